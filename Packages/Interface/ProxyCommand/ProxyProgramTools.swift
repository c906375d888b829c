package import CommandLineKit
package import HTTP
package import ProxyServer
package import Settings

/// What the commands work with; the program picks the real ones, tests theirs.
package struct ProxyProgramTools: Sendable {
  /// Reads the settings and finds the files for one call.
  package var open: @Sendable (CommonOptions, Context) throws -> ProxySession
  /// Starts to listen.
  package var listen: @Sendable (Listening, any HTTPService) throws -> RunningServer
  package var client: any HTTPClient
  /// Bytes that nobody can guess.
  package var random: @Sendable (Int) -> [UInt8]

  package init(
    open: @escaping @Sendable (CommonOptions, Context) throws -> ProxySession,
    listen: @escaping @Sendable (Listening, any HTTPService) throws -> RunningServer,
    client: any HTTPClient,
    random: @escaping @Sendable (Int) -> [UInt8]
  ) {
    self.open = open
    self.listen = listen
    self.client = client
    self.random = random
  }
}

/// The settings and the files of one call.
package struct ProxySession: Sendable {
  package var settings: Settings
  package var secrets: Secrets
  package var store: @Sendable () async throws -> any TokenStore
  /// A file's text; `nil` where there is none.
  package var readText: @Sendable (String) throws -> String?

  package init(
    settings: Settings,
    secrets: Secrets,
    store: @escaping @Sendable () async throws -> any TokenStore,
    readText: @escaping @Sendable (String) throws -> String?
  ) {
    self.settings = settings
    self.secrets = secrets
    self.store = store
    self.readText = readText
  }
}

/// Where and how a server is to listen.
package struct Listening: Equatable, Sendable {
  /// A numeric address, without brackets.
  package var address: String
  package var port: UInt16
  /// Certificate and key as PEM text; `nil` for plain HTTP.
  package var identity: Identity?
  package var connections: Int
  package var connectionsPerAddress: Int

  package struct Identity: Equatable, Sendable {
    package let certificate: String
    package let key: String
  }
}

/// A server that listens.
package struct RunningServer: Sendable {
  package let port: UInt16
  /// Takes no new connections from now on.
  package let takeNoMore: @Sendable () -> Void
  /// Ends all connections.
  package let stop: @Sendable () -> Void

  package init(
    port: UInt16,
    takeNoMore: @escaping @Sendable () -> Void,
    stop: @escaping @Sendable () -> Void
  ) {
    self.port = port
    self.takeNoMore = takeNoMore
    self.stop = stop
  }
}
