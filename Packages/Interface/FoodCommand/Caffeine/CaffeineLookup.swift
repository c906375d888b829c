import Caffeine
import FoodCatalog
import Meals
import Nutrition
import Words

/// Finds how much caffeine is in what a text names: stated or on a label, in a food table, known of
/// the brand, usual for the kind.
struct CaffeineLookup {
  /// `nil` to go by the name alone.
  let catalog: Catalog?
  let options: SearchOptions

  func content(of text: String) throws -> CaffeineContent {
    let reading = CaffeineReader.read(text)
    // A figure per 100 ml knows nothing of shots, which is what the sizes of a café differ in.
    guard let catalog, reading.content.basis != .label, !reading.hasSizes else {
      return reading.content
    }
    guard let row = try row(reading, catalog) else { return reading.content }
    return row
  }

  /// The row of a table that is called just so, if it tells anything.
  private func row(_ reading: CaffeineReading, _ catalog: Catalog) throws -> CaffeineContent? {
    let candidates = try catalog.candidates(for: reading.name, options)
    for candidate in candidates where candidate.isExact {
      guard let strength = candidate.food.per100[.caffeine] else { continue }
      // Carriers of tables store a missing value as 0.
      if strength == 0, reading.isCertain { continue }
      if isDoubtful(candidate.food, strength, reading) { continue }
      let formula = try catalog.formula(of: candidate.food.id)
      return content(candidate.food, strength, isLabel: Self.isLabel(formula), reading)
    }
    return nil
  }

  /// Whether a row goes by the name only as another name of something else: the brand that the words
  /// name is surer then, and so is the kind where the row is far from it.
  private func isDoubtful(_ food: Food, _ strength: Double, _ reading: CaffeineReading) -> Bool {
    let own = Set(Words.all(of: food.name))
    guard !Words.all(of: reading.name).allSatisfy(own.contains) else { return false }
    let content = reading.content
    guard let grams = content.grams, let milligrams = content.milligrams?.best, grams > 0 else {
      return false
    }
    if content.basis == .brand { return true }
    let usual = milligrams / grams * 100
    return milligrams > 0 && strength > 0 && (strength > 2 * usual || strength < usual / 2)
  }

  private static func isLabel(_ formula: String?) -> Bool {
    formula?.hasPrefix("label facts") ?? false
  }

  private func content(
    _ food: Food,
    _ strength: Double,
    isLabel: Bool,
    _ reading: CaffeineReading
  ) -> CaffeineContent {
    let density = food.density ?? 1
    let grams =
      reading.saidAmount.map { $0 * density } ?? food.portions.first?.grams
      ?? reading.content.grams ?? 100
    let milligrams = food.nutrients(inGrams: grams)[.caffeine] ?? 0
    let doubt = isLabel ? 0.1 : 0.3
    return CaffeineContent(
      milligrams: Estimate(
        low: milligrams * (1 - doubt),
        best: milligrams,
        high: milligrams * (1 + doubt)
      ),
      grams: grams,
      basis: isLabel || food.gtin != nil ? .label : .table,
      reason: "\(food.name) (\(food.id))"
    )
  }
}
