import FoundationEssentials
import Processes
import TemporaryFolders

/// A person with a home of their own, who runs the built programs.
final class Person: Sendable {
  private let folder: TemporaryFolder
  let home: String

  init() throws {
    folder = try TemporaryFolder()
    home = folder.path + "/home"
  }

  /// A path beside the home.
  func at(_ name: String) -> String { "\(folder.path)/\(name)" }

  /// Runs one program of the family, which is on the path.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - input: Its standard input; empty if not given.
  ///   - extra: Variables besides those that everybody has.
  func run(
    _ words: String...,
    input: [UInt8] = [],
    with extra: [String: String] = [:]
  ) async throws -> Outcome {
    try await run(words, input: input, with: extra)
  }

  func run(
    _ words: [String],
    input: [UInt8] = [],
    with extra: [String: String] = [:]
  ) async throws -> Outcome {
    try await shell("exec \"$@\"", words, input: input, with: extra)
  }

  /// Runs a script in bash, in the folder beside the home.
  func shell(
    _ script: String,
    _ words: [String] = [],
    input: [UInt8] = [],
    with extra: [String: String] = [:]
  ) async throws -> Outcome {
    let errors = at("errors-\(UInt64.random(in: 0 ... .max))")
    defer { try? FileManager.default.removeItem(atPath: errors) }
    let shell = ChildProcess(
      "/bin/bash",
      ["-c", "exec 2>\"$0\"; cd '\(folder.path)' || exit 99\n\(script)", errors] + words,
      environment: environment.merging(extra) { $1 },
      input: input,
      timeout: .seconds(50),
      outputLimit: 1 << 25
    )
    let outcome = try await shell.run()
    return Outcome(
      status: outcome.ending.status,
      output: String(decoding: outcome.output, as: UTF8.self),
      errors: String(
        decoding: FileManager.default.contents(atPath: errors) ?? Data(),
        as: UTF8.self
      )
    )
  }

  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try Data(bytes).write(to: URL(filePath: at(name)))
  }

  private var environment: [String: String] {
    [
      "PATH": "\(Programs.folder):/usr/local/bin:/usr/bin:/bin", "RESET_HOME": home, "TZ": "UTC",
      "LANG": "C.UTF-8",
    ]
  }
}

/// What a program printed, and how it ended.
struct Outcome {
  /// As a shell tells it: 128 and the signal for one that was killed.
  let status: Int32
  let output: String
  let errors: String

  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }
}

extension ChildProcess.Ending {
  fileprivate var status: Int32 {
    switch self {
    case .exited(let status): status
    case .killed(let signal): 128 + signal
    }
  }
}

enum Programs {
  /// Where the programs are: beside the tests, or where `RESET_PROGRAMS` says, to try a release.
  static let folder: String = {
    if let folder = ProcessInfo.processInfo.environment["RESET_PROGRAMS"] { return folder }
    let link = "/proc/self/exe"
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? link
    return path.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
  }()
}
