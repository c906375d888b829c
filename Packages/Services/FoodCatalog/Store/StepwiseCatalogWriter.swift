import Nutrition
package import SQLite

/// Builds a catalogue file with one very large table, in steps: what was done up to the last one
/// outlives the program, and the next one goes on from there.
///
///     let writer = try StepwiseCatalogWriter(database, table: table, subject: whatItIsMadeFrom)
///     // go on behind writer.position
///     for … { try writer.add(food); now and then: try writer.step(at: position) }
///     try writer.finish(released: …)
package final class StepwiseCatalogWriter {
  private let database: Database
  private let writer: CatalogWriter
  /// Where the last step was; `nil` at the beginning.
  package private(set) var position: [UInt8]?
  /// How many of the finishing steps are done.
  private var finished = 0
  private var lastIndexed = 0

  /// Starts, or goes on where the file was begun for the same `subject`.
  ///
  /// - Parameters:
  ///   - database: A new file, or one that this was interrupted over.
  ///   - table: What the file is to hold.
  ///   - subject: What it is made from, to the last option: anything else is another file.
  /// - Throws: `CatalogError.otherVersion` where the file was begun for something else.
  package init(_ database: Database, table: FoodTable, subject: String) throws {
    self.database = database
    // A killed program must leave a file to go on with. New pages are not journalled, so that
    // costs next to nothing.
    try database.execute("PRAGMA page_size = 4096; PRAGMA journal_mode = TRUNCATE;")
    try database.execute("PRAGMA synchronous = NORMAL; PRAGMA locking_mode = EXCLUSIVE;")
    try database.execute("PRAGMA cache_size = -24000;")
    if try database.applicationID == 0 {
      writer = try Self.begin(database, table, subject)
    } else {
      let found = try Self.found(in: database, subject)
      (position, finished, lastIndexed) = (found.position, found.finished, found.lastIndexed)
      writer = CatalogWriter(continuing: database, found.table)
    }
    try database.execute("BEGIN IMMEDIATE")
  }

  private static func begin(
    _ database: Database,
    _ table: FoodTable,
    _ subject: String
  ) throws -> CatalogWriter {
    try database.execute("BEGIN IMMEDIATE")
    try database.execute(Schema.tables)
    try database.setUserVersion(unfinished)
    try database.execute(Schema.progress)
    try database.run("INSERT INTO progress VALUES (1, ?, NULL, 0, 0)", .text(subject))
    let writer = CatalogWriter(continuing: database, (0, table))
    writer.table = (try writer.insert(table), table)
    try database.execute("COMMIT")
    return writer
  }

  /// The version of a file that is no catalogue yet.
  private static let unfinished = -Schema.version

  private struct Found {
    var table: (id: Int, value: FoodTable)
    var position: [UInt8]?
    var finished: Int
    var lastIndexed: Int
  }

  private static func found(in database: Database, _ subject: String) throws -> Found {
    let version = try database.userVersion
    guard version == unfinished else { throw CatalogError.otherVersion(version) }
    guard let (id, table) = try Shelf.readTables(database).first else {
      throw CatalogError.damaged
    }
    let found = try database.firstRow(
      "SELECT subject, position, finished, last_indexed FROM progress"
    ) { row -> Found? in
      guard row.text(0) == subject else { return nil }
      return Found(
        table: (id, table),
        position: row.isNull(1) ? nil : row.blob(1),
        finished: row.integer(2),
        lastIndexed: row.integer(3)
      )
    }
    guard let found = found ?? nil else { throw CatalogError.otherVersion(version) }
    return found
  }

  /// How many foods are in.
  package var foods: Int { writer.table?.value.foods ?? 0 }

  package func add(_ food: FoodRecord) throws { try writer.add(food) }

  /// Makes all that was added outlive the program, with where to go on.
  package func step(at position: [UInt8]) throws {
    self.position = position
    try writer.updateCounts()
    try database.run("UPDATE progress SET position = ?", .blob(position))
    try commit()
  }

  /// Builds the indexes; the file is a catalogue from here on.
  ///
  /// - Parameters:
  ///   - released: The day the data are of.
  ///   - onProgress: Is told how many of how many parts are done; it may throw to interrupt.
  package func finish(released: String, _ onProgress: (Int, Int) throws -> Void) throws {
    let steps = Schema.finishing
    let names = max(1, foods)
    while finished < steps.count {
      try onProgress(names / 10 * finished, names * 2)
      try database.execute(steps[finished])
      finished += 1
      try database.run("UPDATE progress SET finished = ?", .integer(finished))
      try commit()
    }
    while let next = try writer.indexBrandedNames(behind: lastIndexed) {
      lastIndexed = next
      try database.run("UPDATE progress SET last_indexed = ?", .integer(next))
      try commit()
      try onProgress(min(names * 2, names + next), names * 2)
    }
    try mergeIndex(onProgress)
    try database.run("UPDATE food_table SET released = ?", .text(released))
    try database.execute("DROP TABLE progress")
    try database.execute("PRAGMA analysis_limit = 1000; ANALYZE;")
    try database.setUserVersion(Schema.version)
    try database.execute("COMMIT")
  }

  /// Makes one piece of the index, so that a search reads each list in one place. In small steps,
  /// because SQLite cannot be interrupted within one.
  private func mergeIndex(_ onProgress: (Int, Int) throws -> Void) throws {
    // A negative number begins with all pieces; later ones go on.
    var pages = -Self.pagesAtOnce
    while true {
      let before = database.totalChanges
      try database.run(
        "INSERT INTO branded_index (branded_index, rank) VALUES ('merge', ?)",
        .integer(pages)
      )
      // Fewer than two changes: nothing was left to be merged.
      if database.totalChanges - before < 2 { return }
      pages = Self.pagesAtOnce
      try onProgress(1, 1)
    }
  }

  private static let pagesAtOnce = 5000

  private func commit() throws {
    try database.execute("COMMIT")
    try database.execute("BEGIN IMMEDIATE")
  }
}
