package import DietCheck
package import FoodCatalog
package import MealText
import Nutrition

/// Checks a plate by what such foods are usually made of; no label is read.
package struct PlateChecker {
  private let catalog: Catalog

  package init(_ catalog: Catalog) { self.catalog = catalog }

  /// A plate: its words, and for each food on it what such a food is usually made of.
  package func check(
    _ meal: DescribedMeal,
    for profile: DietProfile,
    _ language: Language? = nil
  ) throws -> Verdict {
    let whole = FoodEvidence(name: meal.text, language: language)
    let verdicts = try meal.items.compactMap { item -> Verdict? in
      try check(item, for: profile, language)
    }
    let first = profile.check(whole)
    return Verdict.all(of: [first] + verdicts) ?? first
  }

  /// One item of a meal; `nil` where its food is not known well enough to say anything.
  private func check(_ item: Item, for profile: DietProfile, _ language: Language?) throws
    -> Verdict?
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
    return profile.check(evidence)
  }

  /// What such a food is usually made of; the head that USDA gives coconuts too says nothing.
  private func parts(of food: Food) -> String {
    [food.name, food.ingredientsText].compactMap { $0 }.joined(separator: "; ")
      .split(separator: "Nuts, ").joined()
  }

  private static let leastConfidence = 0.4
}
