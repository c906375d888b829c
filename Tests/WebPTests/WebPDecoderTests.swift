import Pixels
import TestPictures
import Testing

@testable import WebP

struct WebPDecoderTests {
  /// The chunk of the picture, without the file around it.
  private func chunk(of file: [UInt8]) -> (name: String, content: [UInt8]) {
    let count = file[16..<20].reversed().reduce(0) { $0 << 8 | Int($1) }
    return (String(decoding: file[12..<16], as: UTF8.self), Array(file[20..<20 + count]))
  }

  private func pixels(of bytes: [UInt8]) throws -> [Pixel] {
    let decoder = try WebPDecoder(bytes)
    try decoder.start()
    var row = [Pixel](repeating: .zero, count: decoder.size.width)
    return try (0..<decoder.size.height).flatMap { _ in
      try decoder.nextRow(into: &row)
      return row
    }
  }

  @Test func decodesWithoutLoss() throws {
    #expect(try WebPDecoder(Sample.losslessWebP).layout == .rgba)
    let pixels = try pixels(of: Sample.losslessWebP)
    #expect(pixels.count == 32 * 16)
    #expect(pixels[0] == [200, 40, 30, 255])
    #expect(pixels[31] == [20, 60, 220, 255])
    #expect(pixels[16 * 32 - 1].w == 0)
  }

  @Test func decodesLossy() throws {
    #expect(try WebPDecoder(Sample.webP).layout == .rgbx)
    let pixels = try pixels(of: Sample.webP)
    #expect(pixels[0].x > 150 && pixels[0].z < 80)
    #expect(pixels[31].x < 80 && pixels[31].z > 150)
  }

  @Test func readsOrientationAndProfile() throws {
    let profile: [UInt8] = [1, 2, 3]
    let file = webP(
      width: 32,
      height: 16,
      flags: 0x28,
      [("ICCP", profile), chunk(of: Sample.webP), ("EXIF", exif(8))]
    )
    let decoder = try WebPDecoder(file)
    #expect(decoder.orientation == .counterclockwise)
    #expect(decoder.profile == profile)
    #expect(try pixels(of: file).count == 32 * 16)
  }

  @Test func takesTheFirstFrameOfAnAnimation() throws {
    let picture = chunk(of: Sample.webP)
    let inner = Array(picture.name.utf8) + little(picture.content.count, 4) + picture.content
    func animation(x: Int) -> [UInt8] {
      let place = little(x / 2, 3) + little(0, 3) + little(31, 3) + little(15, 3)
      return webP(
        width: 32,
        height: 16,
        flags: 2,
        [("ANIM", [0, 0, 0, 0, 0, 0]), ("ANMF", place + little(100, 3) + [0] + inner)]
      )
    }
    #expect(try pixels(of: animation(x: 0)).count == 32 * 16)
    #expect(throws: PictureError.self) { try pixels(of: animation(x: 4)) }
  }

  @Test func refusesWhatIsCutShort() {
    for count in [12, 20, 31, 60, Sample.webP.count - 6] {
      #expect(throws: PictureError.truncated) { try pixels(of: Array(Sample.webP.prefix(count))) }
    }
    #expect(throws: PictureError.empty) { try WebPDecoder([]) }
    #expect(throws: PictureError.self) { try WebPDecoder(Array("RIFF1234WEBPVP8 nonsense".utf8)) }
  }
}
