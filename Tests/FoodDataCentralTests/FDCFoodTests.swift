import Barcodes
import FoundationEssentials
import Nutrition
import Testing

@testable import FoodDataCentral

struct FDCFoodTests {
  private func food(_ text: String) throws -> FDCFood {
    try JSONDecoder().decode(FDCFood.self, from: Data(text.utf8))
  }

  /// In full, as found by a search, and short.
  @Test(arguments: [
    #"{"nutrient":{"id":1008,"number":"208"},"amount":52.0}"#,
    #"{"nutrientId":1008,"nutrientNumber":"208","value":52}"#,
    #"{"number":"208","amount":"52","unitName":"KCAL"}"#, #"{"number":208,"amount":5.2E1}"#,
  ])
  func amountsStandInThreeForms(row: String) throws {
    let food = try food(#"{"foodNutrients":[null,\#(row),{"nutrientId":1003,"value":0E-8}]}"#)
    #expect(food.per100 == Nutrients([.energy: 52, .protein: 0]))
  }

  @Test func kilojoulesOnlyWhereThereAreNoKilocalories() throws {
    let kilojoules = #"{"nutrientId":1062,"value":418.4}"#
    let alone = try food(#"{"foodNutrients":[\#(kilojoules)]}"#).per100.energy
    #expect(alone.map { abs($0 - 100) < 1e-9 } == true)
    let both = #"[\#(kilojoules),{"nutrientId":2047,"value":99},{"nutrientId":1008,"value":98}]"#
    #expect(try food(#"{"foodNutrients":\#(both)}"#).per100.energy == 98)
    #expect(try food(#"{"foodNutrients":[{"nutrientId":1008}]}"#).per100.energy == nil)
    #expect(try food("{}").per100 == Nutrients())
  }

  @Test(
    arguments: [
      ("g", 28, .gram), ("GRM", 28, .gram), ("GM", 28, .gram), ("ml", 28, .millilitre),
      ("MLT", 28, .millilitre), ("IU", nil, .gram), ("", nil, .gram),
    ] as [(String, Double?, ReferenceUnit)]
  )
  func servingsHaveAUnit(unit: String, grams: Double?, reference: ReferenceUnit) throws {
    let product = try food(
      #"{"servingSize":"28.0","servingSizeUnit":"\#(unit)","householdServingFullText":"1 cup"}"#
    ).product
    #expect(product.serving == grams.map { Portion(name: "serving (1 cup)", grams: $0) })
    #expect(product.reference == reference)
  }

  @Test(
    arguments: [
      ("049000006346", "0049000006346"), ("49000006346", "0049000006346"),
      ("00049000006346", "0049000006346"), ("49000006347", nil), ("", nil), ("1234", nil),
    ] as [(String, String?)]
  )
  func numbersMayHaveLostTheirZeros(text: String, normalized: String?) throws {
    let product = try food(#"{"gtinUpc":"\#(text)"}"#).product
    #expect(product.gtin?.normalized == normalized)
  }

  @Test func portionsStandInTwoLists() throws {
    let food = try food(
      """
      {"foodMeasures":[{"disseminationText":"1 cup","gramWeight":240,"rank":2},
      {"disseminationText":"2 slices","gramWeight":50,"rank":1}],
      "foodPortions":[{"amount":2,"measureUnit":{"name":"tbsp"},"gramWeight":30}]}
      """
    )
    #expect(
      food.weighedPortions == [
        Portion(name: "slices", grams: 25), Portion(name: "cup", grams: 240),
        Portion(name: "tbsp", grams: 15),
      ]
    )
  }

  @Test func aLabelThatDoesNotAddUpIsDoubted() throws {
    let parts =
      #"{"nutrientId":1003,"value":10},{"nutrientId":1004,"value":10},{"nutrientId":1005,"value":30}"#
    for (energy, word) in [(250, nil), (60, "kcal taken for kJ"), (1046, "kJ taken for kcal")] {
      let food = try food(
        #"{"foodNutrients":[{"nutrientId":1008,"value":\#(energy)},\#(parts)]}"#
      )
      let (per100, doubts) = food.product.checked(food.per100)
      #expect(per100.energy == Double(energy), "it is told, never mended")
      #expect(doubts.count == (word == nil ? 0 : 1))
      #expect(word == nil || doubts.first?.contains(word ?? "") == true)
    }
  }

  @Test(arguments: [("g", 100.0), ("ml", 140)]) func whatCannotBeIsMissing(
    unit: String,
    most: Double
  )
    throws
  {
    let food = try food(
      #"{"servingSizeUnit":"\#(unit)","servingSize":5,"foodNutrients":["#
        + #"{"nutrientId":1005,"value":\#(most + 1)},{"nutrientId":1003,"value":\#(most)},"#
        + #"{"nutrientId":1093,"value":2200000}]}"#
    )
    let (per100, doubts) = food.product.checked(food.per100)
    #expect(per100 == Nutrients([.protein: most]))
    #expect(doubts.first == "carbohydrate of \(Int(most) + 1) g in 100 is left out: it cannot be")
    #expect(doubts.count == 2)
  }
}
