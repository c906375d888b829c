import FoodCatalog
import FoundationEssentials
import SQLite
import TemporaryFolders
import Testing

@testable import CatalogImport

struct BadTablesTests {
  @Test func neverReadsACutArchiveAsAWholeOne() throws {
    let whole = SmallRelease().zip
    for length in stride(from: 0, to: whole.count, by: 97) {
      let cut = Array(whole[..<length])
      #expect(throws: ImportError.self, "cut at \(length)") {
        try Collected("a.zip", cut)
      }
    }
  }

  typealias Change = (file: String, old: String, new: String, reason: String)
  static let changes: [Change] = [
    ("food", "description", "title", "food.csv, no column 'description'; the columns are"),
    ("food", "fdc_id", "id", "food.csv, no column 'fdc_id'; the columns are"),
    ("food_nutrient", "amount", "value", "food_nutrient.csv, no column 'amount'"),
    ("food_portion", "gram_weight", "grams", "food_portion.csv, no column 'gram_weight'"),
    ("survey_fndds_food", "food_code", "code", "survey_fndds_food.csv, no column 'food_code'"),
    ("food", "fdc_id,", "fdc_id,fdc_id,", "food.csv, two columns are called 'fdc_id'"),
    ("food", "1,survey", "one,survey", "food.csv, line 2, column 'fdc_id': 'one' is not a number"),
    ("food_nutrient", "0.17", "0,17", "food_nutrient.csv, line 3: 5 fields where the header has 4"),
    (
      "food_nutrient", "0.17", "abc",
      "food_nutrient.csv, line 3, column 'amount': 'abc' is not a number"
    ),
    (
      "food_nutrient", "0.17", "nan",
      "food_nutrient.csv, line 3, column 'amount': 'nan' is not a number"
    ),
    (
      "food_nutrient", "0.17", "1e999",
      "food_nutrient.csv, line 3, column 'amount': '1e999' is not a number"
    ),
    ("food_portion", ",165", "", "food_portion.csv, line 3: 7 fields where the header has 8"),
    ("food", "\"Apple, raw\"", "\"Apple, raw", "food.csv, line 3: text after a closing quote"),
    ("food", "Apple, raw", "Apple\0raw", "food.csv, line 2: a NUL byte"),
    ("food_attribute", "Fuji", "\0", "food_attribute.csv, line 2: a NUL byte"),
  ]

  @Test(arguments: changes) func saysWhereATableIsWrong(_ change: Change) throws {
    let release = SmallRelease().changing(change.file, change.old, change.new)
    let error = try #require(throws: ImportError.self) { try release.read() }
    #expect(error.summary.hasPrefix("\(release.name): \(change.reason)"))
    #expect(error.hint == "download it again; nothing was changed")
  }

  @Test func refusesOtherEncodings() throws {
    let table = "fdc_id,data_type,description\n1,survey_fndds_food,Crème\n"
    var utf16: [UInt8] = [0xFF, 0xFE]
    for unit in table.utf16 { utf16 += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let latin1 = table.unicodeScalars.map { UInt8($0.value) }
    for (bytes, reason) in [
      (utf16, "food.csv, line 1: the table is UTF-16; only UTF-8 can be read"),
      (latin1, "food.csv, line 2: not UTF-8"),
    ] {
      let zip = StoredZip.bytes([("food.csv", bytes), ("food_nutrient.csv", [])])
      let error = try #require(throws: ImportError.self) { try Collected("a.zip", zip) }
      #expect(error.summary == "a.zip: \(reason)")
    }
  }

  @Test func saysThatATableIsMissing() throws {
    var release = SmallRelease()
    release.files["food_nutrient"] = nil
    let error = try #require(throws: ImportError.self) { try release.read() }
    #expect(error.summary == "\(release.name): the archive has no entry 'food_nutrient.csv'")
  }

  @Test func saysThatOnlyTheLaboratorysRowsAreThere() throws {
    var release = SmallRelease()
    release.files["food"] = "fdc_id,data_type,description\n2,sample_food,Apple\n"
    let found = try release.read()
    #expect(found.tables.isEmpty && found.foods.isEmpty)
  }

  @Test func refusesOneReleaseTwice() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/fndds-2021-2023.zip"
    try Data(SmallRelease().zip).write(to: URL(filePath: path))
    let builder = try CatalogBuilder(Database(path: ":memory:", mode: .create))
    let source = TableSource(origin: "", bytes: 0, sha256: "", added: "")
    #expect(try builder.add(file: path, source: source).map(\.foods) == [0])
    #expect(throws: ImportError.twice("fndds-2021-2023")) {
      try builder.add(file: path, source: source)
    }
  }
}
