import Hashing
import JPEG
import Pixels
import TestPictures
import Testing

@testable import Imaging

struct PrepareTests {
  private let reader = PictureReader()

  @Test(arguments: Orientation.allCases)
  func turnsUpright(_ orientation: Orientation) throws {
    let image = card(120, 80)
    let jpeg = try JPEGEncoder.encode(stored(image, for: orientation), quality: 95)
    let file = inserting(exif: exif(orientation.rawValue, canary: "CANARY"), into: jpeg)
    let prepared = try reader.prepare(file)
    #expect((prepared.width, prepared.height) == (120, 80))
    #expect(likeness(try decoded(prepared.bytes), image) > 35)
    #expect(isBare(prepared.bytes))
    let gray = try reader.gray(file)
    #expect(gray.size == image.size)
    #expect(gray[5, 5] < gray[115, 75])
  }

  @Test(arguments: [
    (3000, 200, 1568, 105), (200, 3000, 105, 1568), (1568, 100, 1568, 100), (1569, 100, 1568, 100),
    (1, 1, 1, 1), (3, 2000, 2, 1568),
  ])
  func makesSmallerAndNeverLarger(_ width: Int, _ height: Int, _ newWidth: Int, _ newHeight: Int)
    throws
  {
    let prepared = try reader.prepare(JPEGEncoder.encode(card(width, height), quality: 90))
    #expect((prepared.width, prepared.height) == (newWidth, newHeight))
    let image = try decoded(prepared.bytes)
    #expect(image.size == PictureSize(width: newWidth, height: newHeight))
    #expect(likeness(image, card(newWidth, newHeight)) > (newWidth > 20 ? 33 : 15))
  }

  @Test func tellsWhatItMade() throws {
    let prepared = try reader.prepare(
      JPEGEncoder.encode(card(300, 200), quality: 90),
      as: PictureFormat(longEdge: 90, quality: 70)
    )
    #expect((prepared.width, prepared.height) == (90, 60))
    #expect(prepared.sha256 == SHA256.hexDigest(prepared.bytes))
    #expect(prepared.mediaType == "image/jpeg")
  }

  /// In a text, in XMP, in a maker's note, in a comment and behind the end.
  @Test func leavesNothingButPixels() throws {
    let canary = Array("CANARY-52.5200N-13.4050E".utf8)
    var jpeg = try JPEGEncoder.encode(card(60, 40), quality: 90)
    for marker in [0xE1, 0xE2, 0xEB, 0xED, 0xEE, 0xFE] as [UInt8] {
      jpeg = inserting(marker, canary, into: jpeg)
    }
    let xmp = Array("http://ns.adobe.com/xap/1.0/\0".utf8) + canary
    jpeg = inserting(0xE1, xmp, into: inserting(exif: exif(1, canary: "CANARY"), into: jpeg))
    var png = PNGBuilder(2, 2, .gray)
    png.before = [("tEXt", Array("Comment\0".utf8) + canary), ("eXIf", exif(1, canary: "CANARY"))]
    for file in [jpeg + canary, png.bytes([1, 2, 3, 4]) + canary] {
      let prepared = try reader.prepare(file)
      #expect(isBare(prepared.bytes))
      #expect(!String(decoding: prepared.bytes, as: UTF8.self).contains("CANARY"))
    }
  }

  @Test func laysTransparentPixelsOnWhite() throws {
    let samples = (0..<32 * 32).flatMap { [200, 0, 0, $0 % 32 < 16 ? 0 : 255] as [UInt8] }
    let image = try reader.upright(PNGBuilder(32, 32, .rgba).bytes(samples), longEdge: 100)
    #expect(image.pixels[0] == Pixel(255, 255, 255, 255))
    #expect((image.pixels[31].x, image.pixels[31].y) == (200, 0))
    let small = try reader.upright(PNGBuilder(32, 32, .rgba).bytes(samples), longEdge: 8)
    #expect(small.pixels[0].y > 250 && small.pixels[7].y < 5)
  }

  @Test func turnsPNGAndWebPButNotHEIF() throws {
    var png = PNGBuilder(2, 1, .gray)
    png.before = [("eXIf", exif(6))]
    #expect(try reader.prepare(png.bytes([1, 2])).height == 2)
    let heic = try reader.prepare(Sample.heic)
    #expect((heic.width, heic.height) == (64, 48))
    #expect(try reader.prepare(Sample.webP).width == 32)
    let gray = try reader.gray(Sample.heic, maximumLongEdge: 32)
    #expect(gray.size == PictureSize(width: 32, height: 24))
  }

  @Test func refusesBeforeItDecodes() {
    let bomb = PNGBuilder(60_000, 60_000, .rgba).bytes([])
    let size = PictureSize(width: 60_000, height: 60_000)
    #expect(throws: PictureError.tooLarge(size, limit: 210_000_000)) { try reader.prepare(bomb) }
    #expect(throws: PictureError.tooLarge(size, limit: 210_000_000)) { try reader.gray(bomb) }
    var interlaced = PNGBuilder(10_000, 10_000, .gray)
    interlaced.isInterlaced = true
    #expect(throws: PictureError.self) { try reader.prepare(interlaced.bytes([])) }
  }

  @Test func saysWhy() {
    #expect(throws: PictureError.empty) { try reader.prepare([]) }
    #expect(throws: PictureError.notAPicture) { try reader.prepare(Array("hello".utf8)) }
    #expect(throws: PictureError.unsupported("PDF")) { try reader.prepare(Array("%PDF-1.7".utf8)) }
  }
}
