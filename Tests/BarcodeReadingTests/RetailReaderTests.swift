import BarcodeDrawings
import Barcodes
import Pixels
import Testing

@testable import BarcodeReading

struct RetailReaderTests {
  /// What is read in the best region of a drawing.
  private func reading(_ drawing: BarDrawing, bySearch: Bool = false) throws -> RetailReading? {
    var random = SeededNumbers(7)
    let image = drawing.image(rows: 48, random: &random)
    let region = try #require(RegionFinder.regions(in: image, atMost: 1).first)
    let crop = BarCrop(image, region, margin: 0.15, width: 400, rows: 32)
    return bySearch
      ? RetailReader.searched(crop, .init(4)) : RetailReader.readings(of: crop, .init(4)).first
  }

  @Test(arguments: ["3017620422003", "4006381333931", "0049000006346", "9780804816632"])
  func readsEAN13(code: String) throws {
    let found = try #require(try reading(BarDrawing(RetailModules.ean13(code))))
    #expect(found.symbology == .ean13)
    #expect(found.text == code)
    #expect(found.clarity > 0.3)
  }

  @Test func readsEAN8() throws {
    let found = try #require(try reading(BarDrawing(RetailModules.ean8("96385074"))))
    #expect(found.symbology == .ean8)
    #expect(found.text == "96385074")
  }

  @Test func readsUPCE() throws {
    let found = try #require(try reading(BarDrawing(RetailModules.upcE("04252614"))))
    #expect(found.symbology == .upcE)
    #expect(found.text == "04252614")
  }

  @Test(arguments: [0.0, 20, 45, 90, 135, 180, 250])
  func readsAtAnyAngle(degrees: Double) throws {
    var drawing = BarDrawing(RetailModules.ean13("4006381333931"))
    drawing.angle = degrees
    #expect(try reading(drawing)?.text == "4006381333931")
  }

  @Test(arguments: [-0.3, 0.3])
  func readsInkThatSpread(spread: Double) throws {
    var drawing = BarDrawing(RetailModules.ean13("7717282877178"))
    drawing.spread = spread
    drawing.noise = 8
    #expect(try reading(drawing)?.text == "7717282877178")
  }

  @Test func readsWhatIsSeenFromAside() throws {
    var drawing = BarDrawing(RetailModules.ean13("4006381333931"))
    drawing.perspective = 0.2
    #expect(try reading(drawing)?.text == "4006381333931")
  }

  /// Where neighbouring lines have nothing in common is no code to search for.
  @Test func stripesAreTheSameOnAllLines() throws {
    var random = SeededNumbers(7)
    let image = BarDrawing(RetailModules.ean13("4006381333931")).image(rows: 48, random: &random)
    let region = try #require(RegionFinder.regions(in: image, atMost: 1).first)
    let crop = BarCrop(image, region, margin: 0.15, width: 400, rows: 32)
    let lines = crop.bands(.init(4)).map { Line(Profile(brightness: $0, reach: 60), blur: 3) }
    #expect(Stripes.areOn(lines))
    let others = (0..<4).map { _ in
      let brightness = (0..<400).map { _ in Float.random(in: 0...255, using: &random) }
      return Line(Profile(brightness: brightness, reach: 60), blur: 3)
    }
    #expect(!Stripes.areOn(others))
    #expect(!Stripes.areOn([]))
  }

  @Test func readsBlurByTryingPlaces() throws {
    var drawing = BarDrawing(RetailModules.ean13("4006381333931"))
    drawing.blur = 0.75
    drawing.noise = 3
    #expect(try reading(drawing, bySearch: true)?.text == "4006381333931")
  }

  /// An add-on, a frame or print beside the bars makes the region longer than the code.
  @Test func findsABlurredCodeInALongerRegion() throws {
    let gap = [Bool](repeating: false, count: 7)
    let addOn = (0..<40).map { $0 % 5 < 2 }
    var drawing = BarDrawing(RetailModules.ean13("9780804816632") + gap + addOn)
    (drawing.blur, drawing.noise) = (0.7, 3)
    let found = try #require(try reading(drawing, bySearch: true))
    #expect(found.text == "9780804816632")
    #expect(found.clarity > 0.1)
  }

  @Test func followsABlurredCodeAroundABottle() throws {
    var drawing = BarDrawing(RetailModules.ean13("4003735710295"))
    (drawing.blur, drawing.noise, drawing.roundness) = (0.5, 3, 0.12)
    #expect(try reading(drawing, bySearch: true)?.text == "4003735710295")
  }

  @Test func contrastIsEvenedOutForOthers() throws {
    var drawing = BarDrawing(RetailModules.ean13("4006381333931"))
    (drawing.ink, drawing.paper) = (90, 130)
    var random = SeededNumbers(7)
    let image = drawing.image(rows: 48, random: &random)
    let region = try #require(RegionFinder.regions(in: image, atMost: 1).first)
    let level = BarCrop(image, region, margin: 0.15, width: 400, rows: 32).levelled(strength: 0)
    #expect(level.width == 400)
    #expect((level.pixels.max() ?? 0) > 200 && (level.pixels.min() ?? 255) < 60)
  }

  @Test func anotherReadingIsNeverAsClear() throws {
    var drawing = BarDrawing(RetailModules.ean13("4006381333931"))
    drawing.modules.replaceSubrange(3..<10, with: [Bool](repeating: true, count: 7))
    let found = try reading(drawing)
    #expect(found.map { $0.clarity < 0.15 } ?? true)
  }

  @Test func shapesOfDigitsAreThoseOfTheStandard() {
    // Digit 3 of set A: one light, four dark, one light, one dark.
    #expect(DigitShapes.edges(3) == [0, 1, 5, 6])
    // Set B is set C read backwards.
    #expect(DigitShapes.edges(16) == [0, 4, 5, 6])
  }
}
