import Pixels
import TestPictures
import Testing

@testable import PNG

struct PNGDecoderTests {
  /// Rows of two pixels, two of them: the file's samples and what comes out.
  static let kinds: [(PNGBuilder, [UInt8], [Pixel])] = [
    (
      PNGBuilder(2, 2, .rgb), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      [[1, 2, 3, 255], [4, 5, 6, 255], [7, 8, 9, 255], [10, 11, 12, 255]]
    ),
    (
      PNGBuilder(2, 1, .rgba), [1, 2, 3, 0, 4, 5, 6, 128],
      [[1, 2, 3, 0], [4, 5, 6, 128]]
    ),
    (PNGBuilder(2, 1, .gray), [9, 200], [[9, 9, 9, 255], [200, 200, 200, 255]]),
    (PNGBuilder(2, 1, .gray, depth: 1), [0x40], [[0, 0, 0, 255], [255, 255, 255, 255]]),
    (PNGBuilder(2, 1, .grayAlpha), [9, 1, 200, 2], [[9, 9, 9, 1], [200, 200, 200, 2]]),
    (PNGBuilder(1, 1, .rgb, depth: 16), [1, 2, 0x80, 0x80, 255, 255], [[1, 128, 255, 255]]),
    (PNGBuilder(1, 1, .rgba, depth: 16), [0, 0, 0, 0, 0, 0, 0x7F, 0x7F], [[0, 0, 0, 127]]),
  ]

  @Test(arguments: kinds)
  func decodesEachKind(_ builder: PNGBuilder, _ samples: [UInt8], _ expected: [Pixel]) throws {
    #expect(try pixels(of: builder.bytes(samples)) == expected)
  }

  @Test func decodesPalettesWithTransparentColours() throws {
    var builder = PNGBuilder(2, 1, .palette)
    builder.before = [("PLTE", [1, 2, 3, 4, 5, 6]), ("tRNS", [255, 7])]
    let bytes = builder.bytes([0, 1])
    #expect(try PNGDecoder(bytes).layout == .rgba)
    #expect(try pixels(of: bytes) == [[1, 2, 3, 255], [4, 5, 6, 7]])
  }

  @Test func decodesInterlacedPictures() throws {
    let bytes = PNGBuilder(9, 11, .rgb).interlaced([50, 60, 70])
    #expect(try !PNGDecoder(bytes).isStreamed)
    #expect(try pixels(of: bytes).allSatisfy { $0 == [50, 60, 70, 255] })
  }

  @Test func readsTheOrientationBeforeAndBehindThePicture() throws {
    var builder = PNGBuilder(2, 1, .gray)
    #expect(try PNGDecoder(builder.bytes([1, 2])).orientation == .upright)
    builder.before = [("eXIf", exif(6))]
    #expect(try PNGDecoder(builder.bytes([1, 2])).orientation == .clockwise)
    builder.before = []
    builder.after = [("eXIf", exif(3))]
    #expect(try PNGDecoder(builder.bytes([1, 2])).orientation == .halfTurn)
  }

  @Test func refusesWhatIsCutShort() {
    let bytes = PNGBuilder(20, 20, .rgb).bytes([UInt8](repeating: 7, count: 20 * 20 * 3))
    for count in stride(from: 8, to: bytes.count - 40, by: 31) {
      #expect(throws: PictureError.truncated) { try pixels(of: Array(bytes.prefix(count))) }
    }
  }

  @Test func refusesFewerRowsThanDeclared() {
    let bytes = PNGBuilder(20, 20, .rgb).bytes([UInt8](repeating: 7, count: 20 * 19 * 3))
    #expect(throws: PictureError.self) { try pixels(of: bytes) }
  }

  @Test func acceptsBytesThatDoNotMatter() throws {
    let bytes = PNGBuilder(4, 1, .gray).bytes([1, 2, 3, 4])
    #expect(try pixels(of: bytes + [0, 1, 2]).count == 4)
    // Only the end chunk is missing.
    #expect(try pixels(of: bytes.dropLast(12)).count == 4)
  }

  /// A text that unpacks to very much, a size that does not exist.
  @Test func doesNotSpendMemoryOnLies() throws {
    var builder = PNGBuilder(1, 1, .gray)
    builder.before = [("zTXt", Array("a\0\0".utf8) + [UInt8](repeating: 0x78, count: 1000))]
    #expect(try pixels(of: builder.bytes([3])) == [[3, 3, 3, 255]])
    let huge = PNGBuilder(65_536, 65_536, .rgba).bytes([])
    #expect(try PNGDecoder(huge).size.pixelCount == 1 << 32)
    #expect(throws: PictureError.self) { try PNGDecoder(PNGBuilder(0, 5, .gray).bytes([])) }
  }

  @Test func refusesMoreRowsThanThereAre() throws {
    let decoder = try PNGDecoder(PNGBuilder(1, 1, .gray).bytes([3]))
    try decoder.start()
    var row = [Pixel](repeating: .zero, count: 1)
    try decoder.nextRow(into: &row)
    #expect(throws: PictureError.self) { try decoder.nextRow(into: &row) }
  }

  private func pixels(of bytes: some Sequence<UInt8>) throws -> [Pixel] {
    let decoder = try PNGDecoder(Array(bytes))
    try decoder.start()
    var row = [Pixel](repeating: .zero, count: decoder.size.width)
    return try (0..<decoder.size.height).flatMap { _ in
      try decoder.nextRow(into: &row)
      return row
    }
  }
}
