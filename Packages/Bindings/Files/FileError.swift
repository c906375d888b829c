import Glibc

/// What the system answered when a file operation failed.
package struct FileError: Error, Equatable, Sendable {
  /// The system's number of the error.
  package let code: Int32
  package let path: String

  package init(code: Int32, path: String) {
    self.code = code
    self.path = path
  }

  /// The error that the last call left behind.
  static func last(_ path: String) -> Self { Self(code: errno, path: path) }

  /// One line in lower case without a full stop.
  package var summary: String {
    let words = unsafe String(cString: strerror(code))
    return "\(path): \(words.prefix(1).lowercased())\(words.dropFirst())"
  }

  package var isMissing: Bool { code == ENOENT }

  /// Whether another program holds the lock.
  package var isLocked: Bool { code == EWOULDBLOCK }
}
