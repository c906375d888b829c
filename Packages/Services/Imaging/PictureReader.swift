package import Pixels

/// Reads pictures of every kind that is taken, by their content and within limits.
package struct PictureReader: Sendable {
  package let limits: PictureLimits

  package init(limits: PictureLimits = .standard) { self.limits = limits }

  /// What kind of picture it is, or the reason why it is none.
  static func kind(of bytes: [UInt8]) throws(PictureError) -> PictureKind {
    guard !bytes.isEmpty else { throw .empty }
    guard let kind = PictureKind(bytes) else { throw .notAPicture }
    if case .other(let name) = kind { throw .unsupported(name) }
    return kind
  }
}
