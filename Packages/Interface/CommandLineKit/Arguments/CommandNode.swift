/// Something that can stand in a program's tree of commands.
package protocol CommandDeclaration: Sendable {
  var node: CommandNode { get }
}

/// A command of any options, in the one shape the program, help and completions work with.
package struct CommandNode: Sendable {
  package let name: String
  package let aliases: [String]
  package let summary: String
  package let details: String
  package let examples: [Example]
  package let parameters: [ParameterSpec]
  package let subcommands: [CommandNode]
  /// Reads the words and gives back what is to be done; nil for a mere group of commands.
  let prepare: (@Sendable ([String]) throws(UsageError) -> PreparedCommand)?

  func child(named name: String) -> CommandNode? {
    subcommands.first { $0.name == name || $0.aliases.contains(name) }
  }
}

/// A command whose words have been read.
struct PreparedCommand: Sendable {
  let common: CommonOptions
  let run: @Sendable (Context) async throws -> ExitCode
}

extension Command: CommandDeclaration {
  package var node: CommandNode {
    CommandNode(
      name: name,
      aliases: aliases,
      summary: summary,
      details: details,
      examples: examples,
      parameters: parameters.map(\.spec),
      subcommands: subcommands.map(\.node),
      prepare: { words throws(UsageError) in
        let (options, common) = try parse(words)
        return PreparedCommand(common: common) { try await run(options, common, $0) }
      }
    )
  }
}

/// Commands under one word that does nothing by itself, such as `catalog`.
package struct CommandGroup: CommandDeclaration {
  package let node: CommandNode

  package init(
    _ name: String,
    summary: String,
    details: String = "",
    examples: [Example] = [],
    subcommands: [any CommandDeclaration]
  ) {
    node = CommandNode(
      name: name,
      aliases: [],
      summary: summary,
      details: details,
      examples: examples,
      parameters: [],
      subcommands: subcommands.map(\.node),
      prepare: nil
    )
  }
}
