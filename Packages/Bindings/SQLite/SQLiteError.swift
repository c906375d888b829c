import CSQLite

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What SQLite answered when a call failed.
package struct SQLiteError: Error, Equatable {
  /// The extended result code.
  package let code: Int32
  package let message: String
  /// The statement that failed, without its values.
  package let sql: String?
  /// The `errno` behind it; 0 where the system had no part in it.
  package let systemError: Int32

  package init(code: Int32, message: String, sql: String? = nil, systemError: Int32 = 0) {
    self.code = code
    self.message = message
    self.sql = sql
    self.systemError = systemError
  }

  init(code: Int32, handle: OpaquePointer?, sql: String? = nil) {
    let message = unsafe handle.map { unsafe sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    self.init(
      code: unsafe handle.map { unsafe sqlite3_extended_errcode($0) } ?? code,
      message: unsafe message.map { unsafe String(cString: $0) } ?? "unknown error",
      sql: sql,
      systemError: unsafe Self.systemError(code: code, handle: handle)
    )
  }

  /// SQLite keeps the last `errno` for ever, so it is asked only where it can have to do with it.
  private static func systemError(code: Int32, handle: OpaquePointer?) -> Int32 {
    guard [SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_FULL].contains(code & 0xFF) else { return 0 }
    return unsafe handle.map { unsafe sqlite3_system_errno($0) } ?? 0
  }

  /// The kinds of failure that a caller treats in its own way.
  package enum Kind: Sendable {
    case busy, readOnly, full, damaged, notADatabase, constraint, cannotOpen, interrupted
    case inputOutput
    /// The statement does not fit the tables, or is no SQL.
    case statement
    case other
  }

  package var kind: Kind {
    // A full disk or a read-only one can show first where SQLite makes the files beside its own.
    switch systemError {
    case ENOSPC, EDQUOT: return .full
    case EROFS, EACCES, EPERM: return .readOnly
    default: break
    }
    return switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
    case SQLITE_READONLY, SQLITE_PERM: .readOnly
    case SQLITE_FULL: .full
    case SQLITE_CORRUPT: .damaged
    case SQLITE_NOTADB: .notADatabase
    case SQLITE_CONSTRAINT: .constraint
    case SQLITE_CANTOPEN: .cannotOpen
    case SQLITE_INTERRUPT: .interrupted
    case SQLITE_IOERR: .inputOutput
    case SQLITE_ERROR: .statement
    default: .other
    }
  }
}
