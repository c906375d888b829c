package import ExternalSource
import Processes

/// The programs of other people that answer questions about food: `reset-source-NAME` in the
/// folder for plugins, else on the path.
package struct SourcePrograms: Sendable {
  private let path: String
  private let environment: [String: String]
  private let runner: ProgramRunner
  private let timeLimit: Duration

  /// - Parameters:
  ///   - folder: The folder for plugins.
  ///   - environment: The variables of this process.
  ///   - timeLimit: How long one answer may take.
  package init(
    folder: String,
    environment: [String: String],
    runner: ProgramRunner = .system(),
    timeLimit: Duration
  ) {
    path = "\(folder):\(environment["PATH"] ?? "")"
    self.environment = environment
    self.runner = runner
    self.timeLimit = timeLimit
  }

  /// The program of the source called `name`; `nil` where there is none.
  package func program(_ name: String) -> SourceProgram? {
    guard SourceProgram.isName(name) else { return nil }
    return findProgram(SourceProgram.fileName(of: name), in: path).map { program(name, at: $0) }
  }

  /// All there are, by name.
  package var all: [SourceProgram] {
    let prefix = SourceProgram.fileName(of: "")
    return findPrograms(prefix: prefix, in: path).compactMap { found in
      let name = String(found.name.dropFirst(prefix.count))
      return SourceProgram.isName(name) ? program(name, at: found.path) : nil
    }
  }

  private func program(_ name: String, at path: String) -> SourceProgram {
    SourceProgram(
      name: name,
      path: path,
      environment: environment,
      runner: runner,
      timeLimit: timeLimit
    )
  }
}
