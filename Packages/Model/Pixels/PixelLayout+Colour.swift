extension PixelLayout {
  /// Turns each pixel of `row` into `rgbx`.
  package func makeColours(of row: inout [Pixel]) {
    guard self != .rgbx else { return }
    for x in row.indices { row[x] = colour(of: row[x]) }
  }

  /// The colour of a pixel as red, green, blue and a byte that means nothing.
  ///
  /// What is transparent lies on white; inks are mixed as if they were perfect, for want of a
  /// profile.
  @inline(__always)
  func colour(of pixel: Pixel) -> Pixel {
    switch self {
    case .rgbx: return pixel
    case .rgba where pixel.w == 255: return pixel
    case .rgba: return scaled(pixel, by: pixel.w) &+ Pixel(repeating: 255 &- pixel.w)
    case .cmyk: return scaled(Pixel(repeating: 255) &- pixel, by: 255 &- pixel.w)
    case .invertedCMYK: return scaled(pixel, by: pixel.w)
    }
  }

  /// The brightness of a pixel, by the weights of ITU-R BT.601 that JPEG uses.
  @inline(__always)
  func brightness(of pixel: Pixel) -> UInt8 {
    let colour = colour(of: pixel)
    let sum = UInt32(colour.x) &* 77 &+ UInt32(colour.y) &* 150 &+ UInt32(colour.z) &* 29
    return UInt8(truncatingIfNeeded: (sum &+ 128) >> 8)
  }
}

/// Each byte times `share` / 255, rounded.
@inline(__always)
private func scaled(_ pixel: Pixel, by share: UInt8) -> Pixel {
  let products = SIMD4<UInt16>(truncatingIfNeeded: pixel) &* SIMD4(repeating: UInt16(share))
  // Exact for all products of two bytes.
  let rounded = products &+ SIMD4(repeating: 128)
  return Pixel(truncatingIfNeeded: (rounded &+ (rounded &>> 8)) &>> 8)
}
