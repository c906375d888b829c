/// Standard input.
package struct Input: Sendable {
  package let isTerminal: Bool
  private let readLine: @Sendable () throws -> String?
  private let readAll: @Sendable () throws -> [UInt8]

  /// - Parameters:
  ///   - isTerminal: Whether a person would have to type it.
  ///   - readLine: The next line without its end; nil behind the last one. An `UnreadableLine`
  ///     stops nobody from reading the one after it.
  ///   - readAll: Every byte that has not been read yet.
  package init(
    isTerminal: Bool,
    readLine: @escaping @Sendable () throws -> String?,
    readAll: @escaping @Sendable () throws -> [UInt8]
  ) {
    self.isTerminal = isTerminal
    self.readLine = readLine
    self.readAll = readAll
  }

  /// The next line, or nil at the end. Asking a terminal for it shows help instead of hanging.
  package func line() throws -> String? {
    try explaining { try readLine() }
  }

  /// All the bytes there are. Asking a terminal for them shows help instead of hanging.
  package func bytes() throws -> [UInt8] {
    try explaining { try readAll() }
  }

  private func explaining<T>(_ read: () throws -> T) throws -> T {
    guard !isTerminal else { throw InputExpected() }
    do {
      return try read()
    } catch let error as CancellationError {
      throw error
    } catch let error as UnreadableLine {
      throw error
    } catch {
      throw Failure(
        "cannot read standard input: \(error)",
        exitCode: .unreadableInput,
        code: "unreadable_input"
      )
    }
  }
}

/// A line of standard input that is of no use, though the next one may be.
package struct UnreadableLine: Explained, Equatable {
  package let summary: String

  /// - Parameter summary: What is wrong with which line, such as `line 2 is not UTF-8`.
  package init(_ summary: String) { self.summary = summary }

  package var exitCode: ExitCode { .unreadableInput }
  package var code: String { "unreadable_input" }
}

/// A command wants standard input, which is a terminal where nobody expects to type.
struct InputExpected: Explained {
  var summary: String { "standard input is a terminal" }
  var hint: String? { "pipe something in, or give it as arguments" }
  var exitCode: ExitCode { .usage }
  var code: String { "usage" }
}
