import Barcodes
import Calendar
import EmbeddedTables
import FoodCatalog
import FoodLookup
import FoodSources
import Nutrition
import SQLite

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
    case .describe, .photo: return FoodAnswer()
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
        return FoodLookup([source], order: [.search: ["catalog"], .barcode: ["catalog"]])
      },
      all: { [] }
    )
  }
}
