import EmbeddedTables
import FoodCatalog
import FoodSources
import Nutrition
import SQLite
import Testing

@testable import MealText

/// Dishes that were seen on a picture, with the numbers of the tables.
struct DishTests {
  private let reader: MealReader

  init() throws {
    // Names are English, whatever the person speaks.
    let options = SearchOptions(language: "de")
    reader = MealReader(try Catalog([Database(image: EmbeddedTables.image)]), options)
  }

  private func item(
    _ name: String,
    _ grams: Double,
    _ low: Double,
    _ high: Double,
    count: Double = 0,
    unit: String = "g"
  ) throws -> Item {
    let dish = Dish(
      text: name,
      name: name,
      amount: count > 0 ? count : grams,
      unit: unit,
      grams: Estimate(low: low, best: grams, high: high),
      nutrients: Nutrients(),
      confidence: 0.5,
      reasons: ["seen from above"]
    )
    return try reader.item(dish)
  }

  @Test func theWeightIsTheOneThatWasSeen() throws {
    let rice = try item("cooked white rice", 180, 130, 240)
    #expect(rice.food?.id == FoodID("everyday:rice"))
    #expect(rice.grams == Estimate(low: 130, best: 180, high: 240))
    #expect(rice.nutrients.energy == 234)
    #expect(rice.energy.map { ($0.low.rounded(), $0.high.rounded()) } ?? (0, 0) == (169, 312))
    #expect(rice.isEstimate && rice.confidence < 0.5 && rice.text == "cooked white rice")
    #expect(rice.reasons.suffix(2) == ["seen from above", "weight as seen"])
  }

  @Test func whatCanBeCountedWeighsWhatTheTablesSay() throws {
    let eggs = try item("boiled egg", 110, 80, 140, count: 2, unit: "each")
    #expect(eggs.grams == Estimate(low: 80, best: 100, high: 140))
    #expect(eggs.amount == 2 && eggs.unit == "each")
    let oil = try item("olive oil", 10, 5, 18, count: 1, unit: "tablespoon")
    #expect((13...14.5).contains(oil.grams.best))
    #expect(oil.reasons.last != "weight as seen")
  }

  @Test func whatLooksOtherwiseThanUsualIsBelieved() throws {
    // Two eggs of an ostrich.
    let eggs = try item("boiled egg", 2400, 1900, 2900, count: 2, unit: "each")
    #expect(eggs.grams == Estimate(low: 1900, best: 2400, high: 2900))
  }

  @Test func whatWasOnlyCountedIsNeverNothing() throws {
    let eggs = try item("boiled egg", 0, 0, 0, count: 3, unit: "each")
    #expect(eggs.grams.best == 150 && eggs.grams.low < 150)
    for (name, unit) in [("cooked white rice", "blob"), ("beer", "glass"), ("lasagna", "")] {
      let dish = try item(name, 0, 0, 0, count: 1, unit: unit)
      #expect(dish.food != nil && dish.grams.best > 0, "\(name)")
      #expect(try #require(dish.nutrients.energy) > 0)
    }
  }

  @Test(arguments: ["zzyzx qwrtp", "!!!", "", "and with", "🦑🦑🦑 xqz"])
  func whatNoTableHasKeepsItsWeightAndHasNoNumbers(name: String) throws {
    let dish = try item(name, 90, 70, 120)
    guard dish.food == nil else { return }
    #expect(dish.grams == Estimate(low: 70, best: 90, high: 120))
    #expect(dish.nutrients == Nutrients() && dish.energy == nil && dish.confidence == 0)
  }

  @Test func whatThePersonMeansWins() throws {
    var own = reader
    let basmati = try #require(FoodID("everyday:basmati"))
    own.remembered = [Remembered.key(of: "cooked white rice"): Remembered(food: basmati)]
    let dish = Dish(
      text: "cooked white rice",
      name: "cooked white rice",
      amount: 180,
      unit: "g",
      grams: Estimate(low: 130, best: 180, high: 240),
      nutrients: Nutrients(),
      confidence: 1
    )
    let item = try own.item(dish)
    #expect(item.food?.id == basmati && item.grams.best == 180)
  }
}
