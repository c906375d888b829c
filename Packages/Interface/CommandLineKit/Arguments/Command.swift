/// A command as data: parsing, help, completions and the man page all read this table.
package struct Command<Options: Sendable>: Sendable {
  /// What a command does with its options.
  package typealias Run =
    @Sendable (Options, CommonOptions, Context) async throws -> ExitCode

  package let name: String
  package let aliases: [String]
  package let summary: String
  package let details: String
  package let examples: [Example]
  package let defaults: Options
  package let parameters: [Parameter<Options>]
  package let subcommands: [any CommandDeclaration]
  package let run: Run

  /// Declares a command.
  ///
  /// - Parameters:
  ///   - name: The word that calls it.
  ///   - aliases: Other words that call it.
  ///   - summary: What it does, in one line: `find foods by name`.
  ///   - details: What else help should say; paragraphs are parted by an empty line.
  ///   - examples: Two or three; help begins with them.
  ///   - defaults: The options of an empty command line.
  ///   - parameters: What it accepts.
  ///   - subcommands: Commands under this one.
  ///   - run: What it does.
  package init(
    _ name: String,
    aliases: [String] = [],
    summary: String,
    details: String = "",
    examples: [Example] = [],
    defaults: Options,
    parameters: [Parameter<Options>],
    subcommands: [any CommandDeclaration] = [],
    run: @escaping Run
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.details = details
    self.examples = examples
    self.defaults = defaults
    self.parameters = parameters
    self.subcommands = subcommands
    self.run = run
  }

  /// Reads `words` into options and common options, or throws the first thing wrong with them.
  package func parse(_ words: [String]) throws(UsageError) -> (Options, CommonOptions) {
    let own = parameters.map { $0.lifted(to: \ParsedWords<Options>.options) }
    let common = CommonOptions.parameters.map { $0.lifted(to: \ParsedWords<Options>.common) }
    let start = ParsedWords(options: defaults, common: CommonOptions())
    var parser = WordParser(words, into: start, by: own + common)
    try parser.parseAll()
    return (parser.state.options, parser.state.common)
  }
}

private struct ParsedWords<Options: Sendable>: Sendable {
  var options: Options
  var common: CommonOptions
}

/// The options of a command that has none.
package struct NoOptions: Equatable, Sendable {
  package init() {}
}

extension Command where Options == NoOptions {
  /// Declares a command that takes no options of its own.
  package init(
    _ name: String,
    summary: String,
    details: String = "",
    examples: [Example] = [],
    subcommands: [any CommandDeclaration] = [],
    run: @escaping @Sendable (CommonOptions, Context) async throws -> ExitCode
  ) {
    self.init(
      name,
      summary: summary,
      details: details,
      examples: examples,
      defaults: NoOptions(),
      parameters: [],
      subcommands: subcommands,
      run: { _, common, context in try await run(common, context) }
    )
  }
}

/// One call to learn from, and what it does.
package struct Example: Equatable, Sendable {
  package let line: String
  package let meaning: String

  package init(_ line: String, _ meaning: String = "") {
    self.line = line
    self.meaning = meaning
  }
}
