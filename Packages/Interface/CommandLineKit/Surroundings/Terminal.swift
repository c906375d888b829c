/// What is known of the terminal, and how a person answers through it.
package struct Terminal: Sendable {
  package let outputIsTerminal: Bool
  package let errorIsTerminal: Bool
  /// Whether there is a person to ask: keys can be read, and what is asked can be seen.
  package let isInteractive: Bool
  /// Columns; nil where there is no terminal to ask.
  package let width: @Sendable () -> Int?
  private let readKey: @Sendable () throws -> String?
  private let readLine: @Sendable () throws -> String?

  /// - Parameters:
  ///   - outputIsTerminal: Whether standard output is one.
  ///   - errorIsTerminal: Whether standard error is one.
  ///   - isInteractive: Whether keys can be read.
  ///   - width: Its columns.
  ///   - readKey: What one key sends, unseen; nil when the terminal is gone.
  ///   - readLine: A line a person types; nil when the terminal is gone.
  package init(
    outputIsTerminal: Bool,
    errorIsTerminal: Bool,
    isInteractive: Bool,
    width: @escaping @Sendable () -> Int?,
    readKey: @escaping @Sendable () throws -> String?,
    readLine: @escaping @Sendable () throws -> String?
  ) {
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.isInteractive = isInteractive && errorIsTerminal
    self.width = width
    self.readKey = readKey
    self.readLine = readLine
  }

  /// No terminal anywhere, as in a pipe.
  package static let none = Self(
    outputIsTerminal: false,
    errorIsTerminal: false,
    isInteractive: false,
    width: { nil },
    readKey: { nil },
    readLine: { nil }
  )

  /// The next key a person presses.
  package func key() throws -> Key { try readKey().map(Key.init(sequence:)) ?? .end }

  /// The next line a person types.
  package func line() throws -> String? { try readLine() }
}

/// A key of the keyboard.
package enum Key: Equatable, Sendable {
  case character(Character)
  case enter, escape, backspace, tab, up, down, left, right
  /// End of input: the terminal is gone, or Control-D.
  case end
  case unknown

  /// Reads what a terminal sends for one key.
  package init(sequence: String) {
    switch sequence {
    case "": self = .end
    case "\r", "\n": self = .enter
    case "\t": self = .tab
    case "\u{4}": self = .end
    case "\u{1B}": self = .escape
    case "\u{7F}", "\u{8}": self = .backspace
    case "\u{1B}[A", "\u{1B}OA": self = .up
    case "\u{1B}[B", "\u{1B}OB": self = .down
    case "\u{1B}[C", "\u{1B}OC": self = .right
    case "\u{1B}[D", "\u{1B}OD": self = .left
    default:
      let isPrintable = sequence.count == 1 && sequence.safeForTerminal == sequence
      self = isPrintable ? .character(sequence[sequence.startIndex]) : .unknown
    }
  }
}
