/// Width and height in pixels, both at least 1.
package struct PictureSize: Equatable, Hashable, Sendable {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a picture has pixels")
    self.width = width
    self.height = height
  }

  package var longEdge: Int { max(width, height) }

  package var pixelCount: Int { width * height }

  /// The same picture lying on its side.
  package var turned: Self { Self(width: height, height: width) }

  /// The size with the same proportions whose long edge is at most `longEdge`; never larger than
  /// this one, and never without pixels.
  package func fitting(longEdge limit: Int) -> Self {
    guard self.longEdge > limit else { return self }
    func scaled(_ side: Int) -> Int { max(1, (side * limit * 2 + longEdge) / (longEdge * 2)) }
    return Self(width: scaled(width), height: scaled(height))
  }

  /// What libjpeg makes of it at `eighths`/8: each side rounded up.
  package func scaled(eighths: Int) -> Self {
    Self(width: (width * eighths + 7) / 8, height: (height * eighths + 7) / 8)
  }
}

extension PictureSize: CustomStringConvertible {
  package var description: String { "\(width)x\(height)" }
}
