import ColorProfiles
import Pixels

/// Turns rows of whatever pixels into red, green and blue of sRGB.
struct RowColours {
  private let layout: PixelLayout
  private let transform: ColorTransform?
  private var packed: [UInt8] = []

  /// - Parameters:
  ///   - layout: What the pixels are.
  ///   - profile: The ICC profile of their colours; one that is damaged or of another kind of
  ///     colours does not count.
  init(layout: PixelLayout, profile: [UInt8]?) {
    self.layout = layout
    let transform = profile.flatMap { ColorTransform(from: $0, layout) }
    self.transform = transform.flatMap { Self.changesColours($0, layout) ? $0 : nil }
  }

  /// Three bytes for each pixel of `row`, whose own content is used up.
  mutating func bytes(of row: inout [Pixel]) -> [UInt8] {
    if let transform {
      if layout == .rgba { for x in row.indices { row[x] = layout.colour(of: row[x]) } }
      transform.apply(to: &row)
    } else if layout != .rgbx {
      for x in row.indices { row[x] = layout.colour(of: row[x]) }
    }
    if packed.count != row.count * 3 { packed = [UInt8](repeating: 0, count: row.count * 3) }
    pack(row, into: &packed)
    return packed
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

private func pack(_ row: [Pixel], into bytes: inout [UInt8]) {
  precondition(bytes.count == row.count * 3, "three bytes for each pixel")
  for x in 0..<row.count {
    bytes[x * 3] = row[x].x
    bytes[x * 3 + 1] = row[x].y
    bytes[x * 3 + 2] = row[x].z
  }
}
