package import CommandLineKit

/// `reset`: the daily tool.
package enum ResetProgram {
  package static func program(version: Version, tools: ResetTools) -> Program {
    Program(
      "reset",
      summary: "Your day at a glance; nothing to fill in.",
      details: """
        reset alone shows today. reset NAME runs reset-NAME where that is on the path, so reset food \
        and reset scan work, and your own reset-anything.
        """,
      examples: [
        Example("reset", "today's food and totals"),
        Example("reset today --day yesterday --json"),
        Example("reset undo", "take the last change back"),
      ],
      version: version,
      commands: [
        TodayCommand.command(tools),
        CoffeeCommand.command(tools),
        UndoCommands.undo(tools),
        UndoCommands.redo(tools),
        ConfigCommand.command(tools),
        BackupCommand.command(tools),
        CompletionsCommand.command(version: version, tools),
      ],
      standard: "today",
      fallback: { name, words, context in try tools.runProgram(name, words, context) }
    )
  }
}
