import Files
package import FoodCatalog
import OpenFoodFactsProducts
package import SQLite

/// The catalogue file of a person: the tables they added, beside those in the program.
///
/// A change builds a whole new file beside the old one and swaps them, so a search never sees half
/// of it and a failure leaves the old one as it was.
package struct CatalogStore: Sendable {
  package let path: String
  let files: CatalogFiles

  package init(path: String, files: CatalogFiles) {
    self.path = path
    self.files = files
  }

  /// The files with what was added, open for reading; none where nothing was added yet.
  package func openAll() throws -> [Database] {
    try [open(), open(productsPath)].compactMap { $0 }
  }

  /// The same files, each to be opened by whoever can do without.
  package var addedTables: [AddedTables] {
    [path, productsPath].map { path in AddedTables(path: path) { try open(path) } }
  }

  private func open() throws -> Database? { try open(path) }

  private func open(_ path: String) throws -> Database? {
    guard try explaining({ try files.size(path) }) != nil else { return nil }
    return try Database(path: path, mode: .readOnly)
  }

  /// Adds the tables in `archives`; a table that is there already is replaced.
  ///
  /// - Parameters:
  ///   - archives: Files, each with what is recorded as its origin.
  ///   - today: The day that is recorded, `YYYY-MM-DD`.
  ///   - dumps: What is taken of a dump of Open Food Facts.
  ///   - onProgress: Is told how far the reading of such a dump is.
  /// - Returns: The tables that were added.
  package func add(
    _ archives: [(path: String, origin: String)],
    today: String,
    dumps: DumpOptions = DumpOptions(),
    _ onProgress: (DumpProgress) throws -> Void = { _ in }
  ) throws -> [FoodTable] {
    let isDump = try archives.map { try DumpFile(path: $0.path) != nil }
    let tables = zip(archives, isDump).filter { !$0.1 }.map(\.0)
    let products = zip(archives, isDump).filter(\.1).map(\.0)
    let added = tables.isEmpty ? [] : try addTables(tables, today: today)
    return added + (try addDumps(products, dumps, today: today, onProgress))
  }

  private func addTables(
    _ archives: [(path: String, origin: String)],
    today: String
  ) throws -> [FoodTable] {
    var added: [FoodTable] = []
    try rebuild { builder, old in
      for archive in archives {
        // What is no table is said before anything long is done with it.
        _ = try FDCDownload(path: archive.path)
        let source = TableSource(
          origin: archive.origin,
          bytes: try files.size(archive.path) ?? 0,
          sha256: try files.sha256(archive.path),
          added: today
        )
        added += try builder.add(file: archive.path, source: source)
      }
      try builder.copy(from: old, except: Set(added.map(\.name)))
    }
    return added
  }

  /// Takes the table called `name` out.
  package func remove(_ name: String) throws {
    if name == ProductDocument.source, try removeProducts() { return }
    let added = try open().map { try Catalog([$0]).tables.map(\.name) } ?? []
    guard added.contains(name) else { throw CatalogError.notAdded(name, added: added) }
    guard added.count > 1 else {
      return try explaining {
        try files.whileLocked(path + ".lock") { try files.remove(path) }
      }
    }
    try rebuild { builder, old in try builder.copy(from: old, except: [name]) }
  }

  private func rebuild(_ fill: (CatalogBuilder, Database?) throws -> Void) throws {
    try explaining {
      try makeFolder()
      try files.whileLocked(path + ".lock") { try rebuildLocked(fill) }
    }
  }

  private func rebuildLocked(_ fill: (CatalogBuilder, Database?) throws -> Void) throws {
    let fresh = path + ".new"
    try files.remove(fresh)
    do {
      let builder = try CatalogBuilder(Database(path: fresh, mode: .create))
      try fill(builder, try open())
      try builder.finish()
      try Task.checkCancellation()
      try files.replace(fresh, path)
    } catch {
      try? files.remove(fresh)
      throw error
    }
  }

  func makeFolder() throws {
    if let slash = path.lastIndex(of: "/") { try files.makeFolder(String(path[..<slash])) }
  }

  /// Another file in the same folder.
  func beside(_ name: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return name }
    return path[...slash] + name
  }

  /// Runs `work`, and says of the catalogue's own files what is wrong with them.
  func explaining<T>(_ work: () throws -> T) throws -> T {
    do {
      return try work()
    } catch let error as FileError {
      throw CatalogError.fileTrouble(path: error.path, reason: error.reason)
    }
  }
}
