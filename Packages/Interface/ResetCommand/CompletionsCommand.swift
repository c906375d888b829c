import CommandLineKit

/// `reset completions`.
enum CompletionsCommand {
  struct Options: Equatable, Sendable {
    var shell = Program.Shell.bash
  }

  static func command(version: Version, _ tools: ResetTools) -> Command<Options> {
    Command(
      "completions",
      summary: "print a completion script for a shell",
      details: "It completes reset and every reset-… of the family that is on the path.",
      examples: [
        Example("source <(reset completions bash)"),
        Example("reset completions fish > ~/.config/fish/completions/reset.fish"),
      ],
      defaults: Options(),
      parameters: [.argument("SHELL", sets: \.shell, help: "bash, zsh or fish.")]
    ) { options, _, context in
      let own = ResetProgram.program(version: version, tools: tools)
      try context.output.write(own.completions(for: options.shell))
      for script in try await tools.siblingScripts(options.shell, context) {
        try context.output.write("\n" + script)
      }
      return .done
    }
  }
}
