package import Calendar

/// Everything around a program that it may look at or act on, as one value that tests replace.
package struct Context: Sendable {
  /// The words after the program's name.
  package var arguments: [String]
  package var environment: [String: String]
  package var clock: WallClock
  package var input: Input
  package var terminal: Terminal
  /// Where results and messages go, in the form the common options ask for.
  package private(set) var output: Output
  private let writeOutput: @Sendable (String) throws -> Void
  private let writeError: @Sendable (String) -> Void

  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - environment: Its environment variables.
  ///   - clock: The person's clock and zone.
  ///   - input: Standard input.
  ///   - terminal: What is known of the terminal.
  ///   - writeOutput: Writes to standard output at once.
  ///   - writeError: Writes to standard error at once; there is nobody to tell if that fails.
  package init(
    arguments: [String],
    environment: [String: String],
    clock: WallClock,
    input: Input,
    terminal: Terminal,
    writeOutput: @escaping @Sendable (String) throws -> Void,
    writeError: @escaping @Sendable (String) -> Void
  ) {
    self.arguments = arguments
    self.environment = environment
    self.clock = clock
    self.input = input
    self.terminal = terminal
    self.writeOutput = writeOutput
    self.writeError = writeError
    let streams = Output.Streams(writeOutput: writeOutput, writeError: writeError)
    output = Output(program: "", form: .text, style: .plain, errorStyle: .plain, streams: streams)
  }

  /// This context for a program and the common options it was called with.
  func prepared(for program: String, _ common: CommonOptions) -> Context {
    var copy = self
    copy.output = Output(
      program: program,
      form: common.json ? .json : .text,
      isQuiet: common.quiet,
      isVerbose: common.verbose,
      style: style(isTerminal: terminal.outputIsTerminal, common),
      errorStyle: style(isTerminal: terminal.errorIsTerminal, common),
      streams: Output.Streams(writeOutput: writeOutput, writeError: writeError),
      showsProgress: terminal.errorIsTerminal && environment["TERM"] != "dumb",
      now: clock.now
    )
    return copy
  }

  /// The width of the terminal, else `COLUMNS`, else 80.
  package var width: Int {
    if let width = terminal.width(), width > 0 { return width }
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    return 80
  }

  private func style(isTerminal: Bool, _ common: CommonOptions) -> Style {
    let isColored = Style.wantsColor(
      isTerminal: isTerminal,
      environment: environment,
      noColor: common.noColor
    )
    return Style(width: width, isColored: isColored)
  }
}
