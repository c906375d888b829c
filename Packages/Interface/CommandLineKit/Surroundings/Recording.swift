package import Calendar
import Synchronization

/// Surroundings that are made up: what is written is kept, what is read was set before.
///
/// For tests, which run side by side because nothing here is shared with the process.
package final class Recording: Sendable {
  package let context: Context
  private let tape: Tape

  /// Makes surroundings.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - environment: Variables; none unless given.
  ///   - clock: Noon of 2026-11-30 in UTC, a Monday, unless given.
  ///   - input: Standard input; nil for a terminal. A line with the replacement character U+FFFD
  ///     cannot be read.
  ///   - keys: What a person presses, key by key; with any given, the terminal is interactive.
  ///   - answers: What a person types, line by line.
  ///   - isTerminal: Whether output and errors go to a terminal.
  ///   - width: Its columns.
  ///   - outputError: Thrown by every attempt to write to standard output.
  package init(
    _ arguments: [String] = [],
    environment: [String: String] = [:],
    clock: WallClock = .fixed(at: 1_796_040_000_000),
    input: String? = nil,
    keys: [String] = [],
    answers: [String] = [],
    isTerminal: Bool = false,
    width: Int? = nil,
    outputError: (any Error)? = nil
  ) {
    let lines = input.map { $0.split(separator: "\n", omittingEmptySubsequences: false) } ?? []
    // A line end ends a line; it does not begin another.
    let ended = lines.last == "" ? lines.dropLast() : lines[...]
    let tape = Tape(input: ended.map(String.init), keys: keys, answers: answers)
    self.tape = tape
    context = Context(
      arguments: arguments,
      environment: environment,
      clock: clock,
      input: Input(
        isTerminal: input == nil,
        readLine: {
          let line = tape.next(\.input)
          if line?.contains("\u{FFFD}") == true { throw UnreadableLine("a line is not UTF-8") }
          return line
        },
        readAll: { Array((input ?? "").utf8) }
      ),
      terminal: Terminal(
        outputIsTerminal: isTerminal,
        errorIsTerminal: isTerminal,
        isInteractive: !keys.isEmpty || !answers.isEmpty,
        width: { width },
        readKey: { tape.next(\.keys) },
        readLine: { tape.next(\.answers) }
      ),
      writeOutput: { text in
        if let outputError { throw outputError }
        tape.state.withLock { $0.output.append(text) }
      },
      writeError: { text in tape.state.withLock { $0.errors.append(text) } }
    )
  }

  /// Everything written to standard output.
  package var output: String { tape.state.withLock { $0.output.joined() } }

  /// Everything written to standard error.
  package var errors: String { tape.state.withLock { $0.errors.joined() } }

  /// What was written to standard output at a time, to see when it was flushed.
  package var writes: [String] { tape.state.withLock { $0.output } }
}

/// What was written and what is still to be read.
private final class Tape: Sendable {
  struct State {
    var output: [String] = []
    var errors: [String] = []
    var input: [String]
    var keys: [String]
    var answers: [String]
  }

  let state: Mutex<State>

  init(input: [String], keys: [String], answers: [String]) {
    state = Mutex(State(input: input, keys: keys, answers: answers))
  }

  /// The next of what was set before, or nil behind the last.
  func next(_ path: any WritableKeyPath<State, [String]> & Sendable) -> String? {
    state.withLock { state in
      state[keyPath: path].isEmpty ? nil : state[keyPath: path].removeFirst()
    }
  }
}
