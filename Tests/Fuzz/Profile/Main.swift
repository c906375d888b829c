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
      var row = (UInt8.min...63).map { Pixel($0 &* 4, $0 &* 37, $0 &* 91, 9) }
      transform.apply(to: &row)
    }
  }
}
