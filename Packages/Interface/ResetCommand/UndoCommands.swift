import CommandLineKit
import Diary
import JSON

/// `reset undo` and `reset redo`.
enum UndoCommands {
  static func undo(_ tools: ResetTools) -> Command<NoOptions> {
    Command("undo", summary: "take the last change of the diary back") { common, context in
      try await run("undo", tools, common, context) { diary in
        let next =
          common.dryRun
          ? try await diary.history(limit: .max).first { !$0.isUndone } : try await diary.undo()
        return next.map { StepView(done: $0.undoDescription, group: $0) }
      }
    }
  }

  static func redo(_ tools: ResetTools) -> Command<NoOptions> {
    Command("redo", summary: "do again what was undone last") { common, context in
      try await run("redo", tools, common, context) { diary in
        let next =
          common.dryRun
          ? try await diary.history(limit: .max).last { $0.isUndone } : try await diary.redo()
        return next.map { StepView(done: $0.redoDescription, group: $0) }
      }
    }
  }

  private static func run(
    _ verb: String,
    _ tools: ResetTools,
    _ common: CommonOptions,
    _ context: Context,
    _ step: @Sendable (Diary) async throws -> StepView?
  ) async throws -> ExitCode {
    let session = try tools.open(common, context)
    let done = try await step(try session.diary())
    guard let done else {
      throw Failure(
        "there is nothing to \(verb)",
        exitCode: .nothingFound,
        code: "nothing_to_\(verb)"
      )
    }
    try context.output.show(done)
    if common.dryRun { context.output.note("nothing was changed (--dry-run)") }
    return .done
  }
}

private struct StepView: Presentable {
  let done: String
  let group: JournalGroup

  var json: JSON {
    ["done": .string(done), "action": .string(group.action.rawValue), "what": .string(group.what)]
  }

  func text(_ style: Style) -> StyledText { StyledText(done) }
}
