import CatalogImport
import CatalogSource
package import CommandLineKit
import EmbeddedTables
package import FoodCatalog
import FoodSources
import MealText
import Nutrition
import ProgramTools
import SQLite
import Settings
import Synchronization

extension SourceFactory {
  /// The food tables on this disk.
  static let catalog = SourceFactory(about: CatalogSource.about) { surroundings in
    CatalogSource(.open(in: surroundings))
  }
}

extension CatalogSource.Tables {
  /// The tables of the person's home, opened with the first question.
  fileprivate static func open(in surroundings: SourceSurroundings) -> Self {
    let (path, output) = (surroundings.home.folders.catalog, surroundings.output)
    let (table, release) = (surroundings.table, surroundings.release)
    let shared = SharedCatalog { try Catalog.open(path, output) }
    return Self(
      search: { words, limit, language in
        try shared.use { catalog in
          try catalog.search(
            words,
            SearchOptions(limit: limit, release: release, table: table, language: language)
          )
        }
      },
      product: { gtin in try shared.use { try $0.food(gtin) } },
      food: { id in try shared.use { try $0.food(id) } },
      dishes: { text, language in
        try shared.use { catalog in
          let options = SearchOptions(release: release, table: table, language: language)
          return try MealReader(catalog, options).read(text).items.compactMap(Dish.init)
        }
      }
    )
  }
}

extension Dish {
  /// What was read; `nil` where the tables do not know it.
  fileprivate init?(_ item: Item) {
    guard item.food != nil else { return nil }
    self.init(
      text: item.text,
      name: item.name,
      amount: item.amount,
      unit: item.unit,
      grams: item.grams,
      nutrients: item.nutrients,
      confidence: item.confidence,
      reasons: item.reasons
    )
  }
}

extension Catalog {
  /// The tables in the program, and those added in the file at `path` and beside it; without those
  /// that cannot be read, of which `output` tells once.
  package static func open(_ path: String, _ output: Output) throws -> Catalog {
    let added = CatalogStore(path: path, files: .system).addedTables
    return try Catalog(Database(image: EmbeddedTables.image), and: added) { file, error in
      output.warnOnce(leftOut: file.path, error)
    }
  }

  /// All the tables there are.
  ///
  /// - Throws: `SQLiteError` or `CatalogError` where some of them cannot be read.
  package static func openAll(_ path: String) throws -> Catalog {
    let own = try CatalogStore(path: path, files: .system).openAll()
    return try Catalog([Database(image: EmbeddedTables.image)] + own)
  }
}

extension Output {
  fileprivate func warnOnce(leftOut path: String, _ error: any Error) {
    let file = path.split(separator: "/").last ?? ""
    let reason = (error as? any Explained)?.summary ?? "\(error)"
    warnOnce("the tables in \(file) are left out: \(reason); remove the file and add them again")
  }
}

/// A catalogue for several tasks, one at a time.
private final class SharedCatalog: Sendable {
  private let catalog = Mutex<Catalog?>(nil)
  private let open: @Sendable () throws -> Catalog

  init(open: @escaping @Sendable () throws -> Catalog) { self.open = open }

  func use<T: Sendable>(_ body: @Sendable (Catalog) throws -> T) throws -> T {
    try catalog.withLock { catalog in
      let open = try catalog ?? self.open()
      catalog = open
      return try body(open)
    }
  }
}
