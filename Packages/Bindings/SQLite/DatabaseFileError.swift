#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What the system answered when a file could not be made or changed.
package struct DatabaseFileError: Error, Equatable {
  package let path: String
  /// The `errno`.
  package let code: Int32

  package init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  package enum Kind: Sendable { case missing, exists, readOnly, full, other }

  package var kind: Kind {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case EEXIST: .exists
    case EROFS, EACCES, EPERM: .readOnly
    case ENOSPC, EDQUOT: .full
    default: .other
    }
  }

  package var message: String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}
