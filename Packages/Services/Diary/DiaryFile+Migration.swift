import SQLite

extension DiaryFile {
  /// Brings an older diary to the present schema, after making a backup of it.
  func migrate(_ connection: Connection) throws {
    if let refusal = connection.refusal { throw refusal }
    let database = connection.database
    // Cannot be changed inside a transaction, and a step may have to make a table anew.
    try database.execute("PRAGMA foreign_keys = OFF")
    defer { try? database.execute("PRAGMA foreign_keys = ON") }
    try database.transaction {
      // While we waited for the lock another program may have done it.
      let version = try database.userVersion
      guard version < schema.version else { return try checkAgain(version) }
      let backup = try saveBeside(version: version)
      do {
        try schema.apply(to: database)
        try verify(database)
      } catch let error where !isAboutSpace(error) {
        let detail = (error as? SQLiteError)?.message ?? (error as? Damage)?.detail ?? "\(error)"
        throw DiaryError.upgradeFailed(path: path, detail: detail, backup: backup)
      }
    }
  }

  private func checkAgain(_ version: Int) throws {
    guard version == schema.version else {
      throw DiaryError.newerVersion(path: path, found: version, known: schema.version)
    }
  }

  private func verify(_ database: Database) throws {
    let orphans = try database.rows("PRAGMA foreign_key_check") { $0.text(0) ?? "" }
    if let table = orphans.first { throw Damage(detail: "rows of \(table) point at nothing") }
    if let problem = try database.problems(quickly: true).first { throw Damage(detail: problem) }
  }

  private func isAboutSpace(_ error: any Error) -> Bool { (error as? SQLiteError)?.kind == .full }
}
