import FuzzSupport
import JPEG
import Pixels

/// The first byte says how the picture is decoded; the rest is the file.
@main enum Main {
  static func main() {
    fuzz { bytes in
      guard let choice = bytes.first else { return }
      do throws(PictureError) {
        try decode(Array(bytes.dropFirst()), eighths: Int(choice & 7) + 1, gray: choice & 8 != 0)
      } catch {
        expect(!error.summary.isEmpty, "no reason")
      }
    }
  }

  private static func decode(_ bytes: [UInt8], eighths: Int, gray: Bool) throws(PictureError) {
    let decoder = try JPEGDecoder(bytes)
    expect(decoder.profile()?.isEmpty != true, "a profile without content")
    guard decoder.storedSize.pixelCount <= 1 << 20 else { return }
    if gray && decoder.layout == .rgbx {
      try decoder.startGray(eighths: eighths)
      var row = [UInt8](repeating: 0, count: decoder.size.width)
      for _ in 0..<decoder.size.height { try decoder.nextRow(into: &row) }
    } else {
      try decoder.start(eighths: eighths)
      var row = [Pixel](repeating: .zero, count: decoder.size.width)
      for _ in 0..<decoder.size.height { try decoder.nextRow(into: &row) }
    }
    expect(decoder.size == decoder.storedSize.scaled(eighths: eighths), "\(decoder.size)")
  }
}
