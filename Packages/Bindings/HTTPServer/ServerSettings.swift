/// How a server listens and what it allows its clients.
package struct ServerSettings: Sendable {
  /// A certificate with those above it, and its key, both as PEM text.
  package struct Identity: Sendable {
    package let certificate: String
    package let key: String

    package init(certificate: String, key: String) {
      self.certificate = certificate
      self.key = key
    }
  }

  /// A numeric address, such as `127.0.0.1` or `::`.
  package var address: String
  /// 0 for any that is free.
  package var port: UInt16
  /// `nil` for plain HTTP.
  package var identity: Identity?
  package var deadlines = Deadlines()
  /// All connections at a time.
  package var connections = 4096
  /// Those from one network address at a time. This machine itself has no such limit: a reverse
  /// proxy here speaks for many.
  package var connectionsPerAddress = 64

  package init(address: String, port: UInt16, identity: Identity? = nil) {
    self.address = address
    self.port = port
    self.identity = identity
  }

  /// Times after which a connection is closed, whatever trickles in.
  package struct Deadlines: Equatable, Sendable {
    /// Without a byte in either direction.
    package var idle = Duration.seconds(30)
    /// From the connection, or the end of the last answer, to the end of a head.
    package var head = Duration.seconds(15)
    /// From the end of the head to the end of the body.
    package var body = Duration.seconds(60)
    /// From the beginning of the answer to its end.
    package var answer = Duration.seconds(900)

    package init() {}
  }
}

/// Why a server cannot be started.
package enum ServerError: Error, Equatable {
  case notAnAddress(String)
  /// The address is in use or not this machine's, or certificate and key do not fit.
  case cannotStart(address: String, port: UInt16, reason: String)

  package var summary: String {
    switch self {
    case .notAnAddress(let text): "\(text) is no numeric address"
    case .cannotStart(let address, let port, let reason):
      "cannot listen at \(address), port \(port): \(reason)"
    }
  }
}
