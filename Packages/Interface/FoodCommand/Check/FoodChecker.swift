import Barcodes
import DietCheck
import FoodCatalog
import FoodLookup
import MealText
import Meals
import Nutrition

/// Checks what is named rather than read from a label: a barcode, a food of a table, a plate.
struct FoodChecker {
  let session: FoodSession
  let catalog: Catalog

  func check(
    _ text: String,
    for profile: DietProfile,
    _ language: Language?
  ) async throws -> Verdict {
    if let gtin = GTIN(text) { return try await check(gtin, for: profile, language) }
    if let id = FoodID(text), let food = try catalog.food(id) {
      // What is no packaged product has no label: its ingredients are those of a usual recipe.
      return profile.check(food, language: language, isRecipe: food.gtin == nil)
    }
    let meal = try MealReader(catalog, session.searchOptions(limit: 10, release: nil)).read(text)
    return try PlateChecker(catalog).check(meal, for: profile, language)
  }

  private func check(
    _ gtin: GTIN,
    for profile: DietProfile,
    _ language: Language?
  ) async throws -> Verdict {
    let lookup = try session.sources.lookup(LookupWishes())
    let result = try await lookup.lookup(barcode: gtin, languages: session.languages)
    if let failure = result.failure { throw failure }
    guard let food = result.food else {
      var verdict = profile.check(FoodEvidence())
      verdict.missing.insert(result.remark ?? "product \(gtin.normalized)", at: 0)
      return verdict
    }
    return profile.check(food, language: language)
  }
}
