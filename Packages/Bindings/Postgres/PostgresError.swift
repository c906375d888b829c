import CPostgres

/// What PostgreSQL or the way to it answered when a call failed.
package struct PostgresError: Error, Equatable {
  /// The SQLSTATE; `nil` where no server had a part in it.
  package let state: String?
  /// One line, without any value that was sent.
  package let message: String
  /// Whether the connection is of no more use.
  package let isConnectionLost: Bool

  package init(_ message: String, state: String? = nil, isConnectionLost: Bool = false) {
    self.message = message
    self.state = state
    self.isConnectionLost = isConnectionLost
  }

  /// What a connection says of itself. The corresponding C function is `PQerrorMessage`.
  init(of connection: OpaquePointer) {
    self.init(
      unsafe Self.line(PQerrorMessage(connection)),
      isConnectionLost: unsafe PQstatus(connection) != CONNECTION_OK
    )
  }

  /// The first line of a message, which is followed by details and hints that may hold values.
  static func line(_ text: UnsafePointer<CChar>?) -> String {
    let text = unsafe text.map { unsafe String(cString: $0) } ?? ""
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "unknown error"
    return line.hasPrefix("ERROR:  ") ? String(line.dropFirst(8)) : line
  }
}
