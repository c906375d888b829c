import Diary
import EmbeddedTables
import FoodCatalog
import FoodSources
import MealText
import Nutrition
import SQLite
import Testing

@testable import Meals

/// What a person changes about dishes that were seen on a picture.
struct MealReviewTests {
  private let catalog: Catalog

  init() throws { catalog = try Catalog([Database(image: EmbeddedTables.image)]) }

  private func review(_ name: String, grams: Double) throws -> MealReview {
    let dish = Dish(
      text: name,
      name: name,
      amount: grams,
      unit: "g",
      grams: Estimate(low: grams * 0.7, best: grams, high: grams * 1.3),
      nutrients: Nutrients(),
      confidence: 0.9
    )
    let item = try MealReader(catalog).item(dish)
    return MealReview(
      [item],
      .seen,
      catalog: catalog,
      options: SearchOptions(limit: 10),
      remembered: [:]
    )
  }

  @Test func anotherFoodKeepsTheWeightThatWasSeen() throws {
    var review = try review("white rice", grams: 180)
    let other = try #require(review.items[0].alternatives.first)
    try review.replace(0, by: other)
    #expect(review.items[0].food?.id == other.id)
    #expect(review.items[0].grams.best == 180)
    #expect(
      abs(review.items[0].grams.low - 126) < 0.01 && abs(review.items[0].grams.high - 234) < 0.01
    )
    #expect(review.corrections.count == 1)
  }

  @Test func anotherWeightIsNotRemembered() throws {
    var review = try review("white rice", grams: 180)
    let food = review.items[0].food
    #expect(try review.setAmount(0, "250 g"))
    #expect(review.items[0].grams.best == 250)
    #expect(review.items[0].food == food)
    #expect(review.corrections.isEmpty)
    #expect(try !review.setAmount(0, "plenty"))
  }
}
