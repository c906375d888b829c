import Nutrition
import OpenFoodFactsProducts
import Testing

struct NutrientTests {
  /// What a document says, a nutrient, and what that is; `nil` for missing.
  @Test(
    arguments: [
      (#""energy-kcal_100g": 246, "energy-kj_100g": 1038"#, Nutrient.energy, 246),
      (#""energy-kj_100g": 418.4"#, .energy, 100),
      (#""energy_100g": "836.8""#, .energy, 200),
      (#""energy-kcal_100g": "", "energy_100g": 418.4"#, .energy, 100),
      (#""energy-kcal_100g": 0"#, .energy, 0),
      (#""energy-kcal_100g": -5"#, .energy, nil),
      (#""energy-kcal": 50, "energy-kcal_value": 50, "energy-kcal_unit": "kcal""#, .energy, nil),
      (#""fat_100g": "12,5""#, .fat, 12.5),
      (#""fat_100g": "0E-8""#, .fat, 0),
      (#""fat_100g": "< 0.5""#, .fat, 0.5),
      (#""fat_100g": """#, .fat, nil),
      (#""fat_100g": "traces""#, .fat, nil),
      (#""fat_100g": "nan""#, .fat, nil),
      (#""fat_100g": null"#, .fat, nil),
      (#""fat_100g": [1]"#, .fat, nil),
      (#""fat_100g": 130"#, .fat, nil),
      (#""fat_100g": -1"#, .fat, nil),
      (#""fiber_100g": 3, "fiber_modifier": "-""#, .fiber, nil),
      (#""fiber_100g": 3, "fiber_modifier": "~""#, .fiber, 3),
      (#""sodium_100g": 0.0504, "salt_100g": 0.126"#, .sodium, 50.4),
      (#""salt_100g": 1.25"#, .sodium, 500),
      (#""caffeine_100g": 0.00958"#, .caffeine, 9.58),
      (#""caffeine_100g": 32"#, .caffeine, nil),
      (#""alcohol_100g": 5"#, .alcohol, 3.945),
      (#""alcohol_100g": "12,5""#, .alcohol, 9.8625),
      (#""alcohol_100g": 120"#, .alcohol, nil),
    ] as [(String, Nutrient, Double?)]
  )
  func readsANumber(_ nutriments: String, _ nutrient: Nutrient, _ wanted: Double?) throws {
    let food = try #require(try food(nutriments: nutriments))
    #expect(food.per100[nutrient] == wanted)
    let others = Nutrient.allCases.filter { $0 != nutrient && food.per100[$0] != nil }
    #expect(others.isEmpty, "missing is null, never 0")
  }

  @Test func numbersPerServingNeedItsWeight() throws {
    let numbers = #""energy-kcal_serving": 60, "fat_serving": "1.5""#
    let known = try #require(try food(nutriments: numbers, #""serving_quantity": "30""#))
    #expect(known.per100 == Nutrients([.energy: 200, .fat: 5]))
    #expect(known.reasons == ["worked out from a serving of 30 g"])
    let told = try #require(try food(nutriments: numbers, #""serving_size": "1 can (300 ml)""#))
    #expect(told.per100.energy == 20)
    #expect(told.reference == .millilitre)
    let unknown = try #require(try food(nutriments: numbers, #""serving_quantity": 0"#))
    #expect(unknown.per100 == Nutrients())
    #expect(unknown.reasons.contains("its numbers are for a serving of unknown weight"))
  }

  @Test func preparedIsNotAsSold() throws {
    let numbers = #""energy-kcal_prepared_100g": 40, "fat_prepared_100g": 1"#
    let prepared = try #require(try food(nutriments: numbers))
    #expect(prepared.per100 == Nutrients())
    #expect(prepared.reasons.contains("its numbers are for the prepared food, not as sold"))
    let both = try #require(try food(nutriments: numbers + #", "energy-kcal_100g": 350"#))
    #expect(both.per100 == Nutrients([.energy: 350]))
  }

  @Test(arguments: [
    ("250", "it may be kcal taken for kJ"), ("4368", "it may be kJ taken for kcal"),
  ])
  func implausibleEnergyIsReportedAndKept(_ energy: String, _ guess: String) throws {
    let field = energy == "250" ? "energy-kj_100g" : "energy-kcal_100g"
    let parts = #""proteins_100g": 10, "carbohydrates_100g": 30, "fat_100g": 10"#
    let food = try #require(try food(nutriments: #""\#(field)": \#(energy), \#(parts)"#))
    #expect(food.per100.energy.map { abs($0 - (energy == "250" ? 59.751 : 4368)) < 0.001 } == true)
    #expect(food.reasons.count == 1)
    if energy == "250" { #expect(food.reasons.first?.contains(guess) == true) }
  }

  @Test func partsThatCannotBeAreReported() throws {
    let heavy = #""proteins_100g": 50, "carbohydrates_100g": 50, "fat_100g": 50"#
    let food = try #require(try food(nutriments: heavy + #", "sugars_100g": 60"#))
    #expect(food.reasons.contains("its parts weigh more than the whole"))
    #expect(food.reasons.contains("it has more sugar than carbohydrate"))
    #expect(food.per100[.sugar] == 60)
  }
}
