import SQLite

/// The triggers that write every change of every table into the journal, whoever makes it.
///
/// They are made from the tables as they are, after each migration. A change outside a journal
/// group fails, for there is no open group that it could be written to.
enum JournalTriggers {
  /// The tables a person keeps things in.
  static func tables(in database: Database) throws -> [String] {
    try database.rows(
      """
      SELECT name FROM sqlite_schema
      WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE 'journal%'
      ORDER BY name
      """
    ) { $0.text(0) ?? "" }
  }

  /// The columns of `table` but for its `id`.
  static func columns(of table: String, in database: Database) throws -> [String] {
    try database.rows("SELECT name FROM pragma_table_info(?) WHERE name <> 'id'", .text(table)) {
      $0.text(0) ?? ""
    }
  }

  static func make(in database: Database) throws {
    for table in try tables(in: database) {
      let columns = try columns(of: table, in: database)
      for kind in Kind.allCases { try database.execute(kind.trigger(on: table, columns)) }
    }
  }

  static func drop(in database: Database) throws {
    let names = try database.rows(
      "SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'journal%'"
    ) { $0.text(0) ?? "" }
    for name in names { try database.execute("DROP TRIGGER \(quoted(name))") }
  }

  /// What was done to a row. An insert needs no image: the row itself is one, and the delete that
  /// undoes it takes it.
  enum Kind: String, CaseIterable {
    case insert, update, delete

    fileprivate func trigger(on table: String, _ columns: [String]) -> String {
      let row = self == .insert ? "NEW" : "OLD"
      let images = columns.map { "(last_insert_rowid(), \(literal($0)), OLD.\(quoted($0)))" }
      let keepsID = "SELECT RAISE(ABORT, 'a row keeps its id') WHERE NEW.id IS NOT OLD.id;"
      return """
        CREATE TRIGGER \(quoted("journal_\(table)_\(self)")) AFTER \(rawValue) ON \(quoted(table))
        BEGIN
          \(self == .update ? keepsID : "")
          INSERT INTO journal_change (journal_id, kind, table_name, row_id) VALUES
            ((SELECT id FROM journal WHERE state = 'open'), '\(self)', \(literal(table)), \(row).id);
          \(self == .insert ? "" : "INSERT INTO journal_value VALUES \(images.joined(separator: ","));")
        END
        """
    }
  }

  /// `name` as an SQL identifier.
  static func quoted(_ name: String) -> String { "\"\(doubled("\"", in: name))\"" }

  private static func literal(_ text: String) -> String { "'\(doubled("'", in: text))'" }

  private static func doubled(_ mark: Character, in text: String) -> String {
    String(text.flatMap { $0 == mark ? [$0, $0] : [$0] })
  }
}
