import CLCMS
package import Pixels

/// From the colours of an ICC profile to sRGB, for one thread at a time.
package final class ColorTransform {
  private enum Way {
    case matrix(MatrixTransform)
    case lcms(LCMSTransform)
  }

  private let way: Way

  /// nil where the profile is damaged or not for such pixels.
  ///
  /// - Parameters:
  ///   - profile: An ICC profile.
  ///   - layout: What the pixels are.
  package init?(from profile: [UInt8], _ layout: PixelLayout) {
    guard let opened = OpenProfile(profile) else { return nil }
    if layout == .rgbx || layout == .rgba, let matrix = opened.matrix() {
      way = .matrix(matrix)
    } else if let transform = LCMSTransform(opened, layout) {
      way = .lcms(transform)
    } else {
      return nil
    }
  }

  /// The colours of `row` in sRGB; the fourth byte then means nothing.
  package func apply(to row: inout [Pixel]) {
    switch way {
    case .matrix(let matrix): matrix.apply(to: &row)
    case .lcms(let transform): transform.apply(to: &row)
    }
  }
}
