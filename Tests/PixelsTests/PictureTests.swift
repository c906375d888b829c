import Testing

@testable import Pixels

struct PictureTests {
  @Test(arguments: [
    (4032, 3024, 1568, 1176), (3024, 4032, 1176, 1568), (1568, 10, 1568, 10), (10, 10, 10, 10),
    (10_000, 1, 1568, 1), (1800, 1200, 1568, 1045),
  ])
  func fitsTheLongEdge(_ width: Int, _ height: Int, _ newWidth: Int, _ newHeight: Int) {
    let size = PictureSize(width: width, height: height)
    #expect(size.fitting(longEdge: 1568) == PictureSize(width: newWidth, height: newHeight))
  }

  @Test func checksLimits() {
    let limits = PictureLimits(streamedPixels: 100, wholePixels: 50)
    let size = PictureSize(width: 10, height: 6)
    #expect(throws: Never.self) { try limits.check(size, isStreamed: true) }
    #expect(throws: PictureError.tooLarge(size, limit: 50)) {
      try limits.check(size, isStreamed: false)
    }
  }

  static let beginnings: [([UInt8], PictureKind)] = [
    ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
    (Array("RIFF1234WEBPVP8 ".utf8), .webP),
    (Array("\0\0\0 ftypheic".utf8), .heif),
    (Array("\0\0\0 ftypmp42".utf8), .other("video")),
    (Array("GIF89a".utf8), .other("GIF")),
    (Array("<svg xmlns".utf8), .other("SVG")),
  ]

  @Test(arguments: beginnings)
  func recognisesByContent(_ bytes: [UInt8], _ kind: PictureKind) {
    #expect(PictureKind(bytes) == kind)
  }

  @Test(arguments: ["", "\u{7F}", "hello\n", "RIFF1234WAVE"])
  func knowsNothingOfOtherBytes(_ text: String) {
    #expect(PictureKind(Array(text.utf8)) == nil)
  }

  @Test func reducesByMeans() {
    var reduction = GrayReduction(source: PictureSize(width: 5, height: 5), factor: 2)
    #expect(reduction.size == PictureSize(width: 2, height: 2))
    #expect(reduction.add([0, 10, 100, 100, 9]) == nil)
    #expect(reduction.add([20, 11, 200, 200, 9]) == [10, 150])
    #expect(reduction.add([1, 1, 1, 1, 9]) == nil)
    #expect(reduction.add([1, 1, 2, 2, 9]) == [1, 2])
  }

  @Test func reducesWhatIsNarrowerThanTheSquare() {
    var reduction = GrayReduction(source: PictureSize(width: 2, height: 8), factor: 4)
    #expect(reduction.size == PictureSize(width: 1, height: 2))
    for _ in 0..<3 { #expect(reduction.add([40, 60]) == nil) }
    #expect(reduction.add([40, 60]) == [50])
  }

  /// Three pixels and how bright they are.
  static let pixels: [(PixelLayout, [UInt8], [UInt8])] = [
    (.gray, [7, 7, 7], [7, 7, 7]),
    (.rgbx, [255, 255, 255, 0, 255, 0, 0, 9, 0, 0, 255, 9], [255, 77, 29]),
    (.rgba, [0, 0, 0, 0, 0, 0, 0, 255, 100, 100, 100, 128], [255, 0, 177]),
    (.cmyk, [0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 0], [255, 0, 0]),
    (.invertedCMYK, [255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 255], [255, 0, 0]),
  ]

  @Test(arguments: pixels)
  func makesBrightness(_ layout: PixelLayout, _ row: [UInt8], _ expected: [UInt8]) {
    var gray = [UInt8](repeating: 1, count: 3)
    layout.writeGray(of: row, into: &gray)
    #expect(gray == expected)
  }
}
