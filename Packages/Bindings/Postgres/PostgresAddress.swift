import CPostgres

/// A database's address, `postgresql://user@host/name?…`, that may be spoken to.
///
/// What it leaves open, libpq's own variables say (`PGUSER`, `PGPASSFILE` …), but for encryption: to
/// another machine there always is some, and the server has to prove who it is unless the address
/// itself says `sslmode=require`.
package struct PostgresAddress: Equatable, Sendable {
  /// What libpq is told, in order.
  let parameters: [Parameter]

  struct Parameter: Equatable, Sendable {
    let name: String
    let value: String
  }

  /// Whether a text is meant to be one.
  package static func isMeant(by text: String) -> Bool {
    text.hasPrefix("postgres://") || text.hasPrefix("postgresql://")
  }

  /// Reads an address. The corresponding C function is `PQconninfoParse`, whose own complaints are
  /// not passed on: they repeat parts of the address.
  package init(_ text: String) throws(PostgresError) {
    guard Self.isMeant(by: text), !text.utf8.contains(0) else {
      throw PostgresError("it is no address such as postgresql://user@host/database")
    }
    var parameters = try Self.parse(text)
    guard !parameters.contains(where: { $0.name == "password" || $0.name == "sslpassword" }) else {
      throw PostgresError("a password does not belong into an address")
    }
    if !Self.isLocal(parameters) {
      let mode = parameters.first { $0.name == "sslmode" }?.value
      guard [nil, "require", "verify-ca", "verify-full"].contains(mode) else {
        throw PostgresError("another machine may only be spoken to with encryption")
      }
      if mode == nil { parameters.append(Parameter(name: "sslmode", value: "verify-full")) }
    }
    self.parameters = parameters
  }

  private static func parse(_ text: String) throws(PostgresError) -> [Parameter] {
    var complaint: UnsafeMutablePointer<CChar>?
    let options = unsafe PQconninfoParse(text, &complaint)
    defer {
      unsafe PQconninfoFree(options)
      unsafe PQfreemem(complaint)
    }
    guard let options = unsafe options else { throw PostgresError("the address cannot be read") }
    var parameters: [Parameter] = []
    var place = unsafe options
    while let name = unsafe place.pointee.keyword {
      if let value = unsafe place.pointee.val {
        parameters.append(
          unsafe Parameter(name: String(cString: name), value: String(cString: value))
        )
      }
      unsafe place += 1
    }
    return parameters
  }

  /// Whether every host is this machine by its very address, or a socket in a folder. One that is
  /// left open may be any.
  private static func isLocal(_ parameters: [Parameter]) -> Bool {
    let named = parameters.filter { $0.name == "host" || $0.name == "hostaddr" }
    let hosts = named.flatMap {
      $0.value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    return !hosts.isEmpty
      && hosts.allSatisfy { host in
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return host.hasPrefix("/") || host == "localhost" || host == "::1"
          || parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
      }
  }
}
