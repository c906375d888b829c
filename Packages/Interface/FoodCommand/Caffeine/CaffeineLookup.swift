import Caffeine
import FoodCatalog
import Nutrition

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
      let formula = try catalog.formula(of: candidate.food.id)
      return content(candidate.food, strength, isLabel: Self.isLabel(formula), reading)
    }
    return nil
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
