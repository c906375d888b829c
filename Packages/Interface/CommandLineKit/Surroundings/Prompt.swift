/// One way to answer a question, chosen by a single key.
package struct Choice<Value: Sendable>: Sendable {
  package let key: Character
  /// What it does, in a word or two: `skip`.
  package let label: String
  package let value: Value

  package init(_ key: Character, _ label: String, _ value: Value) {
    self.key = key
    self.label = label
    self.value = value
  }
}

extension Context {
  /// Asks a question that is answered by yes or no; `--yes` answers it.
  ///
  /// - Throws: An error that names `--yes` where there is nobody to ask.
  package func confirm(_ question: StyledText, _ common: CommonOptions) throws -> Bool {
    if common.assumeYes { return true }
    guard terminal.isInteractive else {
      throw Failure(
        "this needs a confirmation: \(question.string)",
        hint: "add --yes",
        exitCode: .usage,
        code: "confirmation_needed"
      )
    }
    return try choose(question, [Choice("y", "yes", true), Choice("n", "no", false)]) ?? false
  }

  /// Asks a question that is answered with one key.
  ///
  /// - Returns: The value chosen; nil for Escape, Control-D or a terminal that went away.
  package func choose<Value>(
    _ question: StyledText,
    _ choices: [Choice<Value>]
  ) throws -> Value? {
    let menu = choices.map { "\($0.key, as: .strong) \($0.label)" as StyledText }
      .joined(separator: ", ")
    output.ask("\(question) (\(menu)) ")
    while true {
      switch try key() {
      case .character(let pressed):
        let match =
          choices.first { $0.key == pressed }
          ?? choices.first { $0.key.lowercased() == pressed.lowercased() }
        guard let match else { continue }
        output.ask("\(match.label)\n")
        return match.value
      case .escape, .end:
        output.ask("\n")
        return nil
      default: continue
      }
    }
  }

  /// The next key; an interruption leaves the question on a line of its own.
  private func key() throws -> Key {
    do {
      return try terminal.key()
    } catch {
      output.ask("\n")
      throw error
    }
  }

  /// Asks for a line of text; nil for an empty one.
  package func ask(_ question: StyledText) throws -> String? {
    output.ask(question + " ")
    guard let line = try terminal.line() else { return nil }
    return line.allSatisfy(\.isWhitespace) ? nil : line
  }
}
