import ColorProfiles
import FuzzSupport
import Pixels

/// The first byte says for what pixels; the rest is an ICC profile.
@main enum Main {
  static func main() {
    fuzz { bytes in
      guard let choice = bytes.first else { return }
      let layout: PixelLayout = [.rgbx, .cmyk, .invertedCMYK][Int(choice) % 3]
      guard let transform = ColorTransform(from: Array(bytes.dropFirst()), layout) else { return }
      var row = (0..<64).map { Pixel(UInt8($0 * 4), UInt8($0 * 37 & 255), UInt8($0 * 91 & 255), 9) }
      transform.apply(to: &row)
    }
  }
}
