/// An error written for the person at the keyboard. Any other error is a mistake in the program.
package protocol Explained: Error {
  /// What went wrong, in one line that starts in lower case and has no full stop.
  var summary: String { get }

  /// What to try next, best as a call that can be copied.
  var hint: String? { get }

  var exitCode: ExitCode { get }

  /// The kind of error in one snake_case word, for programs that read `--json`.
  var code: String { get }
}

extension Explained {
  package var hint: String? { nil }
}

/// An error that needs no type of its own.
package struct Failure: Explained, Equatable {
  package let summary: String
  package let hint: String?
  package let exitCode: ExitCode
  package let code: String

  package init(_ summary: String, hint: String? = nil, exitCode: ExitCode, code: String) {
    self.summary = summary
    self.hint = hint
    self.exitCode = exitCode
    self.code = code
  }
}
