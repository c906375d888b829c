import Barcodes
import JSON
import Nutrition
import Testing

@Suite struct FoodIDTests {
  @Test(
    arguments: [
      ("sr24:09040", "sr24", "09040"), ("everyday:latte", "everyday", "latte"),
      ("off:4006381333931", "off", "4006381333931"), ("a:b:c", "a", "b:c"), ("x::", "x", ":"),
      ("own:crème brûlée", "own", "crème brûlée"),
    ]
  )
  func readsSourceAndKey(text: String, source: String, key: String) throws {
    let id = try #require(FoodID(text))
    #expect(id == FoodID(source: source, key: key))
    #expect(id.description == text)
  }

  @Test(arguments: ["", ":", "sr24", "sr24:", ":09040", "banana bread"])
  func refuses(text: String) {
    #expect(FoodID(text) == nil)
  }
}

@Suite struct FoodTests {
  private let id = FoodID(source: "sr24", key: "09040")

  private func food(per100 energy: Double = 42) -> Food {
    Food(id: id, name: "Cola", per100: Nutrients([.energy: energy]), attribution: "USDA")
  }

  @Test(
    arguments: [
      (.gram, nil, 250, 105), (.gram, 0.5, 250, 105), (.millilitre, nil, 250, 105),
      (.millilitre, 1.0, 250, 105), (.millilitre, 0.8, 80, 42), (.millilitre, 1.25, 125, 42),
      (.gram, nil, 0, 0),
    ] as [(ReferenceUnit, Double?, Double, Double)]
  )
  func gramsOfAFoodGivenByVolumeNeedItsDensity(
    reference: ReferenceUnit,
    density: Double?,
    grams: Double,
    energy: Double
  ) {
    var food = food()
    food.reference = reference
    food.density = density
    #expect(food.nutrients(inGrams: grams).energy == energy)
    #expect(food.nutrients(inGrams: grams)[.protein] == nil)
  }

  @Test func isWrittenWithTheKeysOfTheContractAndNullForTheUnknown() {
    let json = food().json
    #expect(
      json.keys == [
        "id", "source", "name", "brand", "gtin", "per_100", "per_100_unit", "portions",
        "ingredients_text", "allergens", "traces", "url", "attribution", "confidence", "reasons",
      ]
    )
    for key in ["brand", "gtin", "ingredients_text", "allergens", "traces", "url"] {
      #expect(json[key] == .null)
    }
    #expect(json["id"] == "sr24:09040")
    #expect(json["source"] == "sr24")
    #expect(json["per_100_unit"] == "g")
    #expect(json["portions"]?.text == "[]")
    #expect(json["per_100"]?["energy_kcal"] == .number(42))
  }

  @Test func writesAllItKnows() {
    var food = food()
    food.brand = "Acme"
    food.gtin = GTIN("036000291452")
    food.reference = .millilitre
    food.portions = [Portion(name: "1 can", grams: 330.5)]
    food.allergens = []
    food.traces = ["milk"]
    food.confidence = 0.876
    food.reasons = ["a guess"]
    let json = food.json
    #expect(json["brand"] == "Acme")
    #expect(json["gtin"] == "0036000291452")
    #expect(json["per_100_unit"] == "ml")
    #expect(json["portions"]?.text == #"[{"name":"1 can","grams":330.5}]"#)
    #expect(json["allergens"]?.text == "[]")
    #expect(json["traces"]?.text == #"["milk"]"#)
    #expect(json["confidence"]?.text == "0.88")
    #expect(json["reasons"]?.text == #"["a guess"]"#)
  }
}

@Suite struct EstimateTests {
  @Test(
    arguments: [
      (1, 2, 3, 1, 3), (5, 2, 3, 2, 3), (1, 4, 3, 1, 4), (2, 2, 2, 2, 2),
    ] as [(Double, Double, Double, Double, Double)]
  )
  func boundsAlwaysHoldTheBest(low: Double, best: Double, high: Double, least: Double, most: Double)
  {
    let estimate = Estimate(low: low, best: best, high: high)
    #expect([estimate.low, estimate.best, estimate.high] == [least, best, most])
    #expect(estimate.scaled(by: 2) == Estimate(low: least * 2, best: best * 2, high: most * 2))
  }
}

@Suite struct ItemTests {
  private let id = FoodID(source: "sr24", key: "09040")

  private func item(food: FoodReference?, grams: Double, energy: Estimate?) -> Item {
    Item(
      text: "2 bananas",
      name: "banana",
      amount: 2,
      unit: "piece",
      grams: Estimate(low: grams - 10.04, best: grams, high: grams + 10.06),
      food: food,
      nutrients: Nutrients([.energy: 210.04]),
      energy: energy,
      isEstimate: true,
      confidence: 0.914,
      alternatives: [
        Alternative(id: id, name: "plantain", nutrients: Nutrients([.energy: 122.26]))
      ]
    )
  }

  @Test func isWrittenWithTheKeysOfTheContract() {
    let food = FoodReference(id: id, name: "Bananas, raw")
    let energy = Estimate(low: 180.04, best: 210.04, high: 240.06)
    #expect(
      item(food: food, grams: 236, energy: energy).json.text
        == #"{"text":"2 bananas","name":"banana","amount":2,"unit":"piece","grams":236,"#
        + #""grams_low":226,"grams_high":246.1,"#
        + #""food":{"id":"sr24:09040","name":"Bananas, raw","source":"sr24"},"nutrients":"#
        + Nutrients([.energy: 210]).json.text
        + #","energy_kcal_low":180,"energy_kcal_high":240.1,"estimate":true,"confidence":0.91,"#
        + #""alternatives":[{"id":"sr24:09040","name":"plantain","energy_kcal":122.3,"#
        + #""carbohydrate_g":null}]}"#
    )
  }

  @Test func withoutAFoodItsNumbersAreUnknown() {
    let item = Item(
      text: "xyzzy",
      name: "xyzzy",
      amount: 1,
      unit: "piece",
      grams: Estimate(low: 0, best: 0, high: 0),
      food: nil,
      nutrients: Nutrients(),
      energy: nil,
      isEstimate: true,
      confidence: 0
    )
    for key in ["grams", "grams_low", "grams_high", "food", "energy_kcal_low", "energy_kcal_high"] {
      #expect(item.json[key] == .null)
    }
    #expect(item.json["nutrients"] == Nutrients().json)
    #expect(item.json["alternatives"]?.text == "[]")
  }

  @Test func keepsAWeightThatWasSaidOfAnUnknownFood() {
    #expect(item(food: nil, grams: 150, energy: nil).json["grams"] == .number(150))
  }
}

extension JSON {
  /// The keys of an object, in order.
  fileprivate var keys: [String] {
    guard case .object(let members) = self else { return [] }
    return members.map(\.key)
  }
}
