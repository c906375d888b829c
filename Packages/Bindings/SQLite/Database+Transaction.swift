import CSQLite

extension Database {
  /// Whether a transaction is open. The C function is `sqlite3_get_autocommit`.
  package var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

  /// Runs `body` between BEGIN IMMEDIATE and COMMIT, and rolls back when it throws.
  package func transaction<T>(_ body: () throws -> T) throws -> T {
    try between("BEGIN IMMEDIATE", and: "COMMIT", else: "ROLLBACK", body)
  }

  /// Runs `body` so that all its reads see the same moment, whatever others write meanwhile.
  package func snapshot<T>(_ body: () throws -> T) throws -> T {
    try between("BEGIN", and: "COMMIT", else: "ROLLBACK", body)
  }

  /// Runs `body` inside a transaction so that its changes alone are taken back when it throws.
  /// Savepoints nest.
  package func savepoint<T>(_ body: () throws -> T) throws -> T {
    try between(
      "SAVEPOINT reset_savepoint",
      and: "RELEASE reset_savepoint",
      else: "ROLLBACK TO reset_savepoint; RELEASE reset_savepoint",
      body
    )
  }

  private func between<T>(
    _ begin: String,
    and end: String,
    else undo: String,
    _ body: () throws -> T
  ) throws -> T {
    // Kept compiled, unlike with `execute`.
    try run(begin)
    do {
      let result = try body()
      try run(end)
      return result
    } catch {
      // A full disk may have rolled back already; the first error is the one that tells.
      try? execute(undo)
      throw error
    }
  }
}
