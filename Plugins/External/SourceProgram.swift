import FoodSources
import JSON

/// The program behind a source, and how it is run.
package struct SourceProgram: Sendable {
  /// What it is called behind `reset-source-`.
  package let name: String
  package let path: String
  private let environment: [String: String]
  private let runner: ProgramRunner
  private let timeLimit: Duration
  private let outputLimit: Int

  /// - Parameters:
  ///   - name: As in the settings, such as `kitchen`.
  ///   - path: Where `reset-source-NAME` is.
  ///   - environment: Our variables, of which it gets those that hold no secret of ours.
  ///   - timeLimit: How long one answer may take.
  ///   - outputLimit: The most bytes one answer may have.
  package init(
    name: String,
    path: String,
    environment: [String: String],
    runner: ProgramRunner,
    timeLimit: Duration = .seconds(5),
    outputLimit: Int = 4 << 20
  ) {
    self.name = name
    self.path = path
    self.environment = Self.passedOn(environment, to: name)
    self.runner = runner
    self.timeLimit = timeLimit
    self.outputLimit = outputLimit
  }

  /// The name of the file.
  package static func fileName(of name: String) -> String { "reset-source-\(name)" }

  /// Whether a source may be called so: it is part of a file's name and of the ids of foods.
  package static func isName(_ text: String) -> Bool {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isPlain && (1...40).contains(text.utf8.count) && !text.hasPrefix("-")
  }

  func failure(
    _ kind: SourceFailure.Kind,
    _ message: String,
    retryAfter: Double? = nil
  ) -> SourceFailure {
    let message = "\(Self.fileName(of: name)) \(message)"
    return SourceFailure(source: name, kind, message, retryAfter: retryAfter)
  }

  /// Runs the program for one question, and gives what it said to it.
  ///
  /// - Throws: `SourceFailure`, or `CancellationError`.
  func ask(_ id: Int, _ question: JSON) async throws -> Reply {
    let call = ProgramCall(
      program: path,
      environment: environment,
      input: Array((Reply.envelope(id: id, question).text + "\n").utf8),
      timeLimit: timeLimit,
      outputLimit: outputLimit
    )
    let output = try output(of: try await runner.run(call))
    let reply = try making { () throws(ShapeFlaw) in try Reply(to: id, output) }
    if let refusal = try making({ () throws(ShapeFlaw) in try Refusal(reply) }) {
      throw failure(refusal.kind, "says: \(refusal.message)", retryAfter: refusal.retryAfter)
    }
    return reply
  }

  /// What `make` makes of an answer; a flaw in the answer is a failure of the program.
  func making<T>(_ make: () throws(ShapeFlaw) -> T) throws(SourceFailure) -> T {
    do {
      return try make()
    } catch {
      throw failure(.malformed, "gave a wrong answer: \(error.description)")
    }
  }

  private func output(of ending: ProgramEnding) throws(SourceFailure) -> [UInt8] {
    switch ending {
    case .exited(0, let output): return output
    case .exited(let status, _): throw failure(.unavailable, "ended with status \(status)")
    case .killed(let signal): throw failure(.unavailable, "was killed by signal \(signal)")
    case .tookTooLong: throw failure(.timedOut, "did not answer within \(timeLimit)")
    case .printedTooMuch:
      throw failure(.malformed, "printed more than \(outputLimit) bytes and was stopped")
    case .cannotStart(let reason): throw failure(.unavailable, "cannot be run: \(reason)")
    }
  }
}
