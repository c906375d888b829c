import CSQLite

extension Database {
  /// Whether a transaction is open. The C function is `sqlite3_get_autocommit`.
  package var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

  /// Runs `body` between BEGIN IMMEDIATE and COMMIT, and rolls back when it throws.
  package func transaction<T>(_ body: () throws -> T) throws -> T {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // A full disk may have rolled back already; the first error is the one that tells.
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// Runs `body` so that all its reads see the same moment, whatever others write meanwhile.
  package func snapshot<T>(_ body: () throws -> T) throws -> T {
    try execute("BEGIN")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// Runs `body` inside a transaction so that its changes alone are taken back when it throws.
  /// Savepoints nest.
  package func savepoint<T>(_ body: () throws -> T) throws -> T {
    try execute("SAVEPOINT reset_savepoint")
    do {
      let result = try body()
      try execute("RELEASE reset_savepoint")
      return result
    } catch {
      try? execute("ROLLBACK TO reset_savepoint")
      try? execute("RELEASE reset_savepoint")
      throw error
    }
  }
}
