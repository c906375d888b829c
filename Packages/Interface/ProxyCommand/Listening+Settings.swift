import CommandLineKit
import Settings

extension Listening {
  /// What the settings say, with the files they name.
  init(_ session: ProxySession) throws {
    let settings = session.settings
    let text = settings.proxyListen
    // The form was checked when the setting was read.
    guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...])
    else { throw Self.failure("\(text) is no address to listen at") }
    address = String(text[..<colon].filter { $0 != "[" && $0 != "]" })
    self.port = port
    connections = settings.proxyConnections
    connectionsPerAddress = settings.proxyConnectionsPerAddress
    identity = try Self.identity(session)
    guard identity != nil || isLoopback else {
      throw Failure(
        "plain HTTP is for this machine alone, and \(text) can be reached from others",
        hint: "set proxy.certificate and proxy.certificate_key, or listen at 127.0.0.1",
        exitCode: .notAllowed,
        code: "no_certificate"
      )
    }
  }

  var isLoopback: Bool { address.hasPrefix("127.") || address == "::1" }

  /// Where it can be reached on this machine.
  func url(port: UInt16) -> String {
    let host = address.contains(":") ? "[\(address)]" : address
    return "\(identity == nil ? "http" : "https")://\(host):\(port)"
  }

  private static func identity(_ session: ProxySession) throws -> Identity? {
    let certificate = session.settings.proxyCertificate
    let key = session.settings.proxyKey
    if certificate.isEmpty, key.isEmpty { return nil }
    guard !certificate.isEmpty, !key.isEmpty else {
      throw failure("proxy.certificate and proxy.certificate_key are both needed")
    }
    return Identity(
      certificate: try read(certificate, session),
      key: try read(key, session)
    )
  }

  private static func read(_ path: String, _ session: ProxySession) throws -> String {
    guard let text = try session.readText(path) else { throw failure("\(path): no such file") }
    return text
  }

  private static func failure(_ summary: String) -> Failure {
    Failure(summary, exitCode: .notSetUp, code: "not_set_up")
  }
}
