import FoodCatalog
import FoundationEssentials
import SQLite
import TemporaryFolders
import Testing

@testable import CatalogImport

/// The CSV and the JSON form of a release must give the same rows.
struct TwoFormsTests {
  /// Public-domain tables that lie beside the checkout and are no part of it.
  static let folder: String = {
    let parts = URL(filePath: #filePath).pathComponents.dropLast(4)
    let shared = ProcessInfo.processInfo.environment["RESET_SHARED"]
    return (shared ?? parts.joined(separator: "/") + "/shared") + "/data/usda"
  }()

  static let archives: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".zip") }.sorted().map { "\(folder)/\($0)" }
  }()

  /// Every release that lies beside the checkout. A part of each is enough: the foods are cut out
  /// of the CSV, written as CSV again and as JSON, and both are read.
  @Test(
    .enabled(
      if: !archives.isEmpty,
      "no archives of FoodData Central in \(folder)"
    ),
    arguments: archives
  )
  func givesTheSameRows(_ archive: String) throws {
    let part = try ReleasePart(archive, every: 40)
    let folder = try TemporaryFolder()
    let name = String(archive.split(separator: "/").last ?? "")
    func rows(_ name: String, _ bytes: [UInt8]) throws -> [String] {
      let path = "\(folder.path)/\(name)"
      try Data(bytes).write(to: URL(filePath: path))
      return try self.rows(of: path)
    }
    let zip = try rows(name, part.zip)
    let document = Array(part.json.utf8)
    let json = name.replacing("csv", with: "json").replacing(".zip", with: "")
    #expect(try rows("\(json).json", document) == zip)
    let packed = StoredZip.bytes([("download.json", document)])
    #expect(try rows("\(json).zip", packed) == zip)
    #expect(zip.count > 400)
  }

  /// All that a catalogue says of a file, a line each.
  private func rows(of file: String) throws -> [String] {
    let database = try Database(path: ":memory:", mode: .create)
    let builder = try CatalogBuilder(database)
    _ = try builder.add(
      file: file,
      source: TableSource(origin: "", bytes: 0, sha256: "", added: "")
    )
    try builder.finish()
    return try ["food_table", "food", "name", "exact_name"].flatMap { table in
      try database.rows("SELECT * FROM \(table)") { row in
        "\(table): " + (0..<row.columnCount).map { "\(row.value($0))" }.joined(separator: "|")
      }
    }
  }
}
