/// Four bytes; what each means says a `PixelLayout`.
package typealias Pixel = SIMD4<UInt8>

/// What the four bytes of a decoded pixel are.
package enum PixelLayout: Equatable, Sendable {
  /// Red, green, blue and one byte that means nothing.
  case rgbx
  /// Red, green, blue and opacity, not multiplied with each other.
  case rgba
  /// Cyan, magenta, yellow and black, 0 no ink.
  case cmyk
  /// As `cmyk`, 255 no ink: how Adobe's programs write JPEG.
  case invertedCMYK
}

/// A picture in colour that comes row by row, from the top of what is stored.
package protocol PictureRows: AnyObject {
  /// The stored size, before the picture is turned upright.
  var size: PictureSize { get }
  var layout: PixelLayout { get }

  /// Makes the next row; after the last one it has been looked at whether the picture is whole.
  ///
  /// - Parameter row: Has room for `size.width` pixels.
  func nextRow(into row: inout [Pixel]) throws(PictureError)
}

/// A picture of brightnesses that comes row by row, from the top of what is stored.
package protocol GrayRows: AnyObject {
  /// The stored size, before the picture is turned upright.
  var size: PictureSize { get }

  /// Makes the next row; after the last one it has been looked at whether the picture is whole.
  ///
  /// - Parameter row: Has room for `size.width` bytes.
  func nextRow(into row: inout [UInt8]) throws(PictureError)
}
