/// Runs somebody else's program; the real one kills it with all it started when time is up, when it
/// prints too much, when it ends and when the task is cancelled.
package struct ProgramRunner: Sendable {
  /// Runs a program to its end.
  ///
  /// - Throws: `CancellationError` and nothing else.
  package var run: @Sendable (ProgramCall) async throws -> ProgramEnding

  package init(run: @escaping @Sendable (ProgramCall) async throws -> ProgramEnding) {
    self.run = run
  }
}

/// One run of a program.
package struct ProgramCall: Equatable, Sendable {
  /// The path of the file to run.
  package let program: String
  /// All its variables.
  package let environment: [String: String]
  /// All that it can read.
  package let input: [UInt8]
  package let timeLimit: Duration
  /// The most bytes it may print.
  package let outputLimit: Int

  package init(
    program: String,
    environment: [String: String],
    input: [UInt8],
    timeLimit: Duration,
    outputLimit: Int
  ) {
    self.program = program
    self.environment = environment
    self.input = input
    self.timeLimit = timeLimit
    self.outputLimit = outputLimit
  }
}

/// How a run came to its end.
package enum ProgramEnding: Equatable, Sendable {
  case exited(status: Int32, output: [UInt8])
  case killed(signal: Int32)
  case tookTooLong
  case printedTooMuch
  /// It never ran; the system's words for why.
  case cannotStart(String)
}
