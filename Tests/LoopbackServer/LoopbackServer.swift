import Foundation

/// The misbehaving server of `server.py`, in a process of its own that ends with this one.
package final class LoopbackServer: Sendable {
  package let port: Int
  package let tlsPort: Int
  /// The certificate that the server shows over TLS, in the name of `localhost`.
  package let certificate: String
  /// The server stops when this end is closed, so when this process is gone.
  private let lifeline: Pipe

  /// One server for all tests of a process.
  package static let shared = Result { try LoopbackServer() }

  private struct NoServer: Error {}

  private init(script: String = #filePath) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let folder = URL(filePath: script).deletingLastPathComponent()
    process.arguments = ["python3", folder.appending(path: "server.py").path]
    let output = Pipe()
    lifeline = Pipe()
    process.standardInput = lifeline
    process.standardOutput = output
    try process.run()
    var line = ""
    while !line.hasSuffix("\n") {
      let piece = output.fileHandleForReading.availableData
      guard !piece.isEmpty else { throw NoServer() }
      line += String(decoding: piece, as: UTF8.self)
    }
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.count == 3, let port = Int(words[0]), let tlsPort = Int(words[1]) else {
      throw NoServer()
    }
    (self.port, self.tlsPort, certificate) = (port, tlsPort, String(words[2]))
  }

  /// An address of this server, by default by its number.
  package func url(_ path: String, host: String = "127.0.0.1") -> String {
    "http://\(host):\(port)\(path)"
  }

  package func tlsURL(_ path: String, host: String = "localhost") -> String {
    "https://\(host):\(tlsPort)\(path)"
  }

  /// The bytes of `/file?size=…`.
  package static func content(_ size: Int, version: Int = 0) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8 &+ version) }
  }
}
