import FoundationEssentials
import Processes

/// A real PostgreSQL server for the tests of one process, on this machine alone.
package enum PostgresServer {
  package static let password = "canary-password"

  /// Whether it can be started.
  package static var isInstalled: Bool {
    let folder = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return versions.contains {
      FileManager.default.isExecutableFile(atPath: "\(folder)/\($0)/bin/initdb")
    }
  }

  /// Its address, without the password. The server is started with the first call, and ends with the
  /// process.
  package static var address: String {
    get async throws { try await started.value }
  }

  /// A database that nobody else uses.
  package static func freshDatabase(
    _ create: (_ address: String, _ name: String) async throws -> Void
  ) async throws -> String {
    let name = "d" + String(UInt64.random(in: 0 ... .max), radix: 16)
    let address = try await address
    try await create(address, name)
    return address.replacing("/postgres", with: "/\(name)")
  }

  private static let started = Task {
    let file =
      FileManager.default.temporaryDirectory.path
      + "/postgres-address-\(UInt64.random(in: 0 ... .max))"
    let script = URL(filePath: #filePath).deletingLastPathComponent().path + "/serve.py"
    let server = ChildProcess(
      "/usr/bin/python3",
      ["-B", script, file],
      environment: ["PATH": "/usr/bin:/bin"],
      timeout: .seconds(3600)
    )
    // It ends by itself when this process does.
    Task { _ = try? await server.run() }
    defer { try? FileManager.default.removeItem(atPath: file) }
    for _ in 0..<600 {
      if let data = FileManager.default.contents(atPath: file) {
        return String(decoding: data.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
      }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw Trouble()
  }

  private struct Trouble: Error, CustomStringConvertible {
    let description = "PostgreSQL did not start within half a minute"
  }
}
