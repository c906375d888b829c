import Nutrition
import OpenFoodFactsProducts
import Testing

/// The nutrition schema of version 3.5.
struct NutritionSchemaTests {
  @Test func theServersChoiceIsTaken() throws {
    let food = try #require(
      try food(
        #"""
        "nutrition": {"aggregated_set": {"per": "100ml", "preparation": "as_sold", "nutrients": {
          "energy-kcal": {"value": 42, "unit": "kcal"}, "sodium": {"value": "8", "unit": "mg"},
          "sugars": {"value": 10.6, "unit": "g"}, "fiber": {"value": 1, "source": "estimate"},
          "caffeine": {"value": 10, "unit": "IU"}}}}
        """#
      )
    )
    #expect(food.per100 == Nutrients([.energy: 42, .sodium: 8, .sugar: 10.6]))
    #expect(food.reference == .millilitre)
  }

  @Test func withoutAChoiceAsSoldComesBeforePrepared() throws {
    let prepared =
      #"{"per": "100g", "preparation": "prepared", "nutrients": {"fat": {"value": 9, "unit": "g"}}}"#
    let serving =
      #"{"per": "serving", "per_quantity": 50, "per_unit": "g", "preparation": "as_sold","#
      + #""nutrients": {"fat": {"value": 2, "unit": "g"}}}"#
    let both = try #require(try food(#""nutrition": {"input_sets": [\#(prepared), \#(serving)]}"#))
    #expect(both.per100 == Nutrients([.fat: 4]))
    let alone = try #require(try food(#""nutrition": {"input_sets": [\#(prepared)]}"#))
    #expect(alone.per100 == Nutrients())
    #expect(alone.reasons.first == "its numbers are for the prepared food, not as sold")
  }
}
