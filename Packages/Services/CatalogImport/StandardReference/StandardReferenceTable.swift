import CSV
package import FoodCatalog
import Nutrition

/// USDA National Nutrient Database for Standard Reference, release 24, in our compact form.
///
/// One line a food, tab-separated: NDB number, description, the ten nutrients in their order (empty
/// where missing), then portions as `grams name` set apart by `|`. `Scripts/build-tables` makes it.
package struct StandardReferenceTable {
  package static let table = FoodTable(
    name: "sr24",
    family: .standardReference,
    title: "USDA National Nutrient Database for Standard Reference, release 24",
    licence: "public domain",
    attribution: "USDA Standard Reference 24 (public domain)",
    released: "2011-09"
  )

  package let foods: [FoodRecord]

  /// Reads the compact form.
  package init(_ bytes: [UInt8]) throws {
    var reader = CSVReader(required: Self.columns, dialect: .plainTabs)
    var foods: [FoodRecord] = []
    try reader.readAll(bytes) { foods.append(try Self.food($0)) }
    self.foods = foods
  }

  private static let columns = ["ndb", "name"] + Nutrient.allCases.map(\.key) + ["portions"]

  private static func food(_ record: CSVRecord) throws -> FoodRecord {
    var nutrients = Nutrients()
    for nutrient in Nutrient.allCases {
      nutrients[nutrient] = try record.double(2 + nutrient.rawValue)
    }
    var food = FoodRecord(key: record.string(0), name: record.string(1), per100: nutrients)
    food.portions = record.string(columns.count - 1).split(separator: "|").compactMap { text in
      guard let space = text.firstIndex(of: " "), let grams = Double(text[..<space]) else {
        return nil
      }
      return Portion(name: String(text[text.index(after: space)...]), grams: grams)
    }
    return food
  }
}
