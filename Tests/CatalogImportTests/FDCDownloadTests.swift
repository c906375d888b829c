import FoodCatalog
import FoundationEssentials
import Nutrition
import SQLite
import TemporaryFolders
import TestArchives
import Testing

@testable import CatalogImport

struct FDCDownloadTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func add(_ name: String, _ content: [UInt8]) throws -> FoodTable {
    let path = "\(folder.path)/\(name)"
    try Data(content).write(to: URL(filePath: path))
    return try add(path)
  }

  private func add(_ path: String) throws -> FoodTable {
    let builder = try CatalogBuilder(Database(path: ":memory:", mode: .create))
    let source = TableSource(origin: "here", bytes: 1, sha256: "2", added: "2026-11-30")
    let table = try builder.add(file: path, source: source)
    try builder.finish()
    return table
  }

  private static let food = Array(#"{"FoundationFoods":[{"fdcId":1,"description":"a"}]}"#.utf8)

  @Test func readsADocumentWhateverItsName() throws {
    let table = try add("foods.zip", Self.food)
    #expect(table.name == "foundation" && table.origin == "here" && table.added == "2026-11-30")
    #expect(try add("x", [0xEF, 0xBB, 0xBF, 0x0A] + Self.food).name == "foundation")
  }

  @Test func readsADocumentInAZip() throws {
    let zip = storedZip([
      ("a/", []), ("a/food_2025-04-24.json", Self.food), ("a/._food.json", [1]), ("a/note.txt", []),
    ])
    #expect(try add("download", zip).name == "foundation-2025-04-24")
    #expect(try add("f_2024-10-31.zip", zip).name == "foundation-2024-10-31")
  }

  @Test func readsTablesInAZip() throws {
    let zip = storedZip([
      ("food.csv", Array("fdc_id,data_type,description\n1,foundation_food,a\n".utf8)),
      ("food_nutrient.csv", Array("fdc_id,nutrient_id,amount\n1,1008,5\n".utf8)),
      ("food.json", [1]),
    ])
    #expect(try add("f_2024-10-31.json", zip).name == "foundation-2024-10-31")
  }

  @Test func takesAFoodOnce() throws {
    let zip = storedZip([
      (
        "food.csv",
        Array("fdc_id,data_type,description\n1,branded_food,a\n1,branded_food,b\n".utf8)
      ),
      ("food_nutrient.csv", Array("fdc_id,nutrient_id,amount\n1,1008,5\n".utf8)),
    ])
    let path = "\(folder.path)/twice.zip"
    try Data(zip).write(to: URL(filePath: path))
    var foods: [FoodRecord] = []
    try FDCDownload(path: path).read { _ in
    } add: {
      foods.append($0)
    }
    #expect(foods.map(\.name) == ["a"] && foods.first?.per100.energy == 5)
  }

  private static let faults: [([UInt8], String)] = [
    ([], "holds no foods"),
    (Array("\n<!DOCTYPE html>".utf8), "is no food table: it is a web page"),
    ([0x1F, 0x8B, 8, 0], "is no food table: it is packed with gzip; unpack it first"),
    (Array("[{}]".utf8), "is no food table: its JSON is a list, not an object with a list in it"),
    (Array("fdc_id,data_type".utf8), "is no food table: it is neither a zip archive nor JSON"),
    ([0xFF, 0xFE, 0x7B, 0], "is no food table: it is neither a zip archive nor JSON in UTF-8"),
    (Array("PK\u{3}\u{4}".utf8), "is no food table: not a zip archive"),
    (
      storedZip([("a.txt", [])]),
      "is no food table: it has neither food.csv nor a JSON file in it"
    ),
    (
      storedZip([("a.json", food), ("b.JSON", food)]),
      "is no food table: it has 2 JSON files in it; unpack it and add them one by one"
    ),
    (storedZip([("a.json", [])]), "is no food table: it holds no JSON object"),
  ]

  @Test(arguments: faults)
  private func saysWhatItIsInstead(_ fault: (content: [UInt8], words: String)) {
    let error = #expect(throws: ImportError.self) { try add("x", fault.content) }
    #expect(error?.summary == "x \(fault.words)")
  }

  @Test func saysWhatCannotBeRead() {
    let paths = [
      ("/tmp", "cannot read tmp: it is a folder"),
      ("/dev/null", "cannot read null: it is no regular file"),
      ("/nowhere/x.zip", "cannot read x.zip: no such file or directory"),
    ]
    for (path, words) in paths {
      let error = #expect(throws: ImportError.self) { try add(path) }
      #expect(error?.summary == words)
    }
  }
}

private func storedZip(_ files: [(name: String, content: [UInt8])]) -> [UInt8] {
  var builder = ZipBuilder()
  builder.entries = files.map { ZipBuilder.Entry($0.name, $0.content) }
  return builder.bytes()
}
