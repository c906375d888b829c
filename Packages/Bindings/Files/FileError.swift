import Glibc

/// Why a file or a folder could not be used.
package struct FileError: Error, Equatable, Sendable {
  package enum Cause: Equatable, Sendable {
    /// What the system answered: its number of the error.
    case system(Int32)
    case notAFile
    case notAFolder
    case tooLarge(limit: Int)
  }

  package let path: String
  package let cause: Cause

  package init(_ path: String, _ cause: Cause) {
    self.path = path
    self.cause = cause
  }

  /// The error of the call that just failed. The corresponding C variable is `errno`.
  static func last(_ path: String) -> Self { Self(path, .system(errno)) }

  /// The cause in words that start in lower case: "permission denied".
  package var reason: String {
    switch cause {
    case .system(let code): Self.words(for: code)
    case .notAFile: "not a regular file"
    case .notAFolder: "not a folder"
    case .tooLarge(let limit): "larger than \(limit) bytes"
    }
  }

  /// One line in lower case without a full stop.
  package var summary: String { "\(path): \(reason)" }

  /// Whether there is nothing at the path.
  var isMissing: Bool { cause == .system(ENOENT) || cause == .system(ENOTDIR) }

  /// Whether another program holds the lock.
  package var isLocked: Bool { cause == .system(EWOULDBLOCK) }

  /// The corresponding C function is `strerror`.
  private static func words(for code: Int32) -> String {
    guard let words = unsafe strerror(code).map({ unsafe String(cString: $0) }) else {
      return "error \(code)"
    }
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
