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
    return try await forEachLine(answer)
  }

  /// Answers each word by itself, or, for a lone `-`, every line of standard input.
  ///
  /// One that fails is reported and the next one is tried, as for lines.
  package func forEachWord(
    in words: [String],
    _ answer: (String) async throws -> ExitCode
  ) async throws -> ExitCode {
    guard words != ["-"] else { return try await forEachLine(answer) }
    guard words.count != 1 else { return try await answer(words[0].withoutEscapeSequences) }
    var codes: [ExitCode] = []
    var failures: [ExitCode] = []
    for word in words {
      try Task.checkCancellation()
      do {
        codes.append(try await answer(word.withoutEscapeSequences))
      } catch {
        failures.append(try reported(error, in: word))
      }
    }
    return Self.summary(of: codes, failures: failures)
  }

  private func forEachLine(
    _ answer: (String) async throws -> ExitCode
  ) async throws -> ExitCode {
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
      } catch {
        failures.append(try reported(error, in: "line \(number)"))
      }
    }
    return Self.summary(of: codes, failures: failures)
  }

  /// Reports what kept one of many inputs from being answered; throws on what ends them all.
  private func reported(_ error: any Error, in place: String) throws -> ExitCode {
    switch error {
    case is CancellationError: throw error
    case let failure as Failure where failure.exitCode == .outputFailed: throw error
    default: return output.report(error, in: place)
    }
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
