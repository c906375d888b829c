import CSQLite

/// A compiled statement, finalized when it goes away. Kept by its `Database` for the next use.
@safe final class Statement {
  let handle: OpaquePointer
  private let connection: OpaquePointer
  private let sql: String
  /// Whether somebody is stepping through it now.
  var isInUse = false

  init(_ sql: String, connection: OpaquePointer) throws(SQLiteError) {
    var handle: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(
      connection,
      sql,
      -1,
      UInt32(SQLITE_PREPARE_PERSISTENT),
      &handle,
      nil
    )
    guard code == SQLITE_OK else {
      throw unsafe SQLiteError(code: code, handle: connection, sql: sql)
    }
    guard let handle = unsafe handle else {
      throw SQLiteError(code: SQLITE_MISUSE, message: "empty statement", sql: sql)
    }
    unsafe self.handle = handle
    unsafe self.connection = connection
    self.sql = sql
  }

  deinit { unsafe sqlite3_finalize(handle) }

  func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
    guard unsafe Int32(values.count) == sqlite3_bind_parameter_count(handle) else {
      throw SQLiteError(code: SQLITE_RANGE, message: "wrong number of values", sql: sql)
    }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) throws(SQLiteError) {
    let code =
      switch value {
      case .null: unsafe sqlite3_bind_null(handle, index)
      case .integer(let number): unsafe sqlite3_bind_int64(handle, index, number)
      case .real(let number): unsafe sqlite3_bind_double(handle, index, number)
      case .text(let text): bind(text, at: index)
      case .blob(let bytes): bind(bytes, at: index)
      }
    guard code == SQLITE_OK else {
      throw unsafe SQLiteError(code: code, handle: connection, sql: sql)
    }
  }

  /// With its length, so that a NUL inside the text does not cut it.
  private func bind(_ text: String, at index: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { utf8 in
      unsafe utf8.withMemoryRebound(to: CChar.self) { characters in
        // An empty text has no address, and a null address would bind NULL.
        guard let start = characters.baseAddress else {
          return unsafe sqlite3_bind_text(handle, index, "", 0, nil)
        }
        return unsafe sqlite3_bind_text64(
          handle,
          index,
          start,
          UInt64(characters.count),
          reset_sqlite_transient(),
          UInt8(SQLITE_UTF8)
        )
      }
    }
  }

  private func bind(_ bytes: [UInt8], at index: Int32) -> Int32 {
    guard !bytes.isEmpty else { return unsafe sqlite3_bind_zeroblob(handle, index, 0) }
    return unsafe bytes.withUnsafeBytes { bytes in
      unsafe sqlite3_bind_blob64(
        handle,
        index,
        bytes.baseAddress,
        UInt64(bytes.count),
        reset_sqlite_transient()
      )
    }
  }

  /// Advances to the next row; `false` when there are no more.
  func step() throws(SQLiteError) -> Bool {
    switch unsafe sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw unsafe SQLiteError(code: code, handle: connection, sql: sql)
    }
  }

  func reset() {
    unsafe sqlite3_reset(handle)
    unsafe sqlite3_clear_bindings(handle)
  }
}
