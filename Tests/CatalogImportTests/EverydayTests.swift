import EmbeddedTables
import FoodCatalog
import FoundationEssentials
import Nutrition
import SQLite
import Testing

@testable import CatalogImport

struct EverydayTests {
  private static let rows = [
    FoodRecord(key: "1", name: "Pasta, cooked", per100: Nutrients([.energy: 150, .fat: 1])),
    FoodRecord(key: "2", name: "Oil", per100: Nutrients([.energy: 900])),
  ]

  private func table(_ text: String) throws -> [FoodRecord] {
    try EverydayTable([(name: "f.txt", text: text)], rows: Self.rows).foods
  }

  @Test func aDishIsTheSumOfItsPartsOverWhatItWeighs() throws {
    let food = try #require(
      try table("food d\nname Dish\nmix 1 100; 2 3\nyield 0.5\nen dish\nportion plate 50").first
    )
    #expect(food.per100.energy == (150 + 27) / 51.5 * 100)
    // Oil lacks the value, but it is less than a twentieth of the weight.
    #expect(food.per100[.fat] == 1 / 51.5 * 100)
    #expect(food.per100[.sodium] == nil)
  }

  @Test func aLabelSaysWhatItKnows() throws {
    let text = """
      food c
      name Cola
      maker M
      label per 100 ml; kcal 42; caffeine 10
      density 1.04
      en cola
      portion can 330 ml
      """
    let food = try #require(try table(text).first)
    #expect(food.reference == .millilitre)
    #expect(food.per100[.caffeine] == 10)
    #expect(food.per100[.protein] == nil)
    #expect(food.portions == [Portion(name: "can", grams: 343.2)])
    #expect(food.brand == "M")
  }

  @Test(arguments: [
    "food a\nname A\nrow 9\nen a\nportion x 1", "food a\nname A\nmix 1 x\nen a\nportion x 1",
    "food a\nrow 1\nportion x 1", "food a\nrow 1\nen a", "colour red",
    "food a\nname A\nmaker m\nlabel kcal 1\nen a\nportion x 1",
    "food a\nrow 1\nen a\nportion x",
    "food a\nrow 1\nen a\nportion x 1\n\nfood a\nrow 1\nen b\nportion x 1",
  ])
  func saysWhereAStanzaIsWrong(text: String) throws {
    let error = #expect(throws: ImportError.self) { try table(text) }
    #expect(error?.summary.hasPrefix("f.txt: line ") == true)
  }

  /// The committed image has to be what `Scripts/build-tables` makes of the sources.
  @Test func theEmbeddedImageIsNotStale() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Packages/Services/CatalogImport/Tables")
    let reference = try StandardReferenceTable(
      [UInt8](Data(contentsOf: folder.appending(path: "sr24.tsv")))
    )
    let everyday = folder.appending(path: "everyday").path
    let names = try FileManager.default.contentsOfDirectory(atPath: everyday).sorted()
    let files = try names.map { name in
      (name: name, text: try String(contentsOfFile: "\(everyday)/\(name)", encoding: .utf8))
    }
    let fresh = try Database(path: ":memory:", mode: .create)
    let builder = try CatalogBuilder(fresh)
    try builder.addEmbedded(reference, EverydayTable(files, rows: reference.foods))
    try builder.finish()
    let embedded = try Database(image: EmbeddedTables.image)
    for sql in Self.contents {
      #expect(try lines(sql, fresh) == lines(sql, embedded), "run Scripts/build-tables")
    }
  }

  private static let contents = [
    "SELECT id || '|' || key || '|' || name || '|' || hex(nutrients) || '|' || portions FROM food",
    "SELECT id || '|' || food_id || '|' || kind || '|' || words FROM name",
    "SELECT key || '|' || lang || '|' || food_id FROM exact_name",
  ]

  private func lines(_ sql: String, _ database: Database) throws -> [String] {
    try database.rows(sql) { $0.text(0) ?? "" }
  }
}
