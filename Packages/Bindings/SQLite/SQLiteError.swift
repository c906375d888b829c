import CSQLite

/// What SQLite answered when a call failed.
package struct SQLiteError: Error, Equatable {
  /// The extended result code.
  package let code: Int32
  package let message: String
  /// The statement that failed, without its values.
  package let sql: String?

  package init(code: Int32, message: String, sql: String? = nil) {
    self.code = code
    self.message = message
    self.sql = sql
  }

  init(code: Int32, handle: OpaquePointer?, sql: String? = nil) {
    let message = unsafe handle.map { unsafe sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    self.init(
      code: unsafe handle.map { unsafe sqlite3_extended_errcode($0) } ?? code,
      message: unsafe message.map { unsafe String(cString: $0) } ?? "unknown error",
      sql: sql
    )
  }

  /// The kinds of failure that a caller treats in its own way.
  package enum Kind: Sendable {
    case busy, readOnly, full, damaged, notADatabase, constraint, cannotOpen, interrupted
    case inputOutput, other
  }

  package var kind: Kind {
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_READONLY, SQLITE_PERM: .readOnly
    case SQLITE_FULL: .full
    case SQLITE_CORRUPT: .damaged
    case SQLITE_NOTADB: .notADatabase
    case SQLITE_CONSTRAINT: .constraint
    case SQLITE_CANTOPEN: .cannotOpen
    case SQLITE_INTERRUPT: .interrupted
    case SQLITE_IOERR: .inputOutput
    default: .other
    }
  }
}
