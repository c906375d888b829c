import Pixels
import TestPictures
import Testing

@testable import HEIF

struct HEIFDecoderTests {
  private func pixels(of bytes: [UInt8]) throws -> [Pixel] {
    let decoder = try HEIFDecoder(bytes)
    try decoder.start()
    var row = [Pixel](repeating: .zero, count: decoder.size.width)
    return try (0..<decoder.size.height).flatMap { _ in
      try decoder.nextRow(into: &row)
      return row
    }
  }

  @Test func decodes() throws {
    let decoder = try HEIFDecoder(Sample.heic)
    #expect(decoder.size == PictureSize(width: 64, height: 48))
    #expect(decoder.layout == .rgbx)
    #expect(decoder.profile() == nil)
    let pixels = try pixels(of: Sample.heic)
    #expect(pixels.count == 64 * 48)
    #expect(pixels[64].x > 150 && pixels[64].z < 80)
    #expect(pixels[127].x < 80 && pixels[127].z > 150)
  }

  @Test func decodesWhatIsTransparent() throws {
    #expect(try HEIFDecoder(Sample.transparentHEIC).layout == .rgba)
    let pixels = try pixels(of: Sample.transparentHEIC)
    #expect(pixels[0].w > 240)
    #expect(pixels[63].w < 15)
  }

  @Test func refusesWhatIsCutShort() {
    for count in stride(from: 1, to: Sample.heic.count - 1, by: 13) {
      #expect(throws: PictureError.self) { try pixels(of: Array(Sample.heic.prefix(count))) }
    }
    #expect(throws: PictureError.empty) { try HEIFDecoder([]) }
  }

  @Test func refusesRowsBeforeItHasDecoded() throws {
    let decoder = try HEIFDecoder(Sample.heic)
    var row = [Pixel](repeating: .zero, count: 64)
    #expect(throws: PictureError.self) { try decoder.nextRow(into: &row) }
  }
}
