import FoundationEssentials
import PostgresServer
import Processes
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
      try await VendorClients.areThere
    },
    arguments: [[], ["--tls"]]
  )
  func theVendorsOwnClientsWork(arguments: [String]) async throws {
    try await run("sdks.py", arguments, python: VendorClients.folder + "/bin/python3")
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

/// The Python clients of Anthropic and OpenAI, in a virtual environment under `.build` that is made
/// once.
private enum VendorClients {
  static let folder =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path + "/.build/python-clients"

  /// Whether they are installed, or could be.
  static var areThere: Bool {
    get async throws {
      if try await succeeds("'\(folder)/bin/python3' -c 'import anthropic, openai'") { return true }
      return try await succeeds(
        "python3 -m venv '\(folder)' && '\(folder)/bin/pip' install -q anthropic openai"
      )
    }
  }

  private static func succeeds(_ script: String) async throws -> Bool {
    let shell = ChildProcess(
      "/bin/sh",
      ["-c", script],
      environment: ProcessInfo.processInfo.environment,
      messages: .dropped,
      timeout: .seconds(300),
      outputLimit: 1 << 20
    )
    return try await shell.run().ending == .exited(0)
  }
}
