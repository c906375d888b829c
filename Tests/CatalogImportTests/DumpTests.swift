import Barcodes
import Files
import FoodCatalog
import Foundation
import Nutrition
import SQLite
import TemporaryFolders
import Testing

@testable import CatalogImport

struct DumpTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let files = CatalogFiles(
    size: { try FileSystem.status(of: $0)?.size },
    sha256: { _ in "" },
    replace: { try FileSystem.replace($1, with: $0) },
    remove: { try FileSystem.remove($0) },
    makeFolder: { try FileSystem.makeFolder($0) },
    whileLocked: { _, work in try work() }
  )

  private var store: CatalogStore {
    CatalogStore(path: folder.path + "/catalog.db", files: Self.files)
  }

  /// A line of a dump: product `number`, as long as real ones are.
  private static func line(_ number: Int, _ more: String = "") -> String {
    let body = String(400_000_000_000 + number)
    let code = body + String(GTIN.checkDigit(of: body.compactMap(\.wholeNumberValue)))
    let ballast = String(repeating: "x", count: 300 + number % 977)
    return """
      {"ballast":["\(ballast)"],"code":"\(code)","product_name":"Oat biscuit \(number)",\
      "product_name_de":"Haferkeks \(number)","lang":"en","brands":"Maker","countries_tags":\
      ["en:\(number.isMultiple(of: 2) ? "france" : "germany")"],"last_modified_t":1750000000,\
      "allergens_tags":["en:gluten"],"nutriments":{"energy-kcal_100g":\(number % 500)}\(more)}
      """
  }

  private func dump(_ lines: [String], packed: Bool = true, name: String = "dump") throws -> String
  {
    let plain = folder.path + "/\(name).jsonl"
    try FileSystem.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: plain)
    guard packed else { return plain }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", "-kf", plain]
    try process.run()
    process.waitUntilExit()
    return plain + ".gz"
  }

  private func add(
    _ path: String,
    _ options: DumpOptions = DumpOptions(),
    _ onProgress: (DumpProgress) throws -> Void = { _ in }
  ) throws -> [FoodTable] {
    try store.add([(path, "the dump")], today: "2026-11-30", dumps: options, onProgress)
  }

  @Test(arguments: [true, false]) func aDumpBecomesATable(_ packed: Bool) throws {
    let path = try dump((0..<500).map { Self.line($0) }, packed: packed)
    let added = try add(path, DumpOptions(languages: ["en", "de"]))
    #expect(added.map(\.name) == ["openfoodfacts"])
    #expect(added.map(\.foods) == [500])
    #expect(added.map(\.released) == ["2025-06-15"])
    let catalog = try Catalog(store.openAll())
    #expect(catalog.tables.map(\.foods) == [500])
    #expect(catalog.tables.map(\.licence) == ["Open Database License 1.0"])
    let food = try #require(try catalog.food(FoodID(source: "openfoodfacts", key: "4000000000419")))
    #expect(food.name == "Oat biscuit 41")
    #expect(food.brand == "Maker")
    #expect(food.per100 == Nutrients([.energy: 41]))
    #expect(food.allergens == ["gluten"])
    #expect(food.traces == nil)
    #expect(food.url == "https://world.openfoodfacts.org/product/4000000000419")
    #expect(food.attribution.contains("ODbL"))
    #expect(try catalog.search("maker oat biscuit 77").first?.name == "Oat biscuit 77")
    #expect(try catalog.search("haferkeks 77").first?.name == "Oat biscuit 77")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.filter { $0.contains(".new") } == [])
  }

  @Test func oneProductHasManySpellingsOfItsNumber() throws {
    let codes = ["036000291452", "96385074", "4006381333931", "00012345600012"]
    let lines = codes.enumerated().map { index, code in
      #"{"code":"\#(code)","product_name":"Number \#(index)"}"#
    }
    _ = try add(try dump(lines))
    let catalog = try Catalog(store.openAll())
    for (index, spellings) in [
      ["036000291452", "0036000291452", "00036000291452"], ["96385074"],
      ["4006381333931", "04006381333931"], ["0012345600012", "012345600012"],
    ].enumerated() {
      for spelling in spellings {
        let gtin = try #require(GTIN(spelling), "\(spelling)")
        #expect(try catalog.food(gtin)?.name == "Number \(index)", "\(spelling)")
      }
    }
  }

  @Test func onlyWhatIsWantedIsTaken() throws {
    let lines = (0..<100).map { Self.line($0) }
    let french = try add(try dump(lines), DumpOptions(countries: ["en:france"]))
    #expect(french.map(\.foods) == [50])
    let german = try add(
      try dump(lines + [#"{"code":"4006381333931","product_name":"Only English","lang":"en"}"#]),
      DumpOptions(onlyLanguages: ["de"], languages: ["de", "en"])
    )
    #expect(german.map(\.foods) == [100])
    #expect(try Catalog(store.openAll()).search("haferkeks 7").first?.name == "Haferkeks 7")
  }

  @Test func whatCannotBeReadIsPassedOver() throws {
    let lines = [Self.line(1), #"{"code":"400","#, "", "[]", #"{"code":"","product_name":"x"}"#]
    #expect(try add(try dump(lines + [Self.line(2)])).map(\.foods) == [2])
  }

  private struct Interruption: Error {}

  @Test func anInterruptedImportGoesOn() throws {
    // Text that does not pack, so that the file is read in several pieces.
    var random = SystemRandomNumberGenerator()
    let lines = (0..<3000).map { number in
      let noise = (0..<200).map { _ in String(random.next(), radix: 36) }.joined()
      return Self.line(number, #","noise":"\#(noise)""#)
    }
    let dump = try #require(try DumpFile(path: try dump(lines)))
    let source = TableSource(
      origin: "",
      bytes: try FileSystem.status(of: dump.path)?.size ?? 0,
      sha256: "",
      added: ""
    )
    var work = DumpImport(dump: dump, options: DumpOptions(), source: source)
    work.stepBytes = 1
    let file = folder.path + "/products.db"
    var starts: [Int] = []
    var indexed = 0
    while starts.count < 50 {
      var calls = 0
      do {
        let table = try work.run(into: Database(path: file, mode: .create)) { progress in
          calls += 1
          if calls == 1, progress.phase == .reading { starts.append(progress.done >> 20) }
          if progress.phase == .indexing { indexed += 1 }
          if calls == 2, indexed < 4 { throw Interruption() }
        }
        #expect(table.foods == 3000)
        break
      } catch is Interruption {}
    }
    // Each time it went on behind the piece it had come to.
    #expect(starts.prefix(2) == [1, 3])
    #expect(indexed > 4)
    let catalog = try Catalog([Database(path: file, mode: .readOnly)])
    #expect(catalog.tables.map(\.foods) == [3000])
    for number in [0, 1999, 2999] {
      #expect(try catalog.search("oat biscuit \(number)").first?.name == "Oat biscuit \(number)")
    }
    #expect(try catalog.verify() == [])
  }

  @Test func aBegunImportOfAnotherFileIsDropped() throws {
    let first = try dump((0..<300).map { Self.line($0) }, name: "first")
    #expect(throws: Interruption.self) {
      try add(first) { if $0.phase == .indexing { throw Interruption() } }
    }
    let second = try dump((300..<350).map { Self.line($0) }, name: "second")
    #expect(try add(second).map(\.foods) == [50])
  }

  @Test func theOldProductsStayUntilTheNewAreThere() throws {
    let first = try dump((0..<30).map { Self.line($0) }, name: "first")
    _ = try add(first)
    let bytes = try #require(try FileSystem.read(first)).bytes
    let cut = folder.path + "/cut.jsonl.gz"
    try FileSystem.write(Array(bytes.dropLast(20)), to: cut)
    let error = #expect(throws: ImportError.self) { try add(cut) }
    #expect(error == .malformed(file: "cut.jsonl.gz", reason: "it is cut short"))
    #expect(try Catalog(store.openAll()).tables.map(\.foods) == [30])
    try store.remove("openfoodfacts")
    #expect(try store.openAll().isEmpty)
    #expect(throws: CatalogError.self) { try store.remove("openfoodfacts") }
  }

  @Test func damageInTheMiddleIsTold() throws {
    let path = try dump((0..<3000).map { Self.line($0) })
    var bytes = try #require(try FileSystem.read(path)).bytes
    for place in 0..<50 { bytes[bytes.count / 2 + place] ^= 0x5A }
    try FileSystem.write(bytes, to: path)
    #expect(throws: ImportError.self) { try add(path) }
    #expect(try store.openAll().isEmpty)
  }

  @Test(arguments: [
    ("PAR1\u{0}\u{0}\u{15}", "Parquet"), ("code\turl\tproduct_name\tenergy\n1\t2\t3\t4\n", "CSV"),
  ])
  func otherFormsAreRefused(_ text: String, _ word: String) throws {
    let path = folder.path + "/food.bin"
    try FileSystem.write(Array(text.utf8), to: path)
    let error = #expect(throws: ImportError.self) { try add(path) }
    #expect(error?.summary.contains(word) == true)
    #expect(error?.summary.contains("openfoodfacts-products.jsonl.gz") == true)
  }

  @Test func aFileOfOtherJSONIsNoDump() throws {
    let path = try dump([#"{"SurveyFoods":[{"code":"1"}]}"#], packed: false)
    #expect(try DumpFile(path: path) == nil)
    #expect(try DumpFile(path: folder.path + "/absent") == nil)
  }
}
