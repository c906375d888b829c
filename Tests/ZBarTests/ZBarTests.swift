import BarcodeDrawings
import Barcodes
import Pixels
import Testing

@testable import ZBar

struct ZBarTests {
  private let symbologies: Set<Symbology> = [.ean13, .ean8, .upcA, .upcE]

  private func drawn(_ code: String) -> GrayImage {
    var random = SeededNumbers(1)
    return BarDrawing(RetailModules.ean13(code)).image(random: &random)
  }

  @Test func readsACode() {
    let found = ZBarScanner.read(drawn("4006381333931"), symbologies: symbologies)
    #expect(found.map(\.value) == ["4006381333931"])
    #expect(found.first?.symbology == .ean13)
    #expect(found.first?.polygon.isEmpty == false)
  }

  @Test func tellsUPCAFromEAN13() {
    let found = ZBarScanner.read(drawn("0049000006346"), symbologies: symbologies)
    #expect(found.map(\.symbology) == [.upcA])
    #expect(found.map(\.value) == ["049000006346"])
  }

  @Test func remembersNothingOfThePictureBefore() {
    for _ in 0..<3 {
      let first = ZBarScanner.read(drawn("4012467028806"), symbologies: symbologies)
      let second = ZBarScanner.read(drawn("4012467288415"), symbologies: symbologies)
      #expect(first.map(\.value) == ["4012467028806"])
      #expect(second.map(\.value) == ["4012467288415"])
    }
  }

  @Test func seesNothingInNothing() {
    for side in [0, 1, 2, 50] {
      let blank = [UInt8](repeating: 128, count: side * side)
      let image = GrayImage(width: side, height: side, pixels: blank)
      #expect(ZBarScanner.read(image, symbologies: symbologies).isEmpty)
    }
  }

  @Test func readsOnlyWhatItIsAskedFor() {
    #expect(ZBarScanner.read(drawn("4006381333931"), symbologies: [.qr, .code128]).isEmpty)
  }

  @Test func hasAVersion() { #expect(ZBarVersion.text.split(separator: ".").count == 3) }
}
