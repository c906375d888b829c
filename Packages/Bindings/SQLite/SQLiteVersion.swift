import CSQLite

/// The version of the SQLite library. The corresponding C function is `sqlite3_libversion`.
package enum SQLiteVersion {
  package static var text: String { unsafe String(cString: sqlite3_libversion()) }
}
