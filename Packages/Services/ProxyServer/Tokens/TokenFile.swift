import SQLite

/// The SQLite file with the tokens: how it comes to be and is opened.
enum TokenFile {
  /// "RSPX" in ASCII.
  private static let applicationID = 0x5253_5058
  private static let version = 1

  static func open(_ path: String) throws -> Database {
    try DatabaseFile.makeFolder(DatabaseFile.folder(of: path))
    if try DatabaseFile.size(of: path) == nil { try create(path) }
    let database = try Database(path: path, mode: .readWrite)
    // A reservation that a power failure takes back was of a request that it ended.
    try database.execute("PRAGMA synchronous = NORMAL; PRAGMA trusted_schema = OFF")
    guard try database.applicationID == applicationID else {
      throw TokenStoreError("\(path) is a file of another program")
    }
    let found = try database.userVersion
    guard found == version else {
      throw TokenStoreError("\(path) has schema \(found), and this program knows \(version)")
    }
    return database
  }

  /// The file gets its name only when it is complete, so of two programs that begin one at the same
  /// moment one takes that of the other.
  private static func create(_ path: String) throws {
    let draft = "\(path).new-\(String(UInt64.random(in: 0 ... .max), radix: 16))"
    defer { DatabaseFile.removeDatabase(draft) }
    try DatabaseFile.makeFile(draft)
    try fill(draft)
    do {
      try DatabaseFile.publish(draft, as: path)
    } catch {
      if error.kind != .exists { throw error }
    }
  }

  private static func fill(_ draft: String) throws {
    let database = try Database(path: draft, mode: .readWrite)
    try database.execute("PRAGMA journal_mode = WAL")
    try database.transaction {
      try database.execute(tables)
      try database.setApplicationID(applicationID)
      try database.setUserVersion(version)
    }
  }

  /// Budgets are NULL where there is no limit, never 0.
  private static let tables = """
    CREATE TABLE token (
      id TEXT PRIMARY KEY,
      label TEXT NOT NULL,
      digest BLOB NOT NULL CHECK (length(digest) = 32),
      created INTEGER NOT NULL,
      expires INTEGER,
      revoked INTEGER,
      requests INTEGER,
      tokens INTEGER
    ) STRICT;

    CREATE TABLE use (
      token TEXT NOT NULL REFERENCES token (id),
      day INTEGER NOT NULL,
      requests INTEGER NOT NULL,
      tokens INTEGER NOT NULL,
      PRIMARY KEY (token, day)
    ) STRICT, WITHOUT ROWID;
    """
}
