extension Context {
  /// Answers what was typed: the words as one text, or, for a lone `-`, every line of standard
  /// input as a text of its own.
  ///
  /// A line that fails is reported and the next one is tried. The exit code then says whether
  /// anything was found, or that some inputs failed.
  package func forEachText(
    in words: [String],
    _ answer: (String) async throws -> ExitCode
  ) async throws -> ExitCode {
    guard words == ["-"] else { return try await answer(words.joined(separator: " ")) }
    var codes: [ExitCode] = []
    var failures: [ExitCode] = []
    var number = 0
    while let line = try input.line() {
      try Task.checkCancellation()
      number += 1
      if line.allSatisfy(\.isWhitespace) { continue }
      do {
        codes.append(try await answer(line))
      } catch let error as CancellationError {
        throw error
      } catch let error as Failure where error.exitCode == .outputFailed {
        throw error
      } catch {
        failures.append(output.report(error, in: "line \(number)"))
      }
    }
    return Self.summary(of: codes, failures: failures)
  }

  /// One exit code for many inputs.
  package static func summary(of codes: [ExitCode], failures: [ExitCode]) -> ExitCode {
    if let first = failures.first {
      let allAlike = codes.isEmpty && failures.allSatisfy { $0 == first }
      return allAlike ? first : .partlyDone
    }
    if codes.contains(.done) { return .done }
    return codes.first ?? .nothingFound
  }
}
