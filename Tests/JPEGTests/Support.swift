import Pixels

@testable import JPEG

/// Soft colours without edges, which JPEG keeps well.
func gradient(_ width: Int, _ height: Int) -> RGBImage {
  var pixels: [Pixel] = []
  for y in 0..<height {
    for x in 0..<width {
      let blue = UInt8((x + y) % 256 / 2 + 60)
      pixels.append(Pixel(UInt8(x * 255 / width), UInt8(y * 255 / height), blue, 0))
    }
  }
  return RGBImage(width: width, height: height, pixels: pixels)
}

/// All rows, one after another.
func pixels(of decoder: JPEGDecoder) throws(PictureError) -> [Pixel] {
  var row = [Pixel](repeating: .zero, count: decoder.size.width)
  var all: [Pixel] = []
  for _ in 0..<decoder.size.height {
    try decoder.nextRow(into: &row)
    all += row
  }
  return all
}

/// All rows of brightnesses, one after another.
func grays(of decoder: JPEGDecoder) throws(PictureError) -> [UInt8] {
  var row = [UInt8](repeating: 0, count: decoder.size.width)
  var all: [UInt8] = []
  for _ in 0..<decoder.size.height {
    try decoder.nextRow(into: &row)
    all += row
  }
  return all
}
