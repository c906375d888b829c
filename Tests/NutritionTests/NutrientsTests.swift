import JSON
import Testing

@testable import Nutrition

struct NutrientsTests {
  @Test func unknownIsNotZero() {
    let food = Nutrients([.energy: 100, .sodium: 0])
    #expect(food[.caffeine] == nil)
    #expect(food.scaled(by: 2)[.caffeine] == nil)
    #expect(food[.sodium] == 0)
    #expect(food.inGrams(250).energy == 250)
  }

  @Test func aSumIsALowerBoundWhereOneLacksTheValue() {
    let total = NutrientTotal([Nutrients([.energy: 100, .fat: 1]), Nutrients([.energy: 50])])
    #expect(total.known.energy == 150)
    #expect(total.known[.fat] == 1)
    #expect(total.lowerBounds.contains(.fat))
    #expect(!total.lowerBounds.contains(.energy))
  }

  /// More does not fit into an asynchronous function; see `Nutrients`.
  @Test func nothingNeedsMoreThanSixteenBytesOfAlignment() {
    #expect(MemoryLayout<Nutrients>.alignment <= 16)
    #expect(MemoryLayout<Food>.alignment <= 16)
    #expect(MemoryLayout<NutrientTotal>.alignment <= 16)
  }

  @Test func nothingEatenIsZero() {
    #expect(NutrientTotal([]).known.energy == 0)
    #expect(NutrientTotal([]).lowerBounds.isEmpty)
  }

  @Test func jsonHasEveryKeyInOrder() {
    let json = Nutrients([.energy: 89.04, .protein: 1.094]).json.text
    let expected = """
      {"energy_kcal":89,"protein_g":1.09,"carbohydrate_g":null,"fat_g":null,\
      "saturated_fat_g":null,"fiber_g":null,"sugar_g":null,"sodium_mg":null,"caffeine_mg":null,\
      "alcohol_g":null}
      """
    #expect(json == expected)
  }

  @Test func aDrinkPer100MillilitresWeighsByItsDensity() {
    var food = Food(
      id: FoodID(source: "t", key: "1"),
      name: "syrup",
      per100: Nutrients([.energy: 130]),
      attribution: ""
    )
    food.reference = .millilitre
    food.density = 1.3
    #expect(food.nutrients(inGrams: 130).energy == 130)
  }

  @Test(arguments: ["", "sr24", ":1", "sr24:"])
  func refusesWhatIsNoID(text: String) {
    #expect(FoodID(text) == nil)
  }

  @Test func anIDMayHoldColons() {
    #expect(FoodID("off:a:b") == FoodID(source: "off", key: "a:b"))
  }
}
