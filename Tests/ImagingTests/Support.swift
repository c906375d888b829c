import FoundationEssentials
import JPEG
import Pixels

@testable import Imaging

/// A test card: dark above and bright below, redder to the right, so that each turn shows.
func card(_ width: Int, _ height: Int) -> RGBImage {
  var pixels: [Pixel] = []
  for y in 0..<height {
    for x in 0..<width {
      pixels.append(Pixel(UInt8(x * 255 / width), UInt8(y * 255 / height), 60, 0))
    }
  }
  return RGBImage(width: width, height: height, pixels: pixels)
}

/// The test card as it has to be stored so that it is upright once it has been turned.
func stored(_ image: RGBImage, for orientation: Orientation) -> RGBImage {
  let size = orientation.swapsSides ? image.size.turned : image.size
  let (first, step, rowStep) = orientation.layout(of: size)
  let pixels = (0..<size.height).flatMap { y in
    (0..<size.width).map { image.pixels[first + $0 * step + y * rowStep] }
  }
  return RGBImage(width: size.width, height: size.height, pixels: pixels)
}

/// All pixels of a prepared JPEG.
func decoded(_ jpeg: [UInt8]) throws -> RGBImage {
  let decoder = try JPEGDecoder(jpeg)
  try decoder.start()
  var row = [Pixel](repeating: .zero, count: decoder.size.width)
  var pixels: [Pixel] = []
  for _ in 0..<decoder.size.height {
    try decoder.nextRow(into: &row)
    pixels += row
  }
  return RGBImage(width: decoder.size.width, height: decoder.size.height, pixels: pixels)
}

/// How like two pictures are (PSNR), in decibels; 0 where they differ in size.
func likeness(_ one: RGBImage, _ other: RGBImage) -> Double {
  guard one.size == other.size else { return 0 }
  var sum = 0
  for (first, second) in zip(one.pixels, other.pixels) {
    let red = Int(first.x) - Int(second.x)
    let green = Int(first.y) - Int(second.y)
    let blue = Int(first.z) - Int(second.z)
    sum += red * red + green * green + blue * blue
  }
  guard sum > 0 else { return .infinity }
  var ratio = Double(one.pixels.count * 3) * 255 * 255 / Double(sum)
  // Ten times the logarithm, by powers of ten and their tenth roots.
  var decibels = 0.0
  while ratio >= 10 {
    ratio /= 10
    decibels += 10
  }
  while ratio >= 1.258_925_411_8 {
    ratio /= 1.258_925_411_8
    decibels += 1
  }
  return decibels
}

/// The markers of a JPEG's segments up to its picture.
func markers(of jpeg: [UInt8]) -> [UInt8] {
  var markers: [UInt8] = []
  var place = 2
  while place + 3 < jpeg.count, jpeg[place] == 0xFF {
    markers.append(jpeg[place + 1])
    if jpeg[place + 1] == 0xDA { break }
    place += 2 + Int(jpeg[place + 2]) << 8 + Int(jpeg[place + 3])
  }
  return markers
}

/// Whether nothing but the picture and JFIF's own header stands in a JPEG, from begin to end.
func isBare(_ jpeg: [UInt8]) -> Bool {
  let allowed: Set<UInt8> = [0xE0, 0xDB, 0xC0, 0xC4, 0xDA]
  return Set(markers(of: jpeg)).isSubset(of: allowed) && jpeg.suffix(2) == [0xFF, 0xD9]
    && jpeg[2..<4] == [0xFF, 0xE0] && jpeg[4..<6] == [0, 16]
}

/// The real pictures, which lie beside the package where they are needed.
enum Photos {
  static let folder: String = {
    let parts = URL(filePath: #filePath).pathComponents.dropLast(4)
    let shared = ProcessInfo.processInfo.environment["RESET_SHARED"]
    return (shared ?? parts.joined(separator: "/") + "/shared") + "/data/photos"
  }()

  static let areHere = FileManager.default.fileExists(atPath: folder)

  static func bytes(_ name: String) -> [UInt8] {
    FileManager.default.contents(atPath: "\(folder)/\(name)").map(Array.init) ?? []
  }

  /// Each picture's name and what is expected of it.
  static let table: [(name: String, expected: String)] = {
    let text = String(decoding: bytes("truth.tsv"), as: UTF8.self)
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let column = lines.first?.firstIndex(of: "expect") else { return [] }
    return lines.dropFirst().map { ($0[0], $0[column]) }
  }()
}
