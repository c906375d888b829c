import CatalogImport
import Barcodes
import Calendar
import CommandLineKit
import EmbeddedTables
import FoodCatalog
import FoodLookup
import FoodSources
import Nutrition
import SQLite
import SourceConformance

/// The tables in the program as a source.
struct TableSource: FoodSource {
  var release: String?
  /// What bears a barcode here.
  var product: Food?

  var about: SourceDescription {
    SourceDescription(
      name: "catalog",
      kind: .local,
      capabilities: [.search, .barcode],
      asked: "the food tables",
      leaves: "nothing"
    )
  }

  func answer(_ question: FoodQuestion) async throws -> FoodAnswer {
    let catalog = try Catalog([Database(image: EmbeddedTables.image)])
    switch question.subject {
    case .search(let words, let limit):
      let options = SearchOptions(limit: limit, release: release)
      return FoodAnswer(foods: try catalog.search(words, options))
    case .food(let id): return FoodAnswer(foods: try catalog.food(id).map { [$0] } ?? [])
    case .barcode(let gtin):
      return FoodAnswer(foods: [product].compactMap { $0 }.filter { $0.gtin == gtin })
    case .describe, .photo: throw SourceFailure(source: "catalog", .unsupported, "tables only")
    }
  }
}

extension ConfiguredSources {
  /// One source, asked for everything.
  static func made(of source: TableSource, cache: String) -> ConfiguredSources {
    ConfiguredSources(
      store: SourceStore(path: cache, now: { Instant(milliseconds: 0) }),
      lookup: { wishes in
        var source = source
        source.release = wishes.release
        let kinds = [QuestionKind.search, .barcode, .describe]
        return FoodLookup(
          [source],
          order: Dictionary(uniqueKeysWithValues: kinds.map { ($0, ["catalog"]) })
        )
      },
      all: { [] }
    )
  }
}

extension ConformanceSubject {
  /// `catalog` is sound; `broken` gives foods of another.
  static func made(name: String) throws -> ConformanceSubject {
    guard ["catalog", "broken"].contains(name) else {
      throw Failure("there is no \(name)", exitCode: .usage, code: "unknown_source")
    }
    let source: any FoodSource = name == "broken" ? BrokenSource() : TableSource()
    return ConformanceSubject(source, samples: [], clock: ContinuousClock())
  }
}

/// A source whose foods have ids that are not its own.
private struct BrokenSource: FoodSource {
  var about: SourceDescription {
    SourceDescription(
      name: "broken",
      kind: .network,
      capabilities: [.search],
      asked: "for a test",
      leaves: "nothing"
    )
  }

  func answer(_ question: FoodQuestion) async throws -> FoodAnswer {
    try Task.checkCancellation()
    guard question.kind == .search else {
      throw SourceFailure(source: "broken", .unsupported, "no")
    }
    let id = FoodID(source: "other", key: "apple")
    let apple = Food(id: id, name: "Apple", per100: Nutrients(), attribution: "")
    switch question.subject {
    case .search("apple", _), .food(id): return FoodAnswer(foods: [apple])
    default: return FoodAnswer()
    }
  }
}

extension CatalogFiles {
  /// No files at all.
  static let none = CatalogFiles(
    size: { _ in nil },
    sha256: { _ in "" },
    replace: { _, _ in },
    remove: { _ in },
    makeFolder: { _ in },
    whileLocked: { _, work in try work() }
  )
}
