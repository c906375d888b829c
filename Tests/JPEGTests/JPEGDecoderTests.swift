import Pixels
import TestPictures
import Testing

@testable import JPEG

struct JPEGDecoderTests {
  let image = gradient(160, 96)
  let bytes: [UInt8]

  init() throws { bytes = try JPEGEncoder.encode(image, quality: 95) }

  @Test func keepsWhatWasEncoded() throws {
    let decoder = try JPEGDecoder(bytes)
    #expect(decoder.storedSize == image.size)
    #expect(decoder.orientation == .upright)
    #expect(decoder.isStreamed && !decoder.isGray)
    #expect(decoder.profile() == nil)
    try decoder.start()
    let decoded = try pixels(of: decoder)
    let errors = zip(decoded, image.pixels).flatMap { decoded, pixel in
      (0..<3).map { abs(Int(decoded[$0]) - Int(pixel[$0])) }
    }
    #expect(errors.reduce(0, +) / errors.count < 3)
  }

  @Test(arguments: 1...8)
  func scalesByEighths(_ eighths: Int) throws {
    let decoder = try JPEGDecoder(bytes)
    try decoder.startGray(eighths: eighths)
    #expect(decoder.size == image.size.scaled(eighths: eighths))
    let gray = try grays(of: decoder)
    // Brighter to the right and downwards.
    #expect(Int(gray[gray.count - 1]) > Int(gray[0]) + 100)
  }

  @Test func readsOrientationAndProfile() throws {
    let profile = (0..<1000).map { UInt8($0 & 255) }
    var both = inserting(0xE2, Array("ICC_PROFILE\0".utf8) + [2, 2] + profile[600...], into: bytes)
    both = inserting(0xE2, Array("ICC_PROFILE\0".utf8) + [1, 2] + profile[..<600], into: both)
    let decoder = try JPEGDecoder(inserting(exif: exif(6), into: both))
    #expect(decoder.orientation == .clockwise)
    #expect(decoder.profile() == profile)
  }

  @Test func acceptsBytesThatDoNotMatter() throws {
    let scan = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA })
    let padded = Array(bytes[..<scan]) + [0, 1, 2] + bytes[scan...]
    for harmless in [bytes + [0], bytes + bytes, padded, Array(bytes.dropLast(2))] {
      let decoder = try JPEGDecoder(harmless)
      try decoder.start()
      #expect(try pixels(of: decoder).count == 160 * 96)
    }
  }

  /// Never grey where nothing came, wherever it was cut.
  @Test func refusesWhatIsCutShort() throws {
    for count in stride(from: 3, to: bytes.count - 40, by: 7) {
      #expect(throws: PictureError.self) {
        let decoder = try JPEGDecoder(Array(bytes.prefix(count)))
        try decoder.start()
        _ = try pixels(of: decoder)
      }
    }
    let half = Array(bytes.prefix(bytes.count * 2 / 3))
    #expect(throws: PictureError.truncated) {
      let decoder = try JPEGDecoder(half)
      try decoder.startGray()
      _ = try grays(of: decoder)
    }
  }

  @Test func refusesAHoleInTheMiddle() {
    let hole = Array(bytes.prefix(bytes.count / 2)) + bytes.suffix(2)
    #expect(throws: PictureError.self) {
      let decoder = try JPEGDecoder(hole)
      try decoder.start()
      _ = try pixels(of: decoder)
    }
  }

  @Test func saysWhatIsWrong() {
    #expect(throws: PictureError.empty) { try JPEGDecoder([]) }
    #expect(throws: PictureError.damaged("JPEG datastream contains no image")) {
      try JPEGDecoder([0xFF, 0xD8, 0xFF, 0xD9])
    }
    #expect(throws: PictureError.self) { try JPEGDecoder(Array("no picture".utf8)) }
  }

  @Test func refusesMoreRowsThanThereAre() throws {
    let decoder = try JPEGDecoder(bytes)
    try decoder.startGray()
    _ = try grays(of: decoder)
    var row = [UInt8](repeating: 0, count: 160)
    #expect(throws: PictureError.self) { try decoder.nextRow(into: &row) }
  }

  @Test func refusesRoomThatIsTooSmall() throws {
    let decoder = try JPEGDecoder(bytes)
    try decoder.start()
    var row = [Pixel](repeating: .zero, count: 159)
    #expect(throws: PictureError.self) { try decoder.nextRow(into: &row) }
  }
}
