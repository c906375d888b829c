/// What the bytes of a decoded pixel are.
package enum PixelLayout: Equatable, Sendable {
  /// Brightness, one byte.
  case gray
  /// Red, green, blue and one byte that means nothing.
  case rgbx
  /// Red, green, blue and opacity, not multiplied with each other.
  case rgba
  /// Cyan, magenta, yellow and black, 0 no ink.
  case cmyk
  /// As `cmyk`, 255 no ink: how Adobe's programs write JPEG.
  case invertedCMYK

  package var bytesPerPixel: Int { self == .gray ? 1 : 4 }
}

/// A picture that is decoded row by row, from the top of what is stored.
package protocol PictureRows: AnyObject {
  /// The stored size, before the picture is turned upright.
  var size: PictureSize { get }
  var layout: PixelLayout { get }

  /// Decodes the next row into `row`.
  ///
  /// - Parameter row: Has room for `size.width` pixels of `layout`.
  func nextRow(into row: inout [UInt8]) throws(PictureError)
}
