package import Pixels

/// Reads pictures of every kind that is taken, by their content and within limits.
package struct PictureReader: Sendable {
  package let limits: PictureLimits

  package init(limits: PictureLimits = .standard) { self.limits = limits }
}
