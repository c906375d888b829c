import FoodCatalog
import OpenFoodFactsProducts
import SQLite

extension CatalogStore {
  /// The file of the packaged products, beside the catalogue. They are apart because they are so
  /// many: adding another table must not copy them.
  package var productsPath: String { beside("openfoodfacts.db") }

  /// Adds the dumps of Open Food Facts in `archives`, if there is one; the products that were there
  /// are replaced when all of it is read.
  ///
  /// An interrupted import goes on where it was, given the same file and options again.
  ///
  /// - Returns: The tables that were added.
  func addDumps(
    _ archives: [(path: String, origin: String)],
    _ options: DumpOptions,
    today: String,
    _ onProgress: (DumpProgress) throws -> Void
  ) throws -> [FoodTable] {
    guard archives.count < 2 else { throw ImportError.twice(ProductDocument.source) }
    guard let archive = archives.first, let dump = try DumpFile(path: archive.path) else {
      return []
    }
    let source = TableSource(
      origin: archive.origin,
      bytes: try files.size(archive.path) ?? 0,
      sha256: "",
      added: today
    )
    let work = DumpImport(dump: dump, options: options, source: source)
    return [try buildProducts(work, onProgress)]
  }

  private func buildProducts(
    _ work: DumpImport,
    _ onProgress: (DumpProgress) throws -> Void
  ) throws -> FoodTable {
    var table: FoodTable?
    try explaining {
      try makeFolder()
      try files.whileLocked(productsPath + ".lock") {
        let fresh = productsPath + ".new"
        do {
          table = try work.run(into: Database(path: fresh, mode: .create), onProgress)
        } catch  where Self.isOfNoUse(error) {
          // What lies there was begun for another file, by another version, or is broken.
          try files.remove(fresh)
          try files.remove(fresh + "-journal")
          table = try work.run(into: Database(path: fresh, mode: .create), onProgress)
        }
        try files.replace(fresh, productsPath)
        try files.remove(fresh + "-journal")
      }
    }
    guard let table else { throw CatalogError.damaged }
    return table
  }

  private static func isOfNoUse(_ error: any Error) -> Bool {
    switch error {
    case CatalogError.otherVersion, CatalogError.damaged, CatalogError.notACatalog: true
    case let error as SQLiteError: [.damaged, .notADatabase].contains(error.kind)
    default: false
    }
  }

  /// Takes the products out; `false` where there are none.
  func removeProducts() throws -> Bool {
    var isThere = false
    try explaining {
      try files.whileLocked(productsPath + ".lock") {
        isThere = try files.size(productsPath) != nil
        if isThere { try files.remove(productsPath) }
      }
    }
    return isThere
  }
}
