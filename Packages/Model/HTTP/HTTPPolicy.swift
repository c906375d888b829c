/// What an exchange may do besides fetching what it was asked for.
package struct HTTPPolicy: Equatable, Sendable {
  /// Whether a server on another machine may be spoken to without encryption. A server on this
  /// machine always may.
  package var allowsPlainHTTP: Bool
  /// How many redirects are followed; none that leads from https to http, to another kind of
  /// address, or that would send a body again.
  package var maximumRedirects: Int
  /// Whether a redirect may lead to another host.
  package var allowsOtherHosts: Bool
  /// Whether the body may come compressed. One that is asked for in part never does.
  package var allowsCompression: Bool
  /// Seconds to wait for a connection.
  package var connectTimeout: Double
  /// Seconds without a byte after which an exchange with no timeout of its own is given up.
  package var stallTimeout: Double

  package init(
    allowsPlainHTTP: Bool = false,
    maximumRedirects: Int = 5,
    allowsOtherHosts: Bool = true,
    allowsCompression: Bool = true,
    connectTimeout: Double = 10,
    stallTimeout: Double = 30
  ) {
    self.allowsPlainHTTP = allowsPlainHTTP
    self.maximumRedirects = maximumRedirects
    self.allowsOtherHosts = allowsOtherHosts
    self.allowsCompression = allowsCompression
    self.connectTimeout = connectTimeout
    self.stallTimeout = stallTimeout
  }
}
