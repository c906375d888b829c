package import Calendar
import SQLite
import Synchronization

/// What all programs of this user share about sources: what these said, and how often they were
/// asked. One SQLite file, which may be thrown away at any time.
///
/// It never fails. Where the file cannot be used, the same is kept in memory for this run.
package final class SourceStore: Sendable {
  private let path: String
  let now: @Sendable () -> Instant
  private let database = Mutex<Database?>(nil)

  /// Makes a store; nothing is opened before the first use.
  ///
  /// - Parameters:
  ///   - path: The file; made, 0600 in a folder 0700, where there is none.
  ///   - now: The clock.
  package init(path: String, now: @escaping @Sendable () -> Instant) {
    self.path = path
    self.now = now
  }

  /// Runs `body` on the database; `nil` where not even memory holds it.
  func use<T: Sendable>(_ body: (Database) throws -> T) -> T? {
    database.withLock { database in
      if let open = database ?? Self.open(path) {
        database = open
        if let result = try? body(open) { return result }
      }
      // The disk is full, or the file was damaged while in use.
      guard let memory = try? Self.connect(":memory:") else { return nil }
      database = memory
      return try? body(memory)
    }
  }

  /// Milliseconds to wait for another program, which never holds the file for long.
  private static let patience: Int32 = 1000

  private static func open(_ path: String) -> Database? {
    do {
      try makeFile(path)
      return try connect(path)
    } catch let error as SQLiteError where error.kind == .damaged || error.kind == .notADatabase {
      DatabaseFile.removeDatabase(path)
      try? makeFile(path)
      return try? connect(path)
    } catch {
      return nil
    }
  }

  /// An empty file is an empty database. It gets its name at once, so no two programs make two.
  private static func makeFile(_ path: String) throws {
    guard try DatabaseFile.size(of: path) == nil else { return }
    try DatabaseFile.makeFolder(DatabaseFile.folder(of: path))
    let draft = "\(path).new-\(String(UInt64.random(in: 0 ... .max), radix: 16))"
    defer { DatabaseFile.removeDatabase(draft) }
    try DatabaseFile.makeFile(draft)
    do {
      try DatabaseFile.publish(draft, as: path)
    } catch {
      if error.kind != .exists { throw error }
    }
  }

  private static func connect(_ path: String) throws -> Database {
    let database = try Database(path: path, mode: .create, patience: patience)
    try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
    if try database.userVersion == version { return database }
    try database.transaction {
      // Another program may have made them meanwhile; those of another version are of no use.
      guard try database.userVersion != version else { return }
      try database.execute(schema)
      try database.setUserVersion(version)
    }
    return database
  }

  private static let version = 1

  private static let schema = """
    DROP TABLE IF EXISTS answer;
    DROP TABLE IF EXISTS call;
    DROP TABLE IF EXISTS allowance;
    CREATE TABLE answer (
      source TEXT NOT NULL,
      question TEXT NOT NULL,
      at INTEGER NOT NULL,
      expires INTEGER NOT NULL,
      is_empty INTEGER NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (source, question)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX answer_at ON answer (at);
    CREATE TABLE call (
      source TEXT NOT NULL,
      name TEXT NOT NULL,
      at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX call_name ON call (source, name, at);
    CREATE TABLE allowance (
      source TEXT PRIMARY KEY NOT NULL,
      remaining INTEGER NOT NULL,
      at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
