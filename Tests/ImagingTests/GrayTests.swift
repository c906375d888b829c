import JPEG
import Pixels
import Testing

@testable import Imaging

struct GrayTests {
  /// Black above, white below.
  private func jpeg(_ width: Int, _ height: Int) throws -> [UInt8] {
    let half = width * (height / 2)
    let pixels =
      [Pixel](repeating: .zero, count: half)
      + [Pixel](repeating: Pixel(repeating: 255), count: width * height - half)
    return try JPEGEncoder.encode(
      RGBImage(width: width, height: height, pixels: pixels),
      quality: 95
    )
  }

  @Test(arguments: [
    (nil, 640, 480), (640, 640, 480), (639, 560, 420), (320, 320, 240), (100, 80, 60), (79, 40, 30),
    (9, 8, 6),
  ])
  func staysWithinTheLongEdge(_ most: Int?, _ width: Int, _ height: Int) throws {
    let image = try PictureReader().gray(jpeg(640, 480), maximumLongEdge: most)
    #expect(image.size == PictureSize(width: width, height: height))
    #expect(image[0, 0] < 10)
    #expect(image[width - 1, height - 1] > 245)
  }

  @Test func checksTheHeaderFirst() throws {
    let bytes = try jpeg(640, 480)
    let small = PictureReader(limits: PictureLimits(streamedPixels: 1000, wholePixels: 1000))
    #expect(throws: PictureError.tooLarge(PictureSize(width: 640, height: 480), limit: 1000)) {
      try small.gray(bytes)
    }
  }

  @Test func namesWhatItDoesNotRead() {
    #expect(throws: PictureError.unsupported("GIF")) {
      try PictureReader().gray(Array("GIF89a".utf8))
    }
    #expect(throws: PictureError.notAPicture) { try PictureReader().gray(Array("hello".utf8)) }
    #expect(throws: PictureError.empty) { try PictureReader().gray([]) }
  }
}
