import BarcodeDrawings
import Barcodes
import Pixels
import ScanEngines
import Testing

@testable import Scanning

struct ScannerTests {
  private let scanner = Scanner.system

  private func drawing(_ modules: [Bool], _ change: (inout BarDrawing) -> Void = { _ in })
    -> GrayImage
  {
    var random = SeededNumbers(3)
    var drawing = BarDrawing(modules)
    change(&drawing)
    return drawing.image(random: &random)
  }

  @Test func readsACodeWithItsPlace() throws {
    let image = drawing(RetailModules.ean13("4006381333931")) { $0.angle = 30 }
    let found = scanner.barcodes(in: image)
    #expect(found.map(\.value) == ["4006381333931"])
    let corners = try #require(found.first).polygon
    #expect(corners.count == 4)
    for corner in corners {
      #expect(corner.x > 0 && corner.x < Double(image.width))
      #expect(corner.y > 0 && corner.y < Double(image.height))
    }
  }

  @Test func aCodeWithALeadingZeroIsUPCA() {
    let found = scanner.barcodes(in: drawing(RetailModules.ean13("0049000006346")))
    #expect(found.map(\.symbology) == [.upcA])
    #expect(found.map(\.value) == ["049000006346"])
  }

  @Test func findsAllOfSeveralCodes() {
    let codes = ["4006381333931", "3017620422003"]
    let image = stacked(codes.map { drawing(RetailModules.ean13($0)) })
    #expect(Set(scanner.barcodes(in: image).map(\.value)) == Set(codes))
  }

  @Test func findsACaseCodeBesideAProductCode() {
    let image = stacked([
      drawing(RetailModules.ean13("4006381333931")),
      drawing(InterleavedModules.itf14("14006381333938")),
    ])
    let found = scanner.barcodes(in: image)
    #expect(found.map(\.symbology) == [.ean13, .itf14])
    #expect(found.map(\.value) == ["4006381333931", "14006381333938"])
  }

  /// One above the other.
  private func stacked(_ parts: [GrayImage]) -> GrayImage {
    let width = parts.map(\.width).max() ?? 0
    let rows = parts.flatMap { part in
      (0..<part.height).flatMap { y in
        (0..<width).map { $0 < part.width ? part[$0, y] : part[part.width - 1, y] }
      }
    }
    return GrayImage(width: width, height: rows.count / max(width, 1), pixels: rows)
  }

  /// A code that is small in a large photo: in a smaller version of it nothing could be read.
  @Test func aSecondLookFindsWhatIsSmall() {
    let code = drawing(RetailModules.ean13("4006381333931")) { $0.pitch = 2 }
    var image = GrayImage(
      width: 1600,
      height: 1200,
      pixels: [UInt8](repeating: 150, count: 1600 * 1200)
    )
    for y in 0..<code.height {
      for x in 0..<code.width { image[x + 700, y + 500] = code[x, y] }
    }
    #expect(scanner.smallBarcodes(in: image).map(\.value) == ["4006381333931"])
  }

  /// Print on metal that shines: the bars are lighter than the ground.
  @Test func readsLightBarsOnADarkGround() {
    let image = drawing(RetailModules.ean13("0049000042566")) {
      ($0.ink, $0.paper, $0.noise) = (200, 90, 3)
    }
    #expect(scanner.barcodes(in: image).map(\.value) == ["049000042566"])
  }

  /// Bars that a blur leaves gray are thin ones: taken for wide ones, this reads 4176026496533.
  @Test func slantedBarsAreNotMisread() {
    let nobody = ScanEngine { _, _ in [] }
    var random = SeededNumbers(3)
    for _ in 0..<11 { _ = Int.random(in: 0...9, using: &random) }
    var drawing = BarDrawing(RetailModules.ean13("4176026184867"))
    (drawing.noise, drawing.angle, drawing.perspective) = (3, 2, 0.48)
    let image = drawing.image(rows: 70, random: &random)
    let found = Scanner(quick: nobody, patient: nobody).barcodes(in: image)
    #expect(found.allSatisfy { $0.value == "4176026184867" })
  }

  @Test func seesNothingInNoise() {
    var random = SeededNumbers(11)
    let pixels = (0..<200 * 150).map { _ in UInt8.random(in: 0...255, using: &random) }
    #expect(scanner.barcodes(in: GrayImage(width: 200, height: 150, pixels: pixels)).isEmpty)
  }

  @Test func seesNothingInAFence() {
    let bars = (0..<60).map { $0 % 4 < 2 }
    #expect(scanner.barcodes(in: drawing(bars)).isEmpty)
  }

  @Test(arguments: [0, 1, 3, 17]) func seesNothingInNothing(side: Int) {
    let blank = [UInt8](repeating: 200, count: side * side)
    let image = GrayImage(width: side, height: side, pixels: blank)
    #expect(scanner.barcodes(in: image).isEmpty)
  }
}
