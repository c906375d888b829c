import CSQLite

/// The current row of a query; valid only inside the closure it is lent to.
@safe package struct Row: ~Copyable {
  private let statement: OpaquePointer

  init(of statement: OpaquePointer) { unsafe self.statement = statement }

  package borrowing func isNull(_ column: Int) -> Bool {
    unsafe sqlite3_column_type(statement, Int32(column)) == SQLITE_NULL
  }

  /// The integer in `column`; 0 where it is NULL.
  package borrowing func integer(_ column: Int) -> Int {
    Int(unsafe sqlite3_column_int64(statement, Int32(column)))
  }

  package borrowing func real(_ column: Int) -> Double? {
    isNull(column) ? nil : unsafe sqlite3_column_double(statement, Int32(column))
  }

  package borrowing func text(_ column: Int) -> String? {
    let column = Int32(column)
    guard let start = unsafe sqlite3_column_text(statement, column) else { return nil }
    let count = unsafe Int(sqlite3_column_bytes(statement, column))
    return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The bytes in `column`; empty where it is NULL.
  package borrowing func blob(_ column: Int) -> [UInt8] {
    let column = Int32(column)
    guard let start = unsafe sqlite3_column_blob(statement, column) else { return [] }
    let count = unsafe Int(sqlite3_column_bytes(statement, column))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Whatever lies in `column`, in the type it is stored in.
  package borrowing func value(_ column: Int) -> SQLiteValue {
    switch unsafe sqlite3_column_type(statement, Int32(column)) {
    case SQLITE_INTEGER: .integer(unsafe sqlite3_column_int64(statement, Int32(column)))
    case SQLITE_FLOAT: .real(unsafe sqlite3_column_double(statement, Int32(column)))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(blob(column))
    default: .null
    }
  }

  /// How many columns the query gives.
  package var columnCount: Int { Int(unsafe sqlite3_column_count(statement)) }
}
