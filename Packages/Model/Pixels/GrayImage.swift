/// A picture of brightnesses, 0 black to 255 white, as they are stored (gamma-coded, not linear).
package struct GrayImage: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// Row after row from the top, `width` bytes each, nothing between them.
  package var pixels: [UInt8]

  /// - Precondition: `pixels` has `width` times `height` bytes.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height, "a byte for each pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  package var size: PictureSize { PictureSize(width: width, height: height) }

  package subscript(x: Int, y: Int) -> UInt8 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}
