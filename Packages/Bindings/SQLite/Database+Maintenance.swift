import CSQLite

extension Database {
  /// The number by which a program knows its own files, as `file(1)` does.
  package var applicationID: Int {
    get throws { try pragma("application_id") }
  }

  /// The number of the schema.
  package var userVersion: Int {
    get throws { try pragma("user_version") }
  }

  package func setApplicationID(_ id: Int) throws(SQLiteError) {
    try execute("PRAGMA application_id = \(id)")
  }

  package func setUserVersion(_ version: Int) throws(SQLiteError) {
    try execute("PRAGMA user_version = \(version)")
  }

  /// Whether the file can only be read, though writing may have been asked for.
  /// The C function is `sqlite3_db_readonly`.
  package var isReadOnly: Bool { unsafe sqlite3_db_readonly(handle, "main") == 1 }

  /// What is wrong with the file, a line each; empty for a sound one.
  ///
  /// - Parameter quickly: Leaves out the comparison of indexes with their tables.
  package func problems(quickly: Bool = false) throws -> [String] {
    do {
      return try rows("PRAGMA \(quickly ? "quick_check" : "integrity_check")") {
        $0.text(0) ?? ""
      }.filter { $0 != "ok" }
    } catch let error as SQLiteError where error.kind == .damaged {
      // Too much is broken for the check itself.
      return [error.message]
    }
  }

  /// Copies all pages as they are now into a file at `path`, which is made or overwritten, while
  /// others may go on writing. The C functions are `sqlite3_backup_init` and its kin.
  package func copy(to path: String, patience: Int32 = 5000) throws {
    let target = try Database(path: path, mode: .create, patience: patience)
    guard let backup = unsafe sqlite3_backup_init(target.handle, "main", handle, "main") else {
      throw unsafe SQLiteError(code: SQLITE_ERROR, handle: target.handle)
    }
    // All pages in one step: it takes one read lock, so no writer can make it begin again.
    let code = unsafe sqlite3_backup_step(backup, -1)
    let end = unsafe sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE else { throw unsafe SQLiteError(code: code, handle: nil) }
    try target.check(end)
    // The copy of a database in WAL mode would need files beside it to be opened at all.
    try target.execute("PRAGMA journal_mode = DELETE")
  }

  private func pragma(_ name: String) throws -> Int {
    try firstRow("PRAGMA \(name)") { $0.integer(0) } ?? 0
  }
}
