import Synchronization

/// Another program to be run, with all it gets: it inherits neither environment nor open files.
package struct ChildProcess: Sendable {
  /// Where its stderr goes.
  package enum Messages: Sendable {
    /// To ours, so that it can ask for a password or complain.
    case passedOn
    case dropped
  }

  /// What becomes of what it started and leaves running when it ends by itself.
  package enum Leftovers: Sendable {
    case leftAlone
    case killed
  }

  /// How it ended.
  package enum Ending: Equatable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  package struct Outcome: Equatable, Sendable {
    package let ending: Ending
    package let output: [UInt8]

    package init(ending: Ending, output: [UInt8]) {
      self.ending = ending
      self.output = output
    }
  }

  /// The path of the file to run; `PATH` is not searched.
  package var program: String
  package var arguments: [String]
  package var environment: [String: String]
  /// What it can read from stdin; nothing at all if empty.
  package var input: [UInt8]
  package var messages: Messages
  package var leftovers: Leftovers
  package var timeout: Duration
  /// The most bytes it may print.
  package var outputLimit: Int

  package init(
    _ program: String,
    _ arguments: [String] = [],
    environment: [String: String],
    input: [UInt8] = [],
    messages: Messages = .passedOn,
    leftovers: Leftovers = .leftAlone,
    timeout: Duration = .seconds(10),
    outputLimit: Int = 1 << 20
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.input = input
    self.messages = messages
    self.leftovers = leftovers
    self.timeout = timeout
    self.outputLimit = outputLimit
  }

  /// Runs the program in a process group of its own and waits for it on a thread of its own.
  ///
  /// The whole group is killed when time is up, when too much is printed and when the task is
  /// cancelled.
  package func run() async throws -> Outcome {
    try Task.checkCancellation()
    let isCancelled = Flag()
    let result = try await withTaskCancellationHandler {
      try await onOwnThread { Result { try supervise(self, isCancelled) } }
    } onCancel: {
      isCancelled.raise()
    }
    return try result.get()
  }
}

/// Something that happened once, seen from two threads.
final class Flag: Sendable {
  private let value = Atomic(false)

  var isRaised: Bool { value.load(ordering: .acquiring) }

  func raise() { value.store(true, ordering: .releasing) }
}
