import Calendar
import SQLite

/// Something in the file that we never write.
struct Damage: Error {
  let detail: String
}

/// An open diary, and why it cannot be changed where that is known.
struct Connection {
  let database: Database
  var refusal: DiaryError?
}

/// The diary's file: how it comes to be, is opened, brought to the present schema and saved.
struct DiaryFile: Sendable {
  let path: String
  var schema = Schema.current
  let now: @Sendable () -> Instant
  /// Milliseconds to wait for another program.
  let patience: Int

  /// Opens the diary, making it where there is none. Where its folder or disk cannot be written it
  /// is opened for reading.
  func open() throws -> Connection {
    try explaining {
      try checkFiles()
      if try DatabaseFile.size(of: path) == nil { try create() }
      let connection = try connect()
      try checkIdentity(of: connection.database)
      if try connection.database.userVersion < schema.version { try migrate(connection) }
      return connection
    }
  }

  /// Looks at what SQLite would take for a new database, throwing away what is left of an old one.
  private func checkFiles() throws {
    let size = try DatabaseFile.size(of: path)
    let log = try DatabaseFile.size(of: path + "-wal") ?? 0
    if size == nil, log > 0 { throw Damage(detail: "the file is gone, but its log is there") }
    if let size, size < Self.smallestDatabase {
      throw Damage(detail: size == 0 ? "the file is empty" : "the file is cut short")
    }
  }

  /// One page of the smallest size that the format allows.
  private static let smallestDatabase = 512

  /// A new diary gets its name only when it is complete, so of two programs that begin one at the
  /// same moment one takes that of the other, and a kill leaves none or a sound one.
  private func create() throws {
    try DatabaseFile.makeFolder(DatabaseFile.folder(of: path))
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

  private func fill(_ draft: String) throws {
    let database = try Database(path: draft, mode: .readWrite)
    try database.execute("PRAGMA journal_mode = WAL")
    try database.transaction {
      try database.setApplicationID(Schema.applicationID)
      try schema.apply(to: database)
    }
  }

  func connect() throws -> Connection {
    do {
      let database = try connect(.readWrite)
      let refusal = database.isReadOnly ? DiaryError.readOnly(path: path) : nil
      return Connection(database: database, refusal: refusal)
    } catch let error as SQLiteError {
      // In WAL mode even a reader makes files. Where it cannot, but there is no log either, the
      // file itself holds everything.
      let log = try DatabaseFile.size(of: path + "-wal") ?? 0
      guard [.readOnly, .full, .cannotOpen].contains(error.kind), log == 0 else { throw error }
      let refusal = explanation(of: error)
      return Connection(database: try connect(.immutable), refusal: refusal)
    }
  }

  private func connect(_ mode: Database.Mode) throws -> Database {
    let database = try Database(path: path, mode: mode, patience: Int32(clamping: patience))
    try database.execute(
      """
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA cell_size_check = ON;
      PRAGMA trusted_schema = OFF;
      PRAGMA journal_size_limit = 4194304;
      """
    )
    // The first read finds out whether the file is a database and whether it can be opened at all.
    _ = try database.firstRow("SELECT count(*) FROM sqlite_schema") { $0.integer(0) }
    return database
  }

  private func checkIdentity(of database: Database) throws {
    guard try database.applicationID == Schema.applicationID else {
      throw DiaryError.notADiary(path: path)
    }
    let version = try database.userVersion
    guard version <= schema.version else {
      throw DiaryError.newerVersion(path: path, found: version, known: schema.version)
    }
    if version < 1 { throw Damage(detail: "the number of its schema is \(version)") }
  }
}
