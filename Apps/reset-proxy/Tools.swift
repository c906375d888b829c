import CommandLineKit
import CurlHTTP
import Files
import HTTP
import HTTPServer
import ProgramTools
import ProxyCommand
import ProxyServer
import Settings

extension ProxyProgramTools {
  /// The real ones.
  static var system: ProxyProgramTools {
    ProxyProgramTools(
      open: { common, context in
        let home = try Home(common, context)
        let settings = try home.settings()
        let place = settings.proxyStore
        let secrets = Secrets(
          folder: home.folders.secrets,
          environment: context.environment,
          settings: settings,
          tools: .system
        )
        return ProxySession(
          settings: settings,
          secrets: secrets,
          store: {
            guard PostgresTokenStore.isMeant(by: place) else {
              return try SQLiteTokenStore(
                path: place.isEmpty ? home.folders.data + "/proxy.db" : place
              )
            }
            let name = SecretName("proxy_store_password")
            let password = if let name { try await secrets.find(name) } else { nil as Secret? }
            return try PostgresTokenStore(place, password: password)
          },
          readText: { path in
            try FileSystem.read(path).map { String(decoding: $0.bytes, as: UTF8.self) }
          }
        )
      },
      listen: { listening, service in
        let server = try start(listening, service)
        return RunningServer(
          port: server.port,
          takeNoMore: { server.takeNoMore() },
          stop: { server.stop() }
        )
      },
      client: CurlClient(CurlSettings(userAgent: "reset-proxy/\(ProgramVersion.number)")),
      random: { count in
        // Each call asks the kernel, so it is asked for eight bytes at a time.
        var generator = SystemRandomNumberGenerator()
        var bytes: [UInt8] = []
        while bytes.count < count {
          let word: UInt64 = generator.next()
          bytes += (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
        }
        return Array(bytes.prefix(count))
      }
    )
  }

  private static func start(_ listening: Listening, _ service: any HTTPService) throws -> Server {
    var settings = ServerSettings(address: listening.address, port: listening.port)
    settings.identity = listening.identity.map {
      ServerSettings.Identity(certificate: $0.certificate, key: $0.key)
    }
    settings.connections = listening.connections
    settings.connectionsPerAddress = listening.connectionsPerAddress
    do {
      return try Server(settings, service: service)
    } catch let error as ServerError {
      throw Failure(error.summary, exitCode: .notSetUp, code: "cannot_listen")
    }
  }
}
