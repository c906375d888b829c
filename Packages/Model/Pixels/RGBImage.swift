/// A picture in colour, in sRGB: red, green and blue, a byte each.
package struct RGBImage: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// Row after row from the top, three bytes a pixel, nothing between them.
  package var pixels: [UInt8]

  /// - Precondition: `pixels` has three times `width` times `height` bytes.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 3, "three bytes for each pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  package var size: PictureSize { PictureSize(width: width, height: height) }
}
