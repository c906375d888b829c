package import Bytes
import CSQLite

/// An open database, for one thread at a time; closed when it goes away.
@safe package final class Database {
  /// How a file is opened.
  package enum Mode: Sendable {
    /// For reading alone; the file must exist.
    case readOnly
    /// For reading and writing; the file must exist.
    case readWrite
    /// For reading and writing; made when there is none.
    case create
    /// For reading a file that nobody changes meanwhile: no locks, and no files beside it, so a
    /// database in WAL mode opens even where its folder cannot be written.
    case immutable
  }

  let handle: OpaquePointer
  /// Stops what this connection is doing, from any thread.
  package let interrupter: Interrupter
  private var statements: [String: Statement] = [:]
  /// A program that builds its SQL from values must not fill the memory with statements.
  private static let statementLimit = 100

  /// Opens the file at `path`. The corresponding C function is `sqlite3_open_v2`.
  ///
  /// - Parameters:
  ///   - path: The file, or `:memory:`.
  ///   - mode: What may be done with it.
  ///   - patience: Milliseconds to wait for another program's lock.
  package init(path: String, mode: Mode, patience: Int32 = 5000) throws(SQLiteError) {
    let access =
      switch mode {
      case .readOnly: SQLITE_OPEN_READONLY
      case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      case .readWrite: SQLITE_OPEN_READWRITE
      case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    var handle: OpaquePointer?
    let name = mode == .immutable ? Self.immutableURI(path) : path
    let code = unsafe sqlite3_open_v2(name, &handle, access | SQLITE_OPEN_NOMUTEX, nil)
    // SQLite hands back a handle even on failure, and it must be closed too.
    guard code == SQLITE_OK, let handle = unsafe handle else {
      let error = unsafe SQLiteError(code: code, handle: handle)
      unsafe sqlite3_close_v2(handle)
      throw error
    }
    unsafe self.handle = handle
    interrupter = unsafe Interrupter(handle)
    unsafe sqlite3_extended_result_codes(handle, 1)
    unsafe sqlite3_busy_timeout(handle, patience)
  }

  /// Opens a database image that lies in memory, for reading, without copying it.
  /// The corresponding C function is `sqlite3_deserialize`.
  package convenience init(image: StaticBytes) throws(SQLiteError) {
    try self.init(path: ":memory:", mode: .create)
    let memory = unsafe image.memory
    let code = unsafe sqlite3_deserialize(
      handle,
      "main",
      // Read-only as the flag below asks, so the cast loses nothing.
      UnsafeMutablePointer(mutating: memory.bindMemory(to: UInt8.self).baseAddress),
      sqlite3_int64(memory.count),
      sqlite3_int64(memory.count),
      UInt32(SQLITE_DESERIALIZE_READONLY)
    )
    try check(code)
  }

  deinit {
    interrupter.detach()
    statements.removeAll()
    unsafe sqlite3_close_v2(handle)
  }

  /// Runs statements that take no values and give no rows. The C function is `sqlite3_exec`.
  package func execute(_ script: String) throws(SQLiteError) {
    try check(unsafe sqlite3_exec(handle, script, nil, nil, nil), sql: script)
  }

  /// Runs one statement with `values` bound to its parameters in order.
  package func run(_ sql: String, _ values: SQLiteValue...) throws(SQLiteError) {
    try run(sql, values)
  }

  package func run(_ sql: String, _ values: [SQLiteValue]) throws(SQLiteError) {
    let statement = try statement(sql)
    defer { giveBack(statement) }
    try statement.bind(values)
    while try statement.step() {}
  }

  /// Runs a query and hands each row to `body`.
  package func forEachRow(
    _ sql: String,
    _ values: [SQLiteValue] = [],
    _ body: (borrowing Row) throws -> Void
  ) throws {
    let statement = try statement(sql)
    defer { giveBack(statement) }
    try statement.bind(values)
    while try statement.step() { try body(unsafe Row(of: statement.handle)) }
  }

  /// Runs a query and collects what `body` makes of each row.
  package func rows<T>(
    _ sql: String,
    _ values: SQLiteValue...,
    map body: (borrowing Row) throws -> T
  ) throws -> [T] {
    var results: [T] = []
    try forEachRow(sql, values) { row in results.append(try body(row)) }
    return results
  }

  /// What `body` makes of the first row; `nil` where there is none.
  package func firstRow<T>(
    _ sql: String,
    _ values: SQLiteValue...,
    map body: (borrowing Row) throws -> T
  ) throws -> T? {
    let statement = try statement(sql)
    defer { giveBack(statement) }
    try statement.bind(values)
    guard try statement.step() else { return nil }
    return try body(unsafe Row(of: statement.handle))
  }

  /// The row id of the last insert. The C function is `sqlite3_last_insert_rowid`.
  package var lastInsertedRowID: Int { Int(unsafe sqlite3_last_insert_rowid(handle)) }

  /// How many rows the last statement changed. The C function is `sqlite3_changes64`.
  package var changes: Int { Int(unsafe sqlite3_changes64(handle)) }

  /// How many rows were changed since the database was opened. The C function is
  /// `sqlite3_total_changes64`.
  package var totalChanges: Int { Int(unsafe sqlite3_total_changes64(handle)) }

  private func statement(_ sql: String) throws(SQLiteError) -> Statement {
    if let cached = statements[sql], !cached.isInUse {
      cached.isInUse = true
      return cached
    }
    let statement = try unsafe Statement(sql, connection: handle)
    statement.isInUse = true
    if statements.count >= Self.statementLimit { statements = statements.filter(\.value.isInUse) }
    if statements[sql] == nil { statements[sql] = statement }
    return statement
  }

  private func giveBack(_ statement: Statement) {
    statement.reset()
    statement.isInUse = false
  }

  func check(_ code: Int32, sql: String? = nil) throws(SQLiteError) {
    guard code == SQLITE_OK else { throw unsafe SQLiteError(code: code, handle: handle, sql: sql) }
  }

  /// A path as a `file:` name that says nobody changes the file.
  private static func immutableURI(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var name: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "#"):
        name += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: name.append(byte)
      }
    }
    return "file:" + String(decoding: name, as: UTF8.self) + "?immutable=1"
  }
}
