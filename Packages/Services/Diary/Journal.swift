package import Calendar
import SQLite

/// One command as the journal remembers it: all the rows it changed, undone and redone together.
package struct JournalGroup: Equatable, Sendable {
  /// What a command did, seen from the person's side.
  package enum Action: String, Sendable {
    case add, change, remove
  }

  package let id: Int
  package let instant: Instant
  package let action: Action
  /// What it was done to, such as `2 eggs, toast`.
  package let what: String
  package let isUndone: Bool

  /// What undoing it did, such as `removed: 2 eggs, toast`.
  package var undoDescription: String {
    switch action {
    case .add: "removed: \(what)"
    case .change: "changed back: \(what)"
    case .remove: "restored: \(what)"
    }
  }

  /// What redoing it did.
  package var redoDescription: String {
    switch action {
    case .add: "added again: \(what)"
    case .change: "changed again: \(what)"
    case .remove: "removed again: \(what)"
    }
  }
}

/// Undo and redo over all tables.
///
/// A group holds, for each changed row, what is needed to take that change back: for an insert
/// nothing but its id, for an update or a delete the whole row before it, value by value in the
/// types SQLite stores, so nothing is lost in writing it down. To undo a group is to take its
/// changes back from the last to the first while the triggers write down, in the same group, how
/// to take *that* back; to redo it is to do exactly the same once more.
struct Journal {
  let database: Database

  /// Runs `body` as one group. What had been undone before can then no longer be redone.
  func record<T>(
    _ action: JournalGroup.Action,
    _ what: String,
    at instant: Instant,
    _ body: () throws -> T
  ) throws -> T {
    try database.transaction {
      try database.run(
        "INSERT INTO journal (at, action, what, state) VALUES (?, ?, ?, 'open')",
        .integer(instant.milliseconds),
        .text(action.rawValue),
        .text(what)
      )
      let id = database.lastInsertedRowID
      let result = try body()
      if try hasChanges(id) {
        try database.run("DELETE FROM journal WHERE state = 'undone'")
        try setState("done", of: id)
      } else {
        try database.run("DELETE FROM journal WHERE id = ?", .integer(id))
      }
      return result
    }
  }

  /// Takes back the newest group that is not undone, whichever program wrote it.
  func undo() throws -> JournalGroup? {
    try flip("WHERE state = 'done' ORDER BY id DESC", to: "undone")
  }

  /// Does the oldest undone group again.
  func redo() throws -> JournalGroup? {
    try flip("WHERE state = 'undone' ORDER BY id", to: "done")
  }

  /// The groups, newest first.
  func history(limit: Int) throws -> [JournalGroup] {
    try groups("ORDER BY id DESC LIMIT \(limit)")
  }

  private func groups(_ clause: String) throws -> [JournalGroup] {
    try database.rows("SELECT id, at, action, what, state FROM journal \(clause)") { row in
      JournalGroup(
        id: row.integer(0),
        instant: Instant(milliseconds: Int64(row.integer(1))),
        action: row.text(2).flatMap(JournalGroup.Action.init) ?? .change,
        what: row.text(3) ?? "",
        isUndone: row.text(4) == "undone"
      )
    }
  }

  private func flip(_ clause: String, to state: String) throws -> JournalGroup? {
    try database.transaction {
      guard let id = try groups("\(clause) LIMIT 1").first?.id else { return nil }
      try setState("open", of: id)
      try flip(id)
      try setState(state, of: id)
      return try groups("WHERE id = \(id)").first
    }
  }

  private func hasChanges(_ id: Int) throws -> Bool {
    try database.firstRow(
      "SELECT 1 FROM journal_change WHERE journal_id = ? LIMIT 1",
      .integer(id)
    ) { _ in true } ?? false
  }

  private func setState(_ state: String, of id: Int) throws {
    try database.run("UPDATE journal SET state = ? WHERE id = ?", .text(state), .integer(id))
  }
}

extension Journal {
  /// The journal asks for a row that is not as it was left.
  struct Mismatch: Error {
    let table: String
    let row: Int
  }

  private struct Change {
    let id: Int
    let kind: JournalTriggers.Kind
    let table: String
    let row: Int
  }

  private func flip(_ id: Int) throws {
    // A row may come back before the one it refers to.
    try database.execute("PRAGMA defer_foreign_keys = ON")
    let changes = try database.rows(
      """
      SELECT id, kind, table_name, row_id FROM journal_change
      WHERE journal_id = ? ORDER BY id DESC
      """,
      .integer(id)
    ) { row in
      Change(
        id: row.integer(0),
        kind: row.text(1).flatMap(JournalTriggers.Kind.init) ?? .update,
        table: row.text(2) ?? "",
        row: row.integer(3)
      )
    }
    var columns: [String: Set<String>] = [:]
    for change in changes {
      if columns[change.table] == nil {
        columns[change.table] = Set(try JournalTriggers.columns(of: change.table, in: database))
      }
      try takeBack(change, columns: columns[change.table] ?? [])
    }
    guard let last = changes.first else { return }
    try database.run(
      "DELETE FROM journal_change WHERE journal_id = ? AND id <= ?",
      .integer(id),
      .integer(last.id)
    )
  }

  private func takeBack(_ change: Change, columns: Set<String>) throws {
    let table = JournalTriggers.quoted(change.table)
    let row = SQLiteValue.integer(change.row)
    // An empty table name or one of another program would be a damaged journal.
    guard !columns.isEmpty else { throw Mismatch(table: change.table, row: change.row) }
    let image = try image(of: change).filter { columns.contains($0.column) }
    let names = image.map { JournalTriggers.quoted($0.column) }
    let values = image.map(\.value)
    switch change.kind {
    case .insert: try database.run("DELETE FROM \(table) WHERE id = ?", row)
    case .update:
      let assignments = names.map { "\($0) = ?" }.joined(separator: ", ")
      try database.run("UPDATE \(table) SET \(assignments) WHERE id = ?", values + [row])
    case .delete:
      let marks = String(repeating: ", ?", count: names.count)
      let list = (["id"] + names).joined(separator: ", ")
      try database.run("INSERT INTO \(table) (\(list)) VALUES (?\(marks))", [row] + values)
    }
    guard database.changes == 1 else { throw Mismatch(table: change.table, row: change.row) }
  }

  private func image(of change: Change) throws -> [(column: String, value: SQLiteValue)] {
    try database.rows(
      "SELECT column_name, value FROM journal_value WHERE change_id = ?",
      .integer(change.id)
    ) { ($0.text(0) ?? "", $0.value(1)) }
  }
}
