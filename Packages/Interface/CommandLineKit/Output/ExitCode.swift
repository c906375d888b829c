/// How a program ended, as its caller sees it; the meanings are part of the contract with scripts.
package struct ExitCode: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static let done = Self(rawValue: 0)
  package static let nothingFound = Self(rawValue: 1)
  package static let usage = Self(rawValue: 2)
  /// Sending is off, or `--offline` was given.
  package static let notAllowed = Self(rawValue: 3)
  /// A key or a model is missing, or the provider refused the key.
  package static let notSetUp = Self(rawValue: 4)
  package static let unreadableInput = Self(rawValue: 5)
  /// Network, time-out, 5xx, or rate limit after retries.
  package static let sourceFailed = Self(rawValue: 6)
  /// The database is locked, damaged or from a newer version.
  package static let database = Self(rawValue: 7)
  /// Some inputs failed, and each failure was reported.
  package static let partlyDone = Self(rawValue: 8)
  package static let match = Self(rawValue: 10)
  package static let possibleMatch = Self(rawValue: 11)
  package static let cannotTell = Self(rawValue: 12)
  /// A mistake in the program itself (`EX_SOFTWARE`).
  package static let internalError = Self(rawValue: 70)
  /// The output could not be written, as on a full disk (`EX_IOERR`).
  package static let outputFailed = Self(rawValue: 74)
  package static let interrupted = Self(rawValue: 130)
}
