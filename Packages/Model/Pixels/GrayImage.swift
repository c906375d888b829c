/// A gray picture: 0 is black, 255 white, row by row from the top without gaps.
package struct GrayImage: Equatable, Sendable {
  package let width: Int
  package let height: Int
  package var pixels: [UInt8]

  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
