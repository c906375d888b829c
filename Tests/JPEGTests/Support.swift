import Pixels

@testable import JPEG

/// Soft colours without edges, which JPEG keeps well.
func gradient(_ width: Int, _ height: Int) -> RGBImage {
  var pixels: [UInt8] = []
  for y in 0..<height {
    for x in 0..<width {
      pixels += [UInt8(x * 255 / width), UInt8(y * 255 / height), UInt8((x + y) % 256 / 2 + 60)]
    }
  }
  return RGBImage(width: width, height: height, pixels: pixels)
}

/// A segment put behind the start marker.
func inserting(_ marker: UInt8, _ content: [UInt8], into jpeg: [UInt8]) -> [UInt8] {
  let length = content.count + 2
  return Array(jpeg.prefix(2)) + [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content
    + jpeg.dropFirst(2)
}

/// An APP1 with nothing but an orientation.
func exif(_ orientation: Int) -> [UInt8] {
  Array("Exif\0\0II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0]
    + [UInt8(orientation), 0, 0, 0, 0, 0, 0, 0]
}

/// All rows, one after another.
func rows(of decoder: JPEGDecoder) throws(PictureError) -> [UInt8] {
  var row = [UInt8](repeating: 0, count: decoder.size.width * decoder.layout.bytesPerPixel)
  var all: [UInt8] = []
  for _ in 0..<decoder.size.height {
    try decoder.nextRow(into: &row)
    all += row
  }
  return all
}
