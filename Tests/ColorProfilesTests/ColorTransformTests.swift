import Pixels
import Testing

@testable import ColorProfiles

struct ColorTransformTests {
  /// The smallest profile of red, green and blue: three primaries in D50 and one gamma.
  private func profile(_ primaries: [[Double]], gamma: Double, space: String = "RGB ") -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    func xyz(_ values: [Double]) -> [UInt8] {
      Array("XYZ \0\0\0\0".utf8) + values.flatMap { number(Int(($0 * 65536).rounded()), 4) }
    }
    let curve =
      Array("curv\0\0\0\0".utf8) + number(1, 4) + number(Int(gamma * 256), 2) + [0, 0]
    let tags: [(String, [UInt8])] =
      [("wtpt", xyz([0.9642, 1, 0.8249]))]
      + zip(["rXYZ", "gXYZ", "bXYZ"], primaries).map { ($0, xyz($1)) }
      + ["rTRC", "gTRC", "bTRC"].map { ($0, curve) }
    var place = 128 + 4 + tags.count * 12
    var table = number(tags.count, 4)
    var data: [UInt8] = []
    for (name, content) in tags {
      table += Array(name.utf8) + number(place, 4) + number(content.count, 4)
      data += content
      place += content.count
    }
    let header =
      number(place, 4) + [0, 0, 0, 0] + number(0x0240_0000, 4) + Array("mntr\(space)XYZ ".utf8)
      + [UInt8](repeating: 0, count: 12) + Array("acsp".utf8) + [UInt8](repeating: 0, count: 28)
      + number(0xF6D6, 4) + number(0x10000, 4) + number(0xD32D, 4)
    return header + [UInt8](repeating: 0, count: 128 - header.count) + table + data
  }

  /// sRGB's own primaries, as they are in its profile.
  private let primaries = [
    [0.4361, 0.2225, 0.0139], [0.3851, 0.7169, 0.0971], [0.1431, 0.0606, 0.7141],
  ]

  @Test func leavesSRGBNearlyAsItIs() throws {
    let transform = try #require(ColorTransform(from: profile(primaries, gamma: 2.2), .rgbx))
    var row: [Pixel] = [
      [0, 0, 0, 0], [255, 255, 255, 0], [200, 120, 90, 9], [128, 128, 128, 0],
    ]
    let before = row
    transform.apply(to: &row)
    for (old, new) in zip(before, row) {
      for channel in 0..<3 { #expect(abs(Int(old[channel]) - Int(new[channel])) <= 3) }
    }
  }

  @Test func changesOtherColours() throws {
    // Red and blue changed over, and everything stored brighter.
    let swapped = [primaries[2], primaries[1], primaries[0]]
    let transform = try #require(ColorTransform(from: profile(swapped, gamma: 1), .rgbx))
    var row: [Pixel] = [[255, 0, 0, 0], [55, 55, 55, 0]]
    transform.apply(to: &row)
    #expect(row[0].x < 5 && row[0].z > 250)
    // Linear 0.216 is 0.502 in sRGB.
    #expect(abs(Int(row[1].x) - 128) <= 2)
  }

  /// The tables and lcms itself, over colours of all kinds.
  @Test(arguments: [1.0, 1.8, 2.2])
  func agreesWithLCMS(_ gamma: Double) throws {
    // Adobe RGB's primaries.
    let wide = [[0.6097, 0.3111, 0.0195], [0.2053, 0.6257, 0.0609], [0.1492, 0.0632, 0.7446]]
    let opened = try #require(OpenProfile(profile(wide, gamma: gamma)))
    let matrix = try #require(opened.matrix())
    let other = try #require(LCMSTransform(opened, .rgbx))
    var row = (0..<4096).map {
      Pixel(UInt8($0 & 15) * 17, UInt8($0 >> 4 & 15) * 17, UInt8($0 >> 8) * 17, 0)
    }
    var expected = row
    matrix.apply(to: &row)
    other.apply(to: &expected)
    let worst = zip(row, expected).map { made, expected in
      (0..<3).map { abs(Int(made[$0]) - Int(expected[$0])) }.max() ?? 0
    }
    #expect((worst.max() ?? 255) <= 2)
  }

  @Test func isNoneForWhatIsNoProfileOfSuchPixels() {
    #expect(ColorTransform(from: [], .rgbx) == nil)
    #expect(ColorTransform(from: Array("no profile".utf8), .rgbx) == nil)
    #expect(ColorTransform(from: profile(primaries, gamma: 2.2), .cmyk) == nil)
    #expect(ColorTransform(from: profile(primaries, gamma: 2.2, space: "GRAY"), .rgbx) == nil)
    #expect(ColorTransform(from: Array(profile(primaries, gamma: 2.2).prefix(200)), .rgbx) == nil)
  }
}
