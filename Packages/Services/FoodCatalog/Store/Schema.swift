/// The shape of a catalogue file.
enum Schema {
  /// "RFCT", so that no other program's file is taken for a catalogue.
  static let applicationID = 0x5246_4354
  /// A file of another version is rebuilt, never migrated: all of it comes from tables.
  static let version = 2

  static let tables = """
    PRAGMA application_id = \(applicationID);
    PRAGMA user_version = \(version);
    CREATE TABLE food_table (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, family TEXT NOT NULL, title TEXT NOT NULL,
      licence TEXT NOT NULL, attribution TEXT NOT NULL, released TEXT NOT NULL,
      origin TEXT NOT NULL, bytes INTEGER NOT NULL, sha256 TEXT NOT NULL, added TEXT NOT NULL,
      page TEXT NOT NULL, foods INTEGER NOT NULL, portions INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE food (
      id INTEGER PRIMARY KEY, table_id INTEGER NOT NULL REFERENCES food_table(id),
      key TEXT NOT NULL, name TEXT NOT NULL, brand TEXT, gtin TEXT, unit TEXT NOT NULL,
      density REAL, nutrients BLOB NOT NULL, portions TEXT NOT NULL, ingredients TEXT, url TEXT,
      formula TEXT, allergens TEXT, traces TEXT, notes TEXT
    ) STRICT;
    -- One row a name: `words` are its comparable words, parts set apart by commas. Rows are in
    -- the order of how likely the bare name is meant, so a prefix of any list is its best part.
    CREATE TABLE name (
      id INTEGER PRIMARY KEY, food_id INTEGER NOT NULL REFERENCES food(id),
      table_id INTEGER NOT NULL REFERENCES food_table(id), kind INTEGER NOT NULL,
      words TEXT NOT NULL
    ) STRICT;
    CREATE TABLE staged_name (
      food_id INTEGER NOT NULL, table_id INTEGER NOT NULL, kind INTEGER NOT NULL,
      words TEXT NOT NULL, key TEXT, orderless TEXT, lang TEXT NOT NULL, standing INTEGER NOT NULL, branded INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE copied_exact_name (
      key TEXT NOT NULL, lang TEXT NOT NULL, food_id INTEGER NOT NULL
    ) STRICT;
    """

  /// Run one after another once all foods are in: orders the names and builds what is looked things
  /// up by. `branded_index` is filled after the last of them.
  static let finishing = [
    """
    INSERT INTO name (food_id, table_id, kind, words)
      SELECT food_id, table_id, kind, words FROM staged_name WHERE branded = 0 ORDER BY standing, rowid;
    CREATE TABLE branded (first_name_id INTEGER NOT NULL) STRICT;
    INSERT INTO branded SELECT coalesce(max(id), 0) + 1 FROM name;
    INSERT INTO name (food_id, table_id, kind, words)
      SELECT food_id, table_id, kind, words FROM staged_name WHERE branded = 1 ORDER BY standing, rowid;
    """,
    """
    CREATE TABLE exact_name (
      key TEXT NOT NULL, lang TEXT NOT NULL, food_id INTEGER NOT NULL,
      PRIMARY KEY (key, lang, food_id)
    ) STRICT, WITHOUT ROWID;
    INSERT OR IGNORE INTO exact_name SELECT key, lang, food_id FROM staged_name WHERE key IS NOT NULL;
    INSERT OR IGNORE INTO exact_name SELECT orderless, lang, food_id FROM staged_name
      WHERE orderless IS NOT NULL;
    INSERT OR IGNORE INTO exact_name SELECT key, lang, food_id FROM copied_exact_name;
    DROP TABLE copied_exact_name;
    DROP TABLE staged_name;
    """,
    "CREATE INDEX food_by_key ON food (key)",
    "CREATE INDEX food_by_gtin ON food (gtin) WHERE gtin IS NOT NULL",
    "CREATE INDEX food_by_table ON food (table_id)",
    """
    CREATE VIRTUAL TABLE name_index USING fts5 (
      words, content = '', detail = none, columnsize = 0, tokenize = "unicode61 tokenchars '&.%'"
    );
    INSERT INTO name_index (rowid, words)
      SELECT id, words FROM name, branded WHERE id < first_name_id;
    INSERT INTO name_index (name_index) VALUES ('optimize');
    CREATE VIRTUAL TABLE vocabulary USING fts5vocab (name_index, row);
    CREATE TABLE word (word TEXT PRIMARY KEY, names INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    INSERT INTO word SELECT term, doc FROM vocabulary;
    DROP TABLE vocabulary;
    CREATE VIRTUAL TABLE branded_index USING fts5 (
      words, content = '', detail = none, columnsize = 0, tokenize = "unicode61 tokenchars '&.%'"
    );
    INSERT INTO branded_index (branded_index, rank) VALUES ('hashsize', 8000000);
    -- A rare word looks a common one up at many places; each costs half a page of reading.
    INSERT INTO branded_index (branded_index, rank) VALUES ('pgsz', 500);
    """,
  ]

  /// How many names `branded_index` takes at a time: so few that nobody waits for them to stop.
  static let namesAtOnce = 50_000

  /// Where the building of a large table stands, so that it can go on after an interruption.
  static let progress = """
    CREATE TABLE progress (
      id INTEGER PRIMARY KEY CHECK (id = 1), subject TEXT NOT NULL, position BLOB,
      finished INTEGER NOT NULL, last_indexed INTEGER NOT NULL
    ) STRICT;
    """
}
