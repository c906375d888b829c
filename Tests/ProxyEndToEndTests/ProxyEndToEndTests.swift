import FoundationEssentials
import PostgresServer
import Processes
import PythonEnvironments
import Testing

/// The built `reset-proxy` among clients that others wrote, and among none that mean well.
@Suite struct ProxyEndToEndTests {
  @Test(arguments: [[], ["--tls"]]) func theGateHolds(arguments: [String]) async throws {
    try await run("gate.py", arguments, python: "/usr/bin/python3")
  }

  @Test(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed"))
  func severalShareADatabase() async throws {
    try await run("replicas.py", [], python: "/usr/bin/python3")
  }

  @Test(
    .enabled("the vendors' clients cannot be had: pip reaches no package index") {
      try await PythonEnvironment.vendorClients.isThere
    },
    arguments: [[], ["--tls"]]
  )
  func theVendorsOwnClientsWork(arguments: [String]) async throws {
    try await run("sdks.py", arguments, python: PythonEnvironment.vendorClients.python)
  }

  /// Runs a script beside this file with the program; what it prints of failures is the finding.
  private func run(_ script: String, _ arguments: [String], python: String) async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().path + "/Scripts/"
    let child = ChildProcess(
      python,
      ["-B", folder + script, Self.programs + "/reset-proxy"] + arguments,
      environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"],
      timeout: .seconds(300),
      outputLimit: 1 << 20
    )
    let outcome = try await child.run()
    let output = String(decoding: outcome.output, as: UTF8.self)
    #expect(outcome.ending == .exited(0), "\(output)")
    #expect(output.contains(#""failed": 0"#))
  }

  /// Where the programs are: beside the tests, or where `RESET_PROGRAMS` says, to try a release.
  private static let programs: String = {
    if let folder = ProcessInfo.processInfo.environment["RESET_PROGRAMS"] { return folder }
    let link = "/proc/self/exe"
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? link
    return path.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
  }()
}

extension PythonEnvironment {
  /// The Python clients of Anthropic and OpenAI.
  fileprivate static let vendorClients = PythonEnvironment(
    "python-clients",
    packages: ["anthropic", "openai"]
  )
}
