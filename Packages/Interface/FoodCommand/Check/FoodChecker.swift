import Barcodes
import DietCheck
import FoodCatalog
import FoodLookup
import MealText
import Nutrition

/// Checks what is named rather than read from a label: a barcode, a food of a table, a plate.
struct FoodChecker {
  let session: FoodSession
  let catalog: Catalog

  func check(
    _ text: String,
    avoiding avoid: [Avoid],
    _ language: Language?
  ) async throws -> Verdict {
    if let gtin = GTIN(text) { return try await check(gtin, avoiding: avoid, language) }
    if let id = FoodID(text), let food = try catalog.food(id) {
      return DietCheck.check(food, avoiding: avoid, language: language, isRecipe: isRecipe(food))
    }
    let meal = try MealReader(catalog, session.searchOptions(limit: 10, release: nil)).read(text)
    return try check(meal, avoiding: avoid, language)
  }

  private func check(
    _ gtin: GTIN,
    avoiding avoid: [Avoid],
    _ language: Language?
  ) async throws -> Verdict {
    let lookup = try session.sources.lookup(LookupWishes())
    let result = try await lookup.lookup(barcode: gtin, languages: session.languages)
    if let failure = result.failure { throw failure }
    guard let food = result.food else {
      var verdict = DietCheck.check(FoodEvidence(), avoiding: avoid)
      verdict.missing.insert(result.remark ?? "product \(gtin.normalized)", at: 0)
      return verdict
    }
    return DietCheck.check(food, avoiding: avoid, language: language)
  }

  /// A plate: its words, and for each food on it what such a food is usually made of.
  func check(
    _ meal: DescribedMeal,
    avoiding avoid: [Avoid],
    _ language: Language? = nil
  ) throws -> Verdict {
    let whole = FoodEvidence(name: meal.text, language: language)
    let verdicts = try meal.items.compactMap { item -> Verdict? in
      try check(item, avoiding: avoid, language)
    }
    return Verdict.all(of: [DietCheck.check(whole, avoiding: avoid)] + verdicts)
      ?? DietCheck.check(whole, avoiding: avoid)
  }

  /// One item of a meal; `nil` where its food is not known well enough to say anything.
  func check(_ item: Item, avoiding avoid: [Avoid], _ language: Language? = nil) throws -> Verdict?
  {
    guard item.confidence >= Self.leastConfidence, let id = item.food?.id,
      let food = try catalog.food(id)
    else { return nil }
    // Another maker's product of this name may be made of other things: a usual dish, no label.
    let evidence = FoodEvidence(
      parts: parts(of: food),
      claims: item.text,
      language: language
    )
    return DietCheck.check(evidence, avoiding: avoid)
  }

  /// What such a food is usually made of; the head that USDA gives coconuts too says nothing.
  private func parts(of food: Food) -> String {
    [food.name, food.ingredientsText].compactMap { $0 }.joined(separator: "; ")
      .split(separator: "Nuts, ").joined()
  }

  private static let leastConfidence = 0.4

  private func isRecipe(_ food: Food) -> Bool { food.id.source == FoodTable.everydayName }
}
