import Barcodes
import CatalogImport
import EmbeddedTables
import FoodCatalog
import FoundationEssentials
import JSON
import MealText
import Nutrition
import SQLite

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// In-process measurements for `Scripts/bench`; not shipped.
///
///     catalog-bench import OUTPUT.db ZIP…
///     catalog-bench grow OUTPUT.db COUNT         branded rows made by varying the embedded ones
///     catalog-bench search [--release R] [CATALOG.db…] < queries
///     catalog-bench barcode CATALOG.db < codes
@main struct Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      switch arguments.first {
      case "import": try importing(arguments[1], Array(arguments.dropFirst(2)))
      case "grow": try Growth.write(arguments[1], count: Int(arguments[2]) ?? 0)
      case "search": try search(Array(arguments.dropFirst()))
      case "describe": try describe(Array(arguments.dropFirst()))
      case "barcode": try barcode(arguments[1])
      default:
        print("usage: catalog-bench import|grow|search|barcode …")
        exit(2)
      }
    } catch {
      print("catalog-bench: \(error)")
      exit(1)
    }
  }

  private static func importing(_ output: String, _ archives: [String]) throws {
    try? FileManager.default.removeItem(atPath: output)
    let builder = try CatalogBuilder(Database(path: output, mode: .create))
    for archive in archives {
      let source = TableSource(origin: archive, bytes: 0, sha256: "", added: "")
      let table = try builder.add(file: archive, source: source)
      print(table.name)
    }
    try builder.finish()
  }

  static func catalog(_ files: [String]) throws -> Catalog {
    try Catalog(
      [Database(image: EmbeddedTables.image)]
        + files.map { try Database(path: $0, mode: .readOnly) }
    )
  }

  private static func search(_ arguments: [String]) throws {
    var options = SearchOptions(limit: 5)
    var files = arguments
    if files.first == "--release" {
      options.release = files[1]
      files.removeFirst(2)
    }
    let catalog = try catalog(files)
    while let query = readLine() {
      let start = ContinuousClock.now
      let foods = try catalog.search(query, options)
      let elapsed = ContinuousClock.now - start
      let line: JSON = [
        "query": .string(query), "results": .array(foods),
        "elapsed_us": .number(elapsed / .microseconds(1)),
      ]
      print(line.text)
    }
  }

  private static func describe(_ arguments: [String]) throws {
    var options = SearchOptions()
    var files = arguments
    if files.first == "--release" {
      options.release = files[1]
      files.removeFirst(2)
    }
    let reader = MealReader(try catalog(files), options)
    while let text = readLine() {
      let start = ContinuousClock.now
      let meal = try reader.read(text.replacing("\\n", with: "\n"))
      let elapsed = ContinuousClock.now - start
      let line: JSON = [
        "text": .string(text),
        "items": .array(meal.items),
        "total": meal.total.known.json,
        "elapsed_us": .number(elapsed / .microseconds(1)),
      ]
      print(line.text)
    }
  }

  private static func barcode(_ file: String) throws {
    let catalog = try catalog([file])
    while let code = readLine() {
      let start = ContinuousClock.now
      let food = try GTIN(code).flatMap(catalog.food)
      let elapsed = ContinuousClock.now - start
      let line: JSON = [
        "code": .string(code), "name": .string(food?.name),
        "elapsed_us": .number(elapsed / .microseconds(1)),
      ]
      print(line.text)
    }
  }
}
