import Nutrition
import Testing

@testable import MealText

struct ProductAmountTests {
  private func food(_ portions: [Portion] = []) -> Food {
    var food = Food(
      id: FoodID(source: "test", key: "1"),
      name: "Bread",
      per100: Nutrients([.energy: 250]),
      attribution: "Test"
    )
    food.portions = portions
    return food
  }

  @Test(
    arguments: [
      ("30g", 30), ("30 g", 30), ("1,5 kg", 1500), ("2 oz", 56.7), ("1 slice", 30),
      ("2 slices", 60), ("1 tranche", 30), ("half a slice", 15), ("1 Scheibe", 30),
      ("1 serving", 60), ("1", 60), ("2", 120),
    ] as [(String, Double)]
  )
  func isReadAsPeopleSayIt(text: String, grams: Double) throws {
    let amount = try #require(ProductAmount(text))
    let bread = food([
      Portion(name: "serving (2 tranches)", grams: 60), Portion(name: "package", grams: 500),
    ])
    let item = try #require(amount.item(of: bread))
    #expect(abs(item.grams.best - grams) < 0.05)
    #expect(item.nutrients.energy.map { abs($0 - 2.5 * grams) < 0.2 } == true)
  }

  @Test(arguments: ["photo.jpg", "", "bread", "3 eggs", "-", "30g of butter"])
  func otherWordsAreNoAmount(text: String) { #expect(ProductAmount(text) == nil) }

  /// Nothing is guessed where the maker says no weight.
  @Test func oneOfAProductWithoutAPortionIsNotKnown() throws {
    #expect(ProductAmount.serving.item(of: food()) == nil)
    #expect(try #require(ProductAmount("2")).item(of: food()) == nil)
    #expect(try #require(ProductAmount("30 g")).item(of: food()) != nil)
  }
}
