import BarcodeDrawings
import Barcodes
import Pixels
import Testing

@testable import ZXing

struct ZXingTests {
  private func drawn(_ modules: [Bool]) -> GrayImage {
    var random = SeededNumbers(1)
    return BarDrawing(modules).image(random: &random)
  }

  @Test func readsACode() throws {
    let image = drawn(RetailModules.ean13("4006381333931"))
    let found = try #require(ZXingReader.read(image, .retail, isThorough: false))
    #expect(found.value == "4006381333931")
    #expect(found.symbology == .ean13)
    #expect(found.polygon.count == 4)
  }

  @Test func readsShortCodes() {
    let eight = ZXingReader.read(
      drawn(RetailModules.ean8("96385074")),
      .retail,
      isThorough: true
    )
    #expect(eight?.symbology == .ean8)
    let short = ZXingReader.read(
      drawn(RetailModules.upcE("04252614")),
      .retail,
      isThorough: true
    )
    #expect(short?.symbology == .upcE)
    #expect(short?.value == "04252614")
  }

  @Test func addOnsAreKeptApart() throws {
    let gap = [Bool](repeating: false, count: 9)
    let code = RetailModules.ean13("9771234567003")
    let both = drawn(code + gap + RetailModules.addOn("12"))
    let found = try #require(ZXingReader.read(both, .withAddOn, isThorough: false))
    #expect(found.value == "9771234567003")
    #expect(found.addOn == "12")
    #expect(ZXingReader.read(both, .retail, isThorough: false)?.addOn == nil)
    #expect(ZXingReader.read(drawn(code), .withAddOn, isThorough: false) == nil)
  }

  @Test func readsOnlyWhatItIsAskedFor() {
    let image = drawn(RetailModules.ean13("4006381333931"))
    #expect(ZXingReader.read(image, .others, isThorough: true) == nil)
  }

  @Test(arguments: [0, 1, 2, 50]) func seesNothingInNothing(side: Int) {
    let blank = [UInt8](repeating: 128, count: side * side)
    let image = GrayImage(width: side, height: side, pixels: blank)
    #expect(ZXingReader.read(image, .retail, isThorough: true) == nil)
  }

  @Test func hasAVersion() { #expect(ZXingVersion.text.split(separator: ".").count == 3) }
}
