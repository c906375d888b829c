import FoodSources
import FoundationEssentials
import Processes
import SourcePrograms
import TemporaryFolders

@testable import ExternalSource

/// A shell script that stands for somebody's program, in a folder of its own. Beside it is `nap`,
/// which is `sleep` with a path that tells whose it is.
struct Script {
  static let about = """
    {"schema_version":1,"id":1,"about":{"capabilities":["search","barcode","describe"],\
    "asked":"a script","leaves":"nothing"}}
    """
  private let folder: TemporaryFolder
  let path: String

  /// A script that says what it is, and does `body` when it is asked anything else.
  init(answering body: String) throws {
    try self.init(
      """
      #!/bin/sh
      nap="${0%/*}/nap"
      read -r question
      case $question in *'"ask":"about"'*) echo '\(Self.about)'; exit ;; esac
      \(body)
      """
    )
  }

  init(_ text: String, permissions: Int = 0o755) throws {
    folder = try TemporaryFolder()
    path = folder.path + "/reset-source-script"
    try Data(text.utf8).write(to: URL(filePath: path))
    try FileManager.default.createSymbolicLink(
      atPath: beside("nap"),
      withDestinationPath: "/usr/bin/sleep"
    )
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }

  /// A file beside it.
  func beside(_ name: String) -> String { "\(folder.path)/\(name)" }

  func program(
    named name: String = "script",
    with environment: [String: String] = ["PATH": "/usr/bin:/bin"],
    timeLimit: Duration = .seconds(20)
  ) -> SourceProgram {
    SourceProgram(
      name: name,
      path: path,
      environment: environment,
      runner: .system(),
      timeLimit: timeLimit,
      outputLimit: 1 << 16
    )
  }

  /// The source that it is, for as long as this value lives.
  func source() async throws -> ExternalSource { try await ExternalSource(meeting: program()) }

  /// What it answers. It is met without hurry, and asked within `timeLimit`.
  func answer(
    _ subject: FoodQuestion.Subject = .search("oats", limit: 1),
    timeLimit: Duration = .seconds(20)
  ) async throws -> FoodAnswer {
    let source = try await source()
    return try await ExternalSource(
      about: source.about,
      samples: source.samples,
      program: program(timeLimit: timeLimit)
    ).answer(FoodQuestion(subject))
  }

  /// The numbers of all processes that run it or its `nap`.
  var processes: String {
    get async throws {
      let search = ChildProcess("/usr/bin/pgrep", ["-f", "\(folder.path)/"], environment: [:])
      return String(decoding: try await search.run().output, as: UTF8.self)
    }
  }
}
