/// A picture in colour, in sRGB.
package struct RGBImage: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// Row after row from the top, nothing between them; of each, the fourth byte means nothing.
  package var pixels: [Pixel]

  /// - Precondition: There are `width` times `height` pixels.
  package init(width: Int, height: Int, pixels: [Pixel]) {
    precondition(pixels.count == width * height, "a pixel for each place")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  package var size: PictureSize { PictureSize(width: width, height: height) }
}
