import Files
package import FoodCatalog
package import SQLite

/// What the store needs of the file system, as one value.
package struct CatalogFiles: Sendable {
  /// The size of a file in bytes; `nil` where there is none.
  package var size: @Sendable (String) throws -> Int?
  /// The SHA-256 of a file in hexadecimal digits.
  package var sha256: @Sendable (String) throws -> String
  /// Forces the first file to the disk and puts it in the place of the second, in one step.
  package var replace: @Sendable (_ fresh: String, _ old: String) throws -> Void
  package var remove: @Sendable (String) throws -> Void
  /// Makes a folder for the owner alone, with those above it.
  package var makeFolder: @Sendable (String) throws -> Void
  /// Runs the work while no other program changes the catalogue.
  package var whileLocked: @Sendable (_ lock: String, _ work: () throws -> Void) throws -> Void

  package init(
    size: @escaping @Sendable (String) throws -> Int?,
    sha256: @escaping @Sendable (String) throws -> String,
    replace: @escaping @Sendable (String, String) throws -> Void,
    remove: @escaping @Sendable (String) throws -> Void,
    makeFolder: @escaping @Sendable (String) throws -> Void,
    whileLocked: @escaping @Sendable (String, () throws -> Void) throws -> Void
  ) {
    self.size = size
    self.sha256 = sha256
    self.replace = replace
    self.remove = remove
    self.makeFolder = makeFolder
    self.whileLocked = whileLocked
  }
}

/// The catalogue file of a person: the tables they added, beside those in the program.
///
/// A change builds a whole new file beside the old one and swaps them, so a search never sees half
/// of it and a failure leaves the old one as it was.
package struct CatalogStore: Sendable {
  package let path: String
  private let files: CatalogFiles

  package init(path: String, files: CatalogFiles) {
    self.path = path
    self.files = files
  }

  /// The catalogue file, open for reading; `nil` where nothing was added yet.
  package func open() throws -> Database? {
    guard try explaining({ try files.size(path) }) != nil else { return nil }
    return try Database(path: path, mode: .readOnly)
  }

  /// Adds the tables in `archives`; a table that is there already is replaced.
  ///
  /// - Parameters:
  ///   - archives: Files, each with what is recorded as its origin.
  ///   - today: The day that is recorded, `YYYY-MM-DD`.
  /// - Returns: The tables that were added.
  package func add(
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
      if let slash = path.lastIndex(of: "/") { try files.makeFolder(String(path[..<slash])) }
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

  /// Runs `work`, and says of the catalogue's own files what is wrong with them.
  private func explaining<T>(_ work: () throws -> T) throws -> T {
    do {
      return try work()
    } catch let error as FileError {
      throw CatalogError.fileTrouble(path: error.path, reason: error.reason)
    }
  }
}
