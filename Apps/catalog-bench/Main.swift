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
@main struct Main {
  private static let usage = """
    usage: catalog-bench import OUTPUT.db ARCHIVE…
           catalog-bench grow OUTPUT.db COUNT     branded rows made by varying the embedded ones
           catalog-bench inflate DUMP.jsonl.gz    the floors of an import: unpacking alone,
           catalog-bench pick DUMP.jsonl.gz       and with the JSON passed over
           catalog-bench search [--release R] [CATALOG.db…]     queries on standard input
           catalog-bench describe [--release R] [CATALOG.db…]   meals
           catalog-bench barcode [CATALOG.db…]                  codes
    The last three answer each line with a JSON object: how long it took, and what was found.
    """

  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    let rest = Array(words.dropFirst())
    do {
      switch (words.first, rest.count) {
      case ("import", 2...): try importing(rest[0], Array(rest.dropFirst()))
      case ("grow", 2): try grow(rest[0], rest[1])
      case ("inflate", 1): try Floors.inflate(rest[0])
      case ("pick", 1): try Floors.pick(rest[0])
      case ("search", _): try search(Asked(rest))
      case ("describe", _): try describe(Asked(rest))
      case ("barcode", _): try barcode(Asked(rest))
      default: end(usage, 2)
      }
    } catch {
      end("catalog-bench: \(error)", 1)
    }
  }

  private static func importing(_ output: String, _ archives: [String]) throws {
    try? FileManager.default.removeItem(atPath: output)
    let builder = try CatalogBuilder(Database(path: output, mode: .create))
    for archive in archives {
      let source = TableSource(origin: archive, bytes: 0, sha256: "", added: "")
      for table in try builder.add(file: archive, source: source) { print(table.name) }
    }
    try builder.finish()
  }

  private static func grow(_ output: String, _ count: String) throws {
    guard let count = Int(count), count > 0 else { end(usage, 2) }
    try Growth.write(output, count: count)
  }

  private static func search(_ asked: Asked) throws {
    let catalog = try asked.catalog
    var options = asked.options
    options.limit = 5
    try answer { query in
      let foods = try catalog.search(query, options)
      return ["query": .string(query), "results": .array(foods)]
    }
  }

  private static func describe(_ asked: Asked) throws {
    let reader = MealReader(try asked.catalog, asked.options)
    try answer { text in
      let meal = try reader.read(text.replacing("\\n", with: "\n"))
      return [
        "text": .string(text), "items": .array(meal.items), "total": meal.total.known.json,
      ]
    }
  }

  private static func barcode(_ asked: Asked) throws {
    let catalog = try asked.catalog
    try answer { code in
      let food = try GTIN(code).flatMap(catalog.food)
      return ["code": .string(code), "name": .string(food?.name)]
    }
  }

  /// Answers each line, with the time on the clock and that of this process: on a busy machine
  /// only the latter tells what the work costs.
  private static func answer(_ work: (String) throws -> JSON) throws {
    while let line = readLine() {
      let start = ContinuousClock.now
      let before = clock()
      let found = try work(line)
      let used = clock() - before
      let elapsed = ContinuousClock.now - start
      let timed = found.adding(
        .init("elapsed_us", .number(elapsed / .microseconds(1))),
        .init("cpu_us", .number(Double(used)))
      )
      print(timed.text)
    }
  }

  private static func end(_ message: String, _ status: Int32) -> Never {
    print(message)
    exit(status)
  }
}

/// The release and the catalogues that are named beside the embedded tables.
struct Asked {
  private(set) var options = SearchOptions()
  private var files: [String]

  init(_ words: [String]) {
    files = words
    guard words.count >= 2, words[0] == "--release" else { return }
    options.release = words[1]
    files.removeFirst(2)
  }

  var catalog: Catalog {
    get throws {
      let own = try files.map { try Database(path: $0, mode: .readOnly) }
      return try Catalog([Database(image: EmbeddedTables.image)] + own)
    }
  }
}
