import CommandLineKit
import Diary
import JSON

/// `reset backup`.
enum BackupCommand {
  struct Options: Equatable, Sendable {
    var file: String?
  }

  static func command(_ tools: ResetTools) -> Command<Options> {
    Command(
      "backup",
      summary: "copy the diary, whole and checked",
      examples: [Example("reset backup"), Example("reset backup diary-copy.db")],
      defaults: Options(),
      parameters: [
        .argument(
          "FILE",
          sets: \.file,
          completion: .files,
          help: "Where to; else the backup folder."
        )
      ]
    ) { options, common, context in
      guard !common.dryRun else {
        context.output.note("nothing was copied (--dry-run)")
        return .done
      }
      let session = try tools.open(common, context)
      let path = try await session.diary().backup(to: options.file)
      try context.output.show(BackupView(path: path))
      return .done
    }
  }
}

private struct BackupView: Presentable {
  let path: String
  var json: JSON { ["backup": .string(path)] }
  func text(_ style: Style) -> StyledText { "backed up to \(path)" }
}
