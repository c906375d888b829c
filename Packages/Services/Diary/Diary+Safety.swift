import SQLite

extension Diary {
  /// Copies the diary into a new file at `target`; without one, into `backups` beside it.
  ///
  /// - Returns: Where the copy lies.
  @discardableResult
  package func backup(to target: String? = nil) throws -> String {
    try file.explaining {
      guard let target else { return try file.saveBeside(version: file.schema.version) }
      try file.save(to: target)
      return target
    }
  }

  /// What is wrong with the diary, a line each; empty for a sound one.
  package func check() throws -> [String] {
    do {
      return try file.explaining { try database.snapshot { try problems() } }
    } catch DiaryError.damaged(_, let detail, _) {
      return [detail]
    }
  }

  private func problems() throws -> [String] {
    let structure = try database.problems()
    guard structure.isEmpty else { return structure }
    let orphans = try database.rows("PRAGMA foreign_key_check") { row in
      "row \(row.integer(1)) of \(row.text(0) ?? "") points at nothing"
    }
    try database.forEachRow(EntryRow.select) { _ = try EntryRow.entry(from: $0) }
    return orphans + (try journal.problems())
  }
}

extension Journal {
  /// What contradicts itself in the journal.
  func problems() throws -> [String] {
    var problems: [String] = []
    let open = try database.rows("SELECT id FROM journal WHERE state = 'open'") { $0.integer(0) }
    problems += open.map { "journal \($0) was left open" }
    let early = try database.rows(
      """
      SELECT id FROM journal WHERE state = 'undone'
      AND id < (SELECT max(id) FROM journal WHERE state = 'done')
      """
    ) { $0.integer(0) }
    problems += early.map { "journal \($0) is undone, and a later one is not" }
    let tables = Set(try JournalTriggers.tables(in: database))
    let named = try database.rows("SELECT DISTINCT table_name FROM journal_change") {
      $0.text(0) ?? ""
    }
    problems += named.filter { !tables.contains($0) }.map { "the journal names a table \($0)" }
    return problems
  }
}
