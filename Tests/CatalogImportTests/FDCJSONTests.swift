import Barcodes
import FoodCatalog
import FoundationEssentials
import Nutrition
import Testing

@testable import CatalogImport

/// All records of a document, read in pieces of `size` bytes.
func foods(
  _ document: some Collection<UInt8>,
  size: Int = .max,
  names: [String] = ["x.json"]
) throws -> (table: FoodTable?, foods: [FoodRecord]) {
  var reader = FDCDocumentReader(names: names)
  var table: FoodTable?
  var foods: [FoodRecord] = []
  var rest = Array(document)[...]
  while !rest.isEmpty {
    try reader.read(Array(rest.prefix(size))) {
      table = $0
    } add: {
      foods.append($0)
    }
    rest = rest.dropFirst(size)
  }
  try reader.finish()
  return (table, foods)
}

struct FDCJSONTests {
  @Test func readsSurveyFoods() throws {
    let text = """
      {"SurveyFoods": [{"foodClass":"Survey","description":"Bananas, fried","foodNutrients":[
      {"type":"FoodNutrient","id":1,"nutrient":{"id":1003,"name":"Protein"},"amount":1.21},
      {"nutrient":{"id":1008},"amount":"146"},{"nutrient":{"id":1062},"amount":611},
      {"nutrient":{"id":1093},"amount":0E-8},{"nutrient":{"id":1079}},{"nutrient":null},null,
      {"nutrient":{"id":1057},"amount":null}],
      "foodAttributes":[{"value":"in batter;griddled","foodAttributeType":{"id":1001},"rank":2},
      {"value":6004,"foodAttributeType":{"id":999}},
      {"value":"fried","foodAttributeType":{"id":1001,"name":"Additional Description"},"rank":1}],
      "foodCode":63107410,"startDate":"1/1/2021","endDate":"12/31/2023","fdcId":2709225,
      "foodPortions":[{"measureUnit":{"id":9999,"name":"undetermined"},"modifier":"90000",
      "gramWeight":140,"portionDescription":"Quantity not specified","sequenceNumber":3},
      {"modifier":"60343","gramWeight":"140.0","portionDescription":"2 bananas",
      "sequenceNumber":1},{"portionDescription":"1 cup","gramWeight":null}],"inputFoods":[
      {"foodDescription":"Butter, stick","sequenceNumber":2},{"foodDescription":""},
      {"foodDescription":"Bananas, raw","sequenceNumber":1}]}]}
      """
    let result = try foods(text.utf8, names: ["surveyDownload.json"])
    #expect(result.table?.name == "fndds-2021-2023" && result.table?.family == .fndds)
    let food = try #require(result.foods.first)
    #expect(food.key == "63107410" && food.name == "Bananas, fried")
    #expect(food.per100 == Nutrients([.energy: 146, .protein: 1.21, .sodium: 0]))
    #expect(
      food.portions == [
        Portion(name: "bananas", grams: 70), Portion(name: "quantity not specified", grams: 140),
      ]
    )
    #expect(food.aliases.map(\.text) == ["fried", "in batter", "griddled"])
    #expect(food.aliases.allSatisfy { $0.kind == .additional })
    #expect(food.ingredientsText == "Bananas, raw; Butter, stick")
    #expect(food.url == "https://fdc.nal.usda.gov/food-details/2709225/nutrients")
  }

  @Test(arguments: [("SRLegacyFoods", "2018-04"), ("FoundationFoods", "2025-12-18")])
  func readsReferenceFoods(list: String, released: String) throws {
    let text = """
      {"\(list)": [{"fdcId":173410,"description":"Butter, salted","ndbNumber":1001,
      "foodPortions":[{"amount":2,"measureUnit":{"id":1001,"name":"tablespoon"},
      "modifier":"","gramWeight":28.4},{"amount":1,"measureUnit":{"name":"undetermined"},
      "modifier":"pat","gramWeight":5.0}],"inputFoods":[{"foodDescription":"a sample"}],
      "foodNutrients":[{"nutrient":{"id":2047},"amount":717.0},
      {"nutrient":{"id":2048},"amount":706.5}]}]}
      """
    let result = try foods(text.utf8, names: ["a.zip", "FoodData_Central_2025-12-18.json"])
    #expect(result.table?.released == released)
    let food = try #require(result.foods.first)
    #expect(food.key == "01001" && food.per100 == Nutrients([.energy: 706.5]))
    #expect(food.portions.map(\.name) == ["tablespoon", "pat"])
    #expect(food.portions.map(\.grams) == [14.2, 5])
    #expect(food.ingredientsText == nil && food.brand == nil)
  }

  @Test func readsBrandedFoods() throws {
    let text = """
      {"BrandedFoods": [{"fdcId":"2643119","description":"PEANUT BUTTER CUPS","foodPortions":[],
      "brandOwner":"GoodSam","brandName":null,"gtinUpc":"0850014333416","ingredients":"COCOA",
      "servingSize":27,"servingSizeUnit":"MLT","householdServingFullText":"3 pieces",
      "labelNutrients":{"calories":{"value":140}},"foodNutrients":[]}]}
      """
    let food = try #require(try foods(text.utf8).foods.first)
    #expect(food.key == "2643119" && food.url == nil && food.brand == "GoodSam")
    #expect(food.gtin?.normalized == "0850014333416" && food.ingredientsText == "COCOA")
    #expect(food.portions == [Portion(name: "serving (3 pieces)", grams: 27)])
    #expect(food.reference == .millilitre && food.per100.missing.count == 10)
  }

  @Test func leavesOutNumbersThatNoFoodHas() throws {
    let text = """
      {"FoundationFoods":[{"fdcId":1,"description":"a","foodNutrients":[
      {"nutrient":{"id":1008},"amount":1e99},{"nutrient":{"id":1003},"amount":-1}],
      "foodPortions":[{"amount":1e-300,"modifier":"cup","gramWeight":1e9},
      {"amount":1e300,"modifier":"pinch","gramWeight":1},{"modifier":"slice","gramWeight":0}]}]}
      """
    let food = try #require(try foods(text.utf8).foods.first)
    #expect(food.portions.isEmpty && food.per100.missing.count == 10)
  }

  @Test func takesTheFirstListThatHasFoods() throws {
    let food = #"{"fdcId":1,"description":"a"}"#
    let nameless = #"{"fdcId":2},{"description":"b"},null"#
    let text = """
      {"x":[{"fdcId":3,"description":"c"}],"FoundationFoods":[],
      "SRLegacyFoods":[\(nameless),\(food)],"BrandedFoods":[\(food)]}
      """
    let result = try foods(text.utf8)
    #expect(result.table?.name == "sr-legacy-2018-04" && result.foods.map(\.key) == ["1"])
  }

  static let faults: [(String, ImportError)] = [
    (#"{"a":[]}"#, unknown("its JSON has none of \(lists)")),
    (#"[{"fdcId":1}]"#, unknown("it holds no JSON object")),
    (" ", unknown("it holds no JSON object")),
    (#"{"SurveyFoods":[{"fdcId":1}]}"#, .empty(file: "x.json")),
    (#"{"SurveyFoods":[{"fdcId":1"#, malformed("it is cut off at byte 26")),
    (#"{"SurveyFoods":[1,]}"#, malformed("food 1: ")),
    (#"{"SurveyFoods":[{"fdcId":"x"}]}"#, malformed("food 1: fdcId: \"x\" is no number")),
    (#"{"SurveyFoods":[{"foodNutrients":[{"amount":[]}]}]}"#, malformed("food 1: ")),
    (#"{"SurveyFoods":[null,{"fdcId":1,,}]}"#, malformed("food 2: ")),
  ]
  static let lists = "SurveyFoods, SRLegacyFoods, FoundationFoods, BrandedFoods"

  static func unknown(_ reason: String) -> ImportError {
    .unknownKind(file: "x.json", reason: reason)
  }

  static func malformed(_ reason: String) -> ImportError {
    .malformed(file: "x.json", reason: reason)
  }

  @Test(arguments: faults, [1, .max])
  func saysWhatIsWrong(_ fault: (String, ImportError), size: Int) {
    let error = #expect(throws: ImportError.self) { try foods(fault.0.utf8, size: size) }
    // The decoder's own words may change.
    #expect(error?.summary.hasPrefix(fault.1.summary) == true, "\(error?.summary ?? "")")
  }

  /// Recorded answers, which lie beside the package where they are needed.
  static let recorded: String = {
    let parts = URL(filePath: #filePath).pathComponents.dropLast(4)
    let shared = ProcessInfo.processInfo.environment["RESET_SHARED"]
    return (shared ?? parts.joined(separator: "/") + "/shared") + "/data/fdc"
  }()

  @Test(.enabled(if: FileManager.default.fileExists(atPath: recorded), "no recorded answers here"))
  func readsRecordedAnswers() throws {
    func data(_ name: String) throws -> Data {
      try #require(FileManager.default.contents(atPath: "\(Self.recorded)/\(name)"))
    }
    let cheese = try data("misc/food-453744.branded.full.2019-11.json")
    let burger = try data("danclowry/BigMacFood.json")
    func only(_ list: String, _ food: Data) throws -> FoodRecord? {
      try foods(Data("{\"\(list)\":[".utf8) + food + Data("]}".utf8), size: 1000).foods.first
    }
    let branded = try #require(try only("BrandedFoods", cheese))
    #expect(branded.gtin?.normalized == "0868802000105" && branded.per100.energy == 286)
    #expect(branded.portions == [Portion(name: "serving (2 Tbsp)", grams: 28)])
    let legacy = try #require(try only("SRLegacyFoods", burger))
    #expect(legacy.key == "21237" && legacy.per100.energy == 257)
    #expect(legacy.portions == [Portion(name: "item 7.6 oz", grams: 219)])
  }
}
