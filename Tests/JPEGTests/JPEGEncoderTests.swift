import Pixels
import Testing

@testable import JPEG

struct JPEGEncoderTests {
  /// JFIF's own header is all there is beside the picture.
  @Test func writesNothingButThePicture() throws {
    let bytes = try JPEGEncoder.encode(gradient(64, 48), quality: 85)
    var markers: [UInt8] = []
    var place = 2
    while bytes[place + 1] != 0xDA {
      #expect(bytes[place] == 0xFF)
      markers.append(bytes[place + 1])
      place += 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
    }
    #expect(Set(markers) == [0xE0, 0xDB, 0xC0, 0xC4])
    #expect(bytes.suffix(2) == [0xFF, 0xD9])
  }

  /// Stripes of red and blue, as bright as each other.
  @Test func keepsFineColoursWhereAsked() throws {
    let stripes = (0..<64 * 64).map { Pixel($0 % 2 == 0 ? 200 : 60, 60, $0 % 2 == 0 ? 60 : 255, 0) }
    let image = RGBImage(width: 64, height: 64, pixels: stripes)
    func reds(_ fullChroma: Bool) throws -> [UInt8] {
      let bytes = try JPEGEncoder.encode(image, quality: 90, fullChroma: fullChroma)
      let decoder = try JPEGDecoder(bytes)
      try decoder.start()
      return try pixels(of: decoder)[640..<642].map(\.x)
    }
    let (full, half) = try (reds(true), reds(false))
    #expect(full[0] > 180 && full[1] < 80)
    #expect(half[0] < 180 && half[1] > 80)
  }

  @Test func growsWithThePicture() throws {
    // What a linear congruential generator makes packs badly.
    var state: UInt32 = 1
    let noise = (0..<500 * 400).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return Pixel(UInt8(state >> 24), UInt8(state >> 16 & 255), UInt8(state >> 8 & 255), 0)
    }
    let image = RGBImage(width: 500, height: 400, pixels: noise)
    let bytes = try JPEGEncoder.encode(image, quality: 100)
    #expect(bytes.count > 1 << 18)
    let decoder = try JPEGDecoder(bytes)
    try decoder.start()
    #expect(try pixels(of: decoder).count == 500 * 400)
  }

  @Test func refusesWhatJPEGCannotHold() {
    let line = RGBImage(width: 70_000, height: 1, pixels: [Pixel](repeating: .zero, count: 70_000))
    #expect(throws: PictureError.self) { try JPEGEncoder.encode(line, quality: 85) }
  }
}
