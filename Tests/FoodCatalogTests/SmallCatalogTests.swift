import Barcodes
import Nutrition
import SQLite
import Testing

@testable import FoodCatalog

struct SmallCatalogTests {
  private static func table(_ name: String, _ family: FoodTable.Family, _ released: String)
    -> FoodTable
  {
    FoodTable(name: name, family: family, title: name, attribution: name, released: released)
  }

  private static func food(_ key: String, _ name: String, energy: Double) -> FoodRecord {
    FoodRecord(key: key, name: name, per100: Nutrients([.energy: energy]))
  }

  private func database() throws -> Database {
    let database = try Database(path: ":memory:", mode: .create)
    let writer = try CatalogWriter(database)
    for (name, year) in [("fndds-old", "2018"), ("fndds-new", "2023")] {
      try writer.begin(Self.table(name, .fndds, year))
      try writer.add(Self.food("1", "Milk, whole", energy: year == "2018" ? 61 : 60))
      try writer.add(Self.food("2", "Milk, dry, not reconstituted", energy: 496))
      if year == "2018" { try writer.add(Self.food("3", "Egg substitute", energy: 60)) }
      try writer.add(Self.food("4", "Egg, whole, raw", energy: 143))
    }
    try writer.begin(Self.table("branded", .branded, "2025"))
    var product = Self.food("9", "MILK", energy: 50)
    product.gtin = GTIN("3017620422003")
    product.brand = "Hill Farm"
    try writer.add(product)
    try writer.finish()
    return database
  }

  @Test func theNewestReleaseAnswersAndAnotherMayBePinned() throws {
    let catalog = try Catalog([database()])
    #expect(try catalog.search("whole milk").first?.id.description == "fndds-new:1")
    let pinned = SearchOptions(release: "fndds-old")
    #expect(try catalog.search("whole milk", pinned).first?.per100.energy == 61)
    #expect(throws: CatalogError.self) {
      try catalog.search("milk", SearchOptions(release: "fndds-1999"))
    }
  }

  @Test func thePlainFoodComesBeforeTheSpecialOneAndTheBrand() throws {
    let catalog = try Catalog([database()])
    let names = try catalog.search("milk").map(\.id.description)
    #expect(names.first == "fndds-new:1")
    #expect(names.contains("branded:9"))
    #expect(try catalog.search("egg").first?.name == "Egg, whole, raw")
  }

  @Test func aProductIsFoundByItsNumber() throws {
    let gtin = try #require(GTIN("3017620422003"))
    #expect(try Catalog([database()]).food(gtin)?.brand == "Hill Farm")
  }

  @Test func copyingKeepsNamesAndNumbers() throws {
    let old = try database()
    let copy = try Database(path: ":memory:", mode: .create)
    let writer = try CatalogWriter(copy)
    try writer.copy(from: old, except: ["fndds-old"])
    try writer.finish()
    let catalog = try Catalog([copy])
    #expect(catalog.tables.map(\.name) == ["fndds-new", "branded"])
    #expect(try catalog.search("whole milk").first?.per100.energy == 60)
    #expect(try catalog.search("egg").first?.id.description == "fndds-new:4")
  }

  @Test func anotherProgramsFileIsNoCatalogue() throws {
    let database = try Database(path: ":memory:", mode: .create)
    try database.execute("CREATE TABLE t (x)")
    #expect(throws: CatalogError.notACatalog) { try Catalog([database]) }
  }

  @Test func nutrientsKeepWhatIsMissing() {
    let nutrients = Nutrients([.energy: 0.31, .caffeine: 40])
    #expect(NutrientCodec.decode(NutrientCodec.encode(nutrients)) == nutrients)
    #expect(NutrientCodec.decode([]) == Nutrients())
    #expect(NutrientCodec.decode([255, 255, 1]) == Nutrients())
  }
}
