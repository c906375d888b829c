import FuzzSupport
import WebP
import Pixels

/// The input is the file.
@main enum Main {
  static func main() {
    fuzz { bytes in
      do throws(PictureError) {
        try decode(bytes)
      } catch {
        expect(!error.summary.isEmpty, "no reason")
      }
    }
  }

  private static func decode(_ bytes: [UInt8]) throws(PictureError) {
    let decoder = try WebPDecoder(bytes)
    guard decoder.size.pixelCount <= 1 << 20 else { return }
    try decoder.start()
    var row = [Pixel](repeating: .zero, count: decoder.size.width)
    for _ in 0..<decoder.size.height { try decoder.nextRow(into: &row) }
  }
}
