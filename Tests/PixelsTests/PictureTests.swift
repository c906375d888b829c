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

  static let pixels: [(PixelLayout, Pixel, Pixel)] = [
    (.rgbx, [1, 2, 3, 0], [1, 2, 3, 0]),
    (.rgba, [1, 2, 3, 0], [255, 255, 255, 255]),
    (.rgba, [1, 2, 3, 255], [1, 2, 3, 255]),
    (.rgba, [0, 100, 255, 128], [127, 177, 255, 191]),
    (.cmyk, [0, 0, 0, 0], [255, 255, 255, 255]),
    (.cmyk, [255, 0, 0, 0], [0, 255, 255, 255]),
    (.cmyk, [0, 0, 0, 255], [0, 0, 0, 0]),
    (.invertedCMYK, [255, 255, 0, 255], [255, 255, 0, 255]),
    (.invertedCMYK, [200, 100, 0, 51], [40, 20, 0, 10]),
  ]

  @Test(arguments: pixels)
  func makesColours(_ layout: PixelLayout, _ pixel: Pixel, _ expected: Pixel) {
    let colour = layout.colour(of: pixel)
    #expect((colour.x, colour.y, colour.z) == (expected.x, expected.y, expected.z))
  }

  @Test func laysEachOpacityOnWhiteExactly() {
    for opacity in UInt8.min...255 {
      for value in UInt8.min...255 {
        let mixed = (Int(value) * Int(opacity) + 255 * (255 - Int(opacity)) + 127) / 255
        let colour = PixelLayout.rgba.colour(of: [value, 0, 0, opacity])
        if abs(Int(colour.x) - mixed) > 1 { Issue.record("\(value) at \(opacity): \(colour.x)") }
      }
    }
  }

  @Test func weighsBrightness() {
    #expect(PixelLayout.rgbx.brightness(of: [255, 255, 255, 0]) == 255)
    #expect(PixelLayout.rgbx.brightness(of: [255, 0, 0, 0]) == 77)
    #expect(PixelLayout.rgbx.brightness(of: [0, 255, 0, 0]) == 149)
    #expect(PixelLayout.rgbx.brightness(of: [0, 0, 255, 0]) == 29)
  }
}
