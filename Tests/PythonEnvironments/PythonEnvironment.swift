import FoundationEssentials
import Processes

/// A virtual environment with packages from PyPI, under `.build`, made once.
package struct PythonEnvironment: Sendable {
  private let folder: String
  private let packages: [String]

  /// - Parameters:
  ///   - name: Its folder.
  ///   - packages: What is installed, by names that are also those of their modules.
  package init(_ name: String, packages: [String]) {
    folder =
      URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path + "/.build/\(name)"
    self.packages = packages
  }

  package var python: String { folder + "/bin/python3" }

  /// Whether the packages are installed, or could be.
  package var isThere: Bool {
    get async throws {
      let modules = packages.joined(separator: ", ")
      if try await succeeds("'\(python)' -c 'import \(modules)'") { return true }
      let names = packages.joined(separator: " ")
      return try await succeeds(
        "python3 -m venv '\(folder)' && '\(folder)/bin/pip' install -q \(names)"
      )
    }
  }

  private func succeeds(_ script: String) async throws -> Bool {
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
