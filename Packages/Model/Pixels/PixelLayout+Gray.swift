extension PixelLayout {
  /// The brightness of each pixel of `row` into `gray`, by the weights of ITU-R BT.601 that JPEG
  /// uses; what is transparent lies on white.
  ///
  /// - Precondition: `row` has a pixel for each byte of `gray`.
  package func writeGray(of row: [UInt8], into gray: inout [UInt8]) {
    switch self {
    case .gray: gray = row
    case .rgbx, .rgba, .cmyk, .invertedCMYK:
      for x in gray.indices {
        let (red, green, blue) = colour(row, at: x * 4)
        gray[x] = UInt8(truncatingIfNeeded: (red &* 77 &+ green &* 150 &+ blue &* 29 &+ 128) >> 8)
      }
    }
  }

  /// Red, green and blue of the four bytes at `place`, 0 to 255.
  @inline(__always)
  private func colour(_ row: [UInt8], at place: Int) -> (Int, Int, Int) {
    let (first, second) = (Int(row[place]), Int(row[place + 1]))
    let (third, fourth) = (Int(row[place + 2]), Int(row[place + 3]))
    return switch self {
    case .gray, .rgbx: (first, second, third)
    case .rgba: (onWhite(first, fourth), onWhite(second, fourth), onWhite(third, fourth))
    case .cmyk: (ink(255 - first, fourth), ink(255 - second, fourth), ink(255 - third, fourth))
    case .invertedCMYK:
      (ink(first, 255 - fourth), ink(second, 255 - fourth), ink(third, 255 - fourth))
    }
  }
}

/// A colour with an opacity, laid on white.
@inline(__always)
private func onWhite(_ colour: Int, _ opacity: Int) -> Int {
  (colour &* opacity &+ 255 &* (255 &- opacity) &+ 127) / 255
}

/// What black ink leaves of a colour.
@inline(__always)
private func ink(_ colour: Int, _ black: Int) -> Int {
  (colour &* (255 &- black) &+ 127) / 255
}
