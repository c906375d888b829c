import BarcodeDrawings
package import Pixels

/// A picture made of an input: any pixels, or a code as a camera might see it, with some pixels
/// changed.
package struct FuzzPicture {
  package let image: GrayImage
  /// The digits that were drawn; `nil` where there are none, or the picture was changed.
  package let digits: String?

  /// The first byte says what it is; the next fifteen how it looks.
  package init(_ bytes: [UInt8]) {
    let kind = bytes.first.map { $0 & 3 } ?? 0
    guard kind > 0 else {
      image = Self.image(of: Array(bytes.dropFirst()))
      digits = nil
      return
    }
    let look = Array(bytes.dropFirst(14).prefix(11))
    let digits = Self.digits(kind, Array(bytes.dropFirst().prefix(13)))
    var image = Self.drawn(kind, digits, look + [UInt8](repeating: 0, count: 11 - look.count))
    let changes = bytes.dropFirst(25)
    for change in stride(from: changes.startIndex, to: changes.endIndex - 2, by: 3) {
      let place = Int(changes[change]) << 8 | Int(changes[change + 1])
      image.pixels[place * 7 % image.pixels.count] = changes[change + 2]
    }
    self.image = image
    self.digits = changes.isEmpty ? digits : nil
  }

  private static func image(of pixels: [UInt8]) -> GrayImage {
    let width = min(Int(pixels.first ?? 0) + 1, max(pixels.count, 1))
    let height = max(pixels.count / width, 1)
    let whole = pixels.prefix(width * height)
    let rest = [UInt8](repeating: 0, count: width * height - whole.count)
    return GrayImage(width: width, height: height, pixels: whole + rest)
  }

  private static func digits(_ kind: UInt8, _ bytes: [UInt8]) -> String {
    let count = kind == 1 ? 12 : 7
    var body = (0..<count).map { $0 < bytes.count ? Int(bytes[$0]) % 10 : 0 }
    if kind == 3 { body[0] = 0 }
    let full = kind == 3 ? expanded(body) : body
    var sum = 0
    for (place, digit) in full.reversed().enumerated() { sum += place % 2 == 0 ? 3 * digit : digit }
    return (body + [(10 - sum % 10) % 10]).map(String.init).joined()
  }

  /// The eleven digits of which the seven of a UPC-E are left.
  private static func expanded(_ d: [Int]) -> [Int] {
    switch d[6] {
    case 0...2: [d[0], d[1], d[2], d[6], 0, 0, 0, 0, d[3], d[4], d[5]]
    case 3: [d[0], d[1], d[2], d[3], 0, 0, 0, 0, 0, d[4], d[5]]
    case 4: [d[0], d[1], d[2], d[3], d[4], 0, 0, 0, 0, 0, d[5]]
    default: [d[0], d[1], d[2], d[3], d[4], d[5], 0, 0, 0, 0, d[6]]
    }
  }

  private static func drawn(_ kind: UInt8, _ digits: String, _ look: [UInt8]) -> GrayImage {
    let modules =
      switch kind {
      case 1: RetailModules.ean13(digits)
      case 2: RetailModules.ean8(digits)
      default: RetailModules.upcE(digits)
      }
    func share(_ index: Int) -> Double { Double(look[index]) / 255 }
    var drawing = BarDrawing(modules)
    drawing.pitch = 0.8 + 1.7 * share(0)
    drawing.blur = 1.2 * share(1)
    drawing.noise = 40 * share(2)
    drawing.ink = 200 * share(3)
    drawing.paper = drawing.ink + 55 * share(4) + 10
    drawing.angle = 360 * share(5)
    drawing.spread = 0.6 * share(6) - 0.3
    drawing.perspective = 0.4 * share(7) - 0.2
    drawing.roundness = 0.3 * share(8)
    var random = SeededNumbers(UInt64(look[9]))
    return drawing.image(rows: 6 + Int(look[10]) / 6, random: &random)
  }
}
