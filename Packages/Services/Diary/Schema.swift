import SQLite

/// One numbered step from a schema to the next.
struct Migration: Sendable {
  /// The schema number it leads to.
  let version: Int
  let run: @Sendable (Database) throws -> Void

  init(to version: Int, run: @escaping @Sendable (Database) throws -> Void) {
    self.version = version
    self.run = run
  }

  init(to version: Int, sql: String) { self.init(to: version) { try $0.execute(sql) } }
}

/// The tables of the diary, as the steps that lead to them.
///
/// Rules that a new step must keep:
/// - A released step never changes; a new table or column is a new step at the end.
/// - Every table is STRICT and has `id INTEGER PRIMARY KEY`, by which the journal knows its rows.
///   Tables of the journal itself begin with `journal`.
/// - No foreign key acts by itself (`CASCADE`, `SET NULL`): undo would do its work twice.
/// - Images in `journal_value` go by table and column name. A column that is gone is left out when
///   a row comes back and one that is new takes its default, so a new column needs one; who
///   renames a column or a table renames it there too, and who drops a table deletes its changes.
struct Schema: Sendable {
  /// "RSET" in ASCII; registered nowhere, but `file(1)` prints it.
  static let applicationID = 0x5253_4554

  let migrations: [Migration]

  /// The number of the newest schema.
  var version: Int { migrations.last?.version ?? 0 }

  static let current = Schema(migrations: [
    Migration(to: 1, sql: version1), Migration(to: 2, sql: version2),
    Migration(to: 3, sql: version3),
  ])

  /// Brings `database`, inside a transaction, from what it is to this schema.
  func apply(to database: Database) throws {
    let present = try database.userVersion
    try JournalTriggers.drop(in: database)
    for migration in migrations where migration.version > present {
      try migration.run(database)
    }
    try JournalTriggers.make(in: database)
    try database.setUserVersion(version)
  }

  /// Journal first, then what a person keeps. Amounts are NULL where unknown, never 0.
  private static let version1 = """
    CREATE TABLE journal (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at INTEGER NOT NULL,
      action TEXT NOT NULL CHECK (action IN ('add', 'change', 'remove')),
      what TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('open', 'done', 'undone'))
    ) STRICT;
    CREATE UNIQUE INDEX journal_open ON journal (state) WHERE state = 'open';

    CREATE TABLE journal_change (
      id INTEGER PRIMARY KEY,
      journal_id INTEGER NOT NULL REFERENCES journal (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('insert', 'update', 'delete')),
      table_name TEXT NOT NULL,
      row_id INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX journal_change_journal ON journal_change (journal_id);

    CREATE TABLE journal_value (
      change_id INTEGER NOT NULL REFERENCES journal_change (id) ON DELETE CASCADE,
      column_name TEXT NOT NULL,
      value ANY,
      PRIMARY KEY (change_id, column_name)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE entry (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at INTEGER NOT NULL,
      zone TEXT NOT NULL,
      day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      meal TEXT CHECK (meal IN ('breakfast', 'lunch', 'dinner', 'snack')),
      origin TEXT NOT NULL,
      text TEXT NOT NULL,
      name TEXT NOT NULL,
      amount REAL NOT NULL,
      unit TEXT NOT NULL,
      grams REAL NOT NULL,
      grams_low REAL NOT NULL,
      grams_high REAL NOT NULL,
      energy_kcal REAL,
      protein_g REAL,
      carbohydrate_g REAL,
      fat_g REAL,
      saturated_fat_g REAL,
      fiber_g REAL,
      sugar_g REAL,
      sodium_mg REAL,
      caffeine_mg REAL,
      alcohol_g REAL,
      energy_kcal_best REAL,
      energy_kcal_low REAL,
      energy_kcal_high REAL,
      is_estimate INTEGER NOT NULL CHECK (is_estimate IN (0, 1)),
      confidence REAL NOT NULL,
      reasons TEXT NOT NULL,
      food_id TEXT,
      food_name TEXT,
      source TEXT,
      release TEXT,
      basis TEXT,
      attribution TEXT
    ) STRICT;
    CREATE INDEX entry_day ON entry (day, at);

    CREATE TABLE correction (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at INTEGER NOT NULL,
      phrase TEXT NOT NULL UNIQUE,
      food_id TEXT NOT NULL,
      food_name TEXT NOT NULL,
      grams REAL
    ) STRICT;
    """

  /// What a person says about products themselves.
  private static let version2 = """
    CREATE TABLE product (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at INTEGER NOT NULL,
      gtin TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      brand TEXT,
      unit TEXT NOT NULL CHECK (unit IN ('g', 'ml')),
      density REAL,
      portions TEXT NOT NULL,
      ingredients TEXT,
      allergens TEXT,
      traces TEXT,
      attribution TEXT NOT NULL,
      energy_kcal REAL,
      protein_g REAL,
      carbohydrate_g REAL,
      fat_g REAL,
      saturated_fat_g REAL,
      fiber_g REAL,
      sugar_g REAL,
      sodium_mg REAL,
      caffeine_mg REAL,
      alcohol_g REAL
    ) STRICT;
    """

  /// What models answered about pictures, and which entries came of it.
  private static let version3 = """
    CREATE TABLE analysis (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at INTEGER NOT NULL,
      source TEXT NOT NULL,
      model TEXT NOT NULL,
      prompt TEXT NOT NULL,
      pictures TEXT NOT NULL,
      note TEXT NOT NULL,
      answer TEXT NOT NULL
    ) STRICT;
    ALTER TABLE entry ADD COLUMN analysis_id INTEGER REFERENCES analysis (id);
    CREATE INDEX entry_analysis ON entry (analysis_id) WHERE analysis_id IS NOT NULL;
    """
}
