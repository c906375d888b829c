import CPostgres
import Glibc

/// A connection to a database, for one thread at a time; closed when the value goes away. Calls wait
/// for the server.
@safe package struct PostgresConnection: ~Copyable {
  private let handle: OpaquePointer

  /// Connects. The corresponding C function is `PQconnectdbParams`.
  ///
  /// - Parameters:
  ///   - address: Where to.
  ///   - password: `nil` to leave it to libpq's own files and variables.
  ///   - name: What the server lists the connection as.
  package init(
    _ address: PostgresAddress,
    password: String? = nil,
    name: String
  ) throws(PostgresError) {
    let own = [
      ("connect_timeout", "5"), ("tcp_user_timeout", "10000"), ("client_encoding", "UTF8"),
    ]
    let given = address.parameters.map { ($0.name, $0.value) }
    let all =
      [("application_name", name)]
      + own.filter { name, _ in !given.contains { $0.0 == name } } + given
      + (password.map { [("password", $0)] } ?? [])
    let handle = unsafe withCStrings(all.map { $0.0 }) { names in
      unsafe withCStrings(all.map { $0.1 }) { values -> OpaquePointer? in
        guard let names = names.baseAddress, let values = values.baseAddress else { return nil }
        return unsafe PQconnectdbParams(names, values, 0)
      }
    }
    guard let handle = unsafe handle else { throw PostgresError("out of memory") }
    guard unsafe PQstatus(handle) == CONNECTION_OK else {
      let error = unsafe PostgresError(of: handle)
      unsafe PQfinish(handle)
      throw error
    }
    unsafe PQsetNoticeProcessor(handle, { _, _ in }, nil)
    unsafe self.handle = handle
  }

  deinit { unsafe PQfinish(handle) }

  /// Runs one statement with `values` in the place of `$1`, `$2` …, each in PostgreSQL's own words;
  /// `nil` is NULL. The corresponding C function is `PQexecParams`.
  @discardableResult
  package borrowing func run(_ sql: String, _ values: [String?] = []) throws(PostgresError)
    -> PostgresResult
  {
    let count = Int32(values.count)
    let result = unsafe withCStrings(values) { values in
      unsafe PQexecParams(handle, sql, count, nil, values.baseAddress, nil, nil, 0)
    }
    guard let result = unsafe result else { throw unsafe PostgresError(of: handle) }
    defer { unsafe PQclear(result) }
    switch unsafe PQresultStatus(result) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK: return unsafe PostgresResult(result)
    default:
      // "C", PG_DIAG_SQLSTATE, a macro of a character.
      let state = unsafe PQresultErrorField(result, Int32(UInt8(ascii: "C")))
      throw unsafe PostgresError(
        PostgresError.line(PQresultErrorMessage(result)),
        state: state.map { unsafe String(cString: $0) },
        isConnectionLost: PQstatus(handle) != CONNECTION_OK
      )
    }
  }

  /// Runs several statements without values. The corresponding C function is `PQexec`.
  package borrowing func execute(_ script: String) throws(PostgresError) {
    guard let result = unsafe PQexec(handle, script) else {
      throw unsafe PostgresError(of: handle)
    }
    defer { unsafe PQclear(result) }
    let status = unsafe PQresultStatus(result)
    guard status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK else {
      throw unsafe PostgresError(
        PostgresError.line(PQresultErrorMessage(result)),
        isConnectionLost: PQstatus(handle) != CONNECTION_OK
      )
    }
  }

  /// Runs `body` between BEGIN and COMMIT, and rolls back when it throws.
  package borrowing func transaction<T>(
    _ body: (borrowing PostgresConnection) throws -> T
  ) throws -> T {
    try execute("BEGIN")
    do {
      let result = try body(self)
      try execute("COMMIT")
      return result
    } catch {
      try? execute("ROLLBACK")
      throw error
    }
  }
}

/// What a statement gave.
package struct PostgresResult: Equatable, Sendable {
  /// The rows, each value in PostgreSQL's own words; `nil` is NULL.
  package let rows: [[String?]]
  /// How many rows it changed.
  package let changes: Int

  init(_ result: OpaquePointer) {
    let columns = unsafe PQnfields(result)
    rows = unsafe (0..<PQntuples(result)).map { row in
      (0..<columns).map { column in
        unsafe PQgetisnull(result, row, column) == 1
          ? nil : unsafe String(cString: PQgetvalue(result, row, column))
      }
    }
    changes = unsafe Int(String(cString: PQcmdTuples(result))) ?? 0
  }
}

/// Lends `texts` as C strings with a null behind the last; `nil` is one too.
private func withCStrings<Result>(
  _ texts: [String?],
  _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  let copies = unsafe texts.map { text in unsafe text.map { unsafe strdup($0) } ?? nil }
  defer { unsafe copies.forEach { unsafe free($0) } }
  let pointers = unsafe copies.map { copy in unsafe copy.map { unsafe UnsafePointer($0) } } + [nil]
  return unsafe pointers.withUnsafeBufferPointer { unsafe body($0) }
}
