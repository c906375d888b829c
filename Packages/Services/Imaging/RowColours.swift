import ColorProfiles
import Pixels

/// Turns rows of whatever pixels into red, green and blue of sRGB.
struct RowColours {
  private let layout: PixelLayout
  private let transform: ColorTransform?

  /// - Parameters:
  ///   - layout: What the pixels are.
  ///   - profile: The ICC profile of their colours; one that is damaged or of another kind of
  ///     colours does not count.
  init(layout: PixelLayout, profile: [UInt8]?) {
    self.layout = layout
    let transform = profile.flatMap { ColorTransform(from: $0, layout) }
    self.transform = transform.flatMap { Self.changesColours($0, layout) ? $0 : nil }
  }

  /// Turns each pixel of `row` into red, green, blue and a byte that means nothing.
  func convert(_ row: inout [Pixel]) {
    guard let transform else { return layout.makeColours(of: &row) }
    // Inks are left to the profile.
    if layout == .rgba { layout.makeColours(of: &row) }
    transform.apply(to: &row)
  }

  /// Most profiles are sRGB's own: then the work can be saved.
  private static func changesColours(_ transform: ColorTransform, _ layout: PixelLayout) -> Bool {
    guard layout == .rgbx || layout == .rgba else { return true }
    let steps: [UInt8] = [0, 32, 96, 160, 224, 255]
    let colours = steps.flatMap { red in
      steps.flatMap { green in steps.map { Pixel(red, green, $0, 255) } }
    }
    var changed = colours
    transform.apply(to: &changed)
    return zip(colours, changed).contains { before, after in
      (0..<3).contains { abs(Int(before[$0]) - Int(after[$0])) > 2 }
    }
  }
}
