extension Context {
  /// Answers what was typed: the words as one text, or, for a lone `-`, every line of standard
  /// input as a text of its own.
  ///
  /// A line that fails is reported and the next one is tried. The exit code then says whether
  /// anything was found, or that some inputs failed. Colours of other programs are taken out.
  package func forEachText(
    in words: [String],
    _ answer: (String) async throws -> ExitCode
  ) async throws -> ExitCode {
    guard words == ["-"] else {
      return try await answer(words.joined(separator: " ").withoutEscapeSequences)
    }
    var codes: [ExitCode] = []
    var failures: [ExitCode] = []
    var number = 0
    while let line = try nextLine() {
      try Task.checkCancellation()
      number += 1
      do {
        let text = try line.get().withoutEscapeSequences
        if text.allSatisfy(\.isWhitespace) { continue }
        codes.append(try await answer(text))
      } catch let error as UnreadableLine {
        failures.append(output.report(error))
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

  private func nextLine() throws -> Result<String, UnreadableLine>? {
    do {
      return try input.line().map { .success($0) }
    } catch let error as UnreadableLine {
      return .failure(error)
    }
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
