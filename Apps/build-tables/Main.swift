import CatalogImport
import FoundationEssentials
import SQLite

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Builds the embedded food tables: `build-tables SR24.tsv EVERYDAY-FOLDER OUTPUT.db`.
///
/// A tool of ours, called by `Scripts/build-tables`; not shipped.
@main struct Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count == 3 else {
      return fail("usage: build-tables SR24.tsv FOLDER OUTPUT.db", 2)
    }
    do {
      try build(reference: arguments[0], everyday: arguments[1], output: arguments[2])
    } catch let error as ImportError {
      fail(error.summary, 5)
    } catch {
      fail("\(error)", 70)
    }
  }

  private static func build(reference: String, everyday: String, output: String) throws {
    let table = try StandardReferenceTable([UInt8](Data(contentsOf: URL(filePath: reference))))
    let names = try FileManager.default.contentsOfDirectory(atPath: everyday)
      .filter { $0.hasSuffix(".txt") }.sorted()
    let files = try names.map { name in
      (name, try String(contentsOfFile: "\(everyday)/\(name)", encoding: .utf8))
    }
    try? FileManager.default.removeItem(atPath: output)
    let builder = try CatalogBuilder(Database(path: output, mode: .create))
    try builder.addEmbedded(table, EverydayTable(files, rows: table.foods))
    try builder.finish()
  }

  private static func fail(_ message: String, _ status: Int32) {
    print("build-tables: \(message)")
    exit(status)
  }
}
