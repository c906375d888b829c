import Calendar
import Nutrition
import SQLite
import Testing

@testable import Diary

extension Schema {
  /// What the tests take for the past: today's tables with a column that was given up later.
  fileprivate static let old = Schema(
    migrations: [
      Migration(to: 1) { database in
        for migration in Schema.current.migrations { try migration.run(database) }
        try database.execute("ALTER TABLE entry ADD COLUMN legacy TEXT DEFAULT 'old'")
      }
    ]
  )

  fileprivate func followed(by sql: String) -> Schema {
    Schema(migrations: migrations + [Migration(to: version + 1, sql: sql)])
  }

  /// A column goes, one with a default comes, and a table that refers to another comes.
  fileprivate static let new = Schema.old.followed(
    by: """
      ALTER TABLE entry DROP COLUMN legacy;
      ALTER TABLE entry ADD COLUMN note TEXT NOT NULL DEFAULT 'none';
      CREATE TABLE water (
        id INTEGER PRIMARY KEY, entry_id INTEGER NOT NULL REFERENCES entry (id), ml ANY
      ) STRICT;
      """
  )

  /// A table made anew under its old name, the way SQLite's manual teaches.
  fileprivate static let newer = Schema.new.followed(
    by: """
      CREATE TABLE water_new (
        id INTEGER PRIMARY KEY, entry_id INTEGER NOT NULL REFERENCES entry (id), amount ANY
      ) STRICT;
      INSERT INTO water_new SELECT id, entry_id, ml FROM water;
      DROP TABLE water;
      ALTER TABLE water_new RENAME TO water;
      UPDATE journal_value SET column_name = 'amount' WHERE column_name = 'ml' AND change_id IN
        (SELECT id FROM journal_change WHERE table_name = 'water');
      """
  )
}

extension Diary {
  fileprivate func pour(_ amount: String, for id: EntryID) throws {
    try change(.add, "water") { database in
      try database.execute("INSERT INTO water (entry_id, ml) VALUES (\(id), \(amount))")
    }
  }

  fileprivate func spill() throws {
    try change(.remove, "water") { try $0.execute("DELETE FROM water") }
  }
}

struct MigrationTests {
  private let home: Home

  init() throws { home = try Home() }

  @Test func keepsEntriesAndUndoAcrossSchemas() async throws {
    let old = try home.open(schema: .old)
    let ids = try await old.log([.full, .plain("tea")], at: .on(.first), origin: .describe)
    let before = try await old.everything()
    try await old.delete([ids[0]])
    let new = try home.open(schema: .new)
    #expect(try await new.undo()?.undoDescription == "restored: \(Item.full.text)")
    #expect(try await new.everything() == before)
    #expect(try await new.texts("SELECT note FROM entry") == ["none", "none"])
    #expect(try await new.redo() != nil)
    #expect(try await new.everything() == [before[1]])
    #expect(try await new.check() == [])
  }

  @Test func theJournalCoversNewTables() async throws {
    _ = try home.open(schema: .old)
    let diary = try home.open(schema: .new)
    let id = try await diary.log([.plain("tea")], at: .on(.first), origin: .describe)[0]
    let amounts = ["1", "1.0", "'1'", "x'0001'", "NULL", "9223372036854775807", "0.1"]
    for amount in amounts { try await diary.pour(amount, for: id) }
    let shape = "SELECT id || typeof(ml) || quote(ml) FROM water ORDER BY id"
    let before = try await diary.texts(shape)
    try await diary.spill()
    #expect(try await diary.undo() != nil)
    #expect(try await diary.texts(shape) == before)
    while try await diary.undo() != nil {}
    #expect(try await diary.texts("SELECT id FROM water UNION SELECT id FROM entry") == [])
    while try await diary.redo() != nil {}
    #expect(try await diary.texts(shape) == [])
    #expect(try await diary.undo() != nil)
    #expect(try await diary.texts(shape) == before)
  }

  @Test func aTableMadeAnewKeepsItsUndo() async throws {
    _ = try home.open(schema: .old)
    let new = try home.open(schema: .new)
    let id = try await new.log([.plain("tea")], at: .on(.first), origin: .describe)[0]
    try await new.pour("250.5", for: id)
    try await new.spill()
    let newer = try home.open(schema: .newer)
    #expect(try await newer.undo()?.what == "water")
    #expect(try await newer.texts("SELECT quote(amount) FROM water") == ["250.5"])
    #expect(try await newer.check() == [])
  }

  @Test func makesASoundPrivateBackupFirst() async throws {
    let old = try home.open(schema: .old)
    try await old.log([.full], at: .on(.first), origin: .describe)
    let before = try await old.everything()
    _ = try home.open(schema: .newer)
    let backup = home.folder + "/backups/diary-v1-20261130T081205123Z.db"
    #expect(try home.mode(of: backup) == 0o600)
    #expect(try home.mode(of: home.folder + "/backups") == 0o700)
    let now: @Sendable () -> Instant = { Home.now }
    let copy = try Diary(DiaryFile(path: backup, schema: .old, now: now, patience: 0))
    #expect(try await copy.everything() == before)
    #expect(try await copy.undo() != nil)
    #expect(try await copy.check() == [])
  }

  @Test func aNewDiaryNeedsNoBackup() async throws {
    let diary = try home.open(schema: .newer)
    #expect(home.names.allSatisfy { $0.hasPrefix("diary.db") })
    #expect(try await diary.texts("PRAGMA user_version") == ["3"])
  }

  @Test(
    arguments: [
      "CREATE TABLE a (id INTEGER PRIMARY KEY, b TEXT); DELETE FROM entry; SELECT nonsense",
      "UPDATE entry SET day = 'never'",
      """
      CREATE TABLE water (id INTEGER PRIMARY KEY, entry_id INTEGER REFERENCES entry (id)) STRICT;
      INSERT INTO water VALUES (1, 999)
      """,
    ]
  )
  func aStepThatFailsLeavesTheDiaryAsItWas(sql: String) async throws {
    let old = try home.open(schema: .old)
    try await old.log([.full], at: .on(.first), origin: .describe)
    let before = try await old.everything()
    let error = #expect(throws: DiaryError.self) {
      try home.open(schema: .old.followed(by: sql))
    }
    let backup = home.folder + "/backups/diary-v1-20261130T081205123Z.db"
    guard case .upgradeFailed(home.path, _, backup) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let again = try home.open(schema: .old)
    #expect(try await again.everything() == before)
    #expect(try await again.undo() != nil)
    #expect(try await again.check() == [])
    #expect(try await old.redo() != nil)
  }

  @Test func severalProgramsUpgradeOnce() async throws {
    let old = try home.open(schema: .old)
    try await old.log([.plain("tea")], at: .on(.first), origin: .describe)
    try await withThrowingTaskGroup { group in
      for _ in 0..<6 {
        group.addTask { [home] in
          let diary = try home.open(schema: .newer)
          try await diary.log([.plain("more")], at: .on(.first), origin: .describe)
        }
      }
      try await group.waitForAll()
    }
    let diary = try home.open(schema: .newer)
    #expect(try await diary.everything().count == 7)
    #expect(DatabaseFile.names(in: home.folder + "/backups", endingIn: ".db").count == 1)
  }
}
