import BarcodeDrawings
import FoundationEssentials
import LoopbackServer
import Pixels
import TestPictures
import Testing

/// A photo becomes a product, a verdict and an entry of the diary, with a source that repeats what
/// was recorded.
@Suite(.enabled(if: Recordings.arePresent, "no recordings beside the checkout"))
struct ScanTests {
  private static let bread = "3029330003533"

  private let person: Person
  private let everything: [String: String]

  init() throws {
    person = try Person()
    everything = [
      "RESET_SOURCES_OPENFOODFACTS_ADDRESS": try LoopbackServer.shared.get().url("/off"),
      "RESET_FOOD_BARCODE": "catalog,openfoodfacts",
    ]
    try person.write(Self.photo(of: Self.bread), to: "bread.png")
  }

  /// A picture of the code of a product, tilted and out of focus.
  private static func photo(of code: String) -> [UInt8] {
    var drawing = BarDrawing(RetailModules.ean13(code))
    (drawing.angle, drawing.blur, drawing.noise) = (12, 0.5, 4)
    var random = SeededNumbers(5)
    let image = drawing.image(random: &random)
    return PNGBuilder(image.width, image.height, .gray).bytes(image.pixels)
  }

  @Test func aPhotoBecomesAnEntryThatCanBeTakenBack() async throws {
    let avoid = try await person.run("reset", "config", "set", "allergies.avoid", "gluten")
    #expect(avoid.status == 0)
    let call = ["reset-scan", "--log", "1 tranche", "--meal", "breakfast", "bread.png", "--json"]
    let scan = try await person.run(call, with: everything)
    #expect(scan.status == 0)
    let answer = try #require(try scan.objects.first)
    #expect(Shape.scan.mistakes(in: answer) == [])
    #expect(answer["codes"]?[0]?["gtin"] == .text(Self.bread))
    #expect(answer["food"]?["source"] == .text("openfoodfacts"))
    #expect(answer["verdict"]?["result"] == .text("match"))
    #expect(answer["logged"]?.count == 1)

    let day = try #require(try await person.run("reset", "today", "--json").objects.first)
    #expect(day["entries"]?.count == 1)
    let entry = try #require(day["entries"]?[0])
    #expect(entry["grams"] == .number(60.8))
    #expect(entry["meal"] == .text("breakfast"))
    #expect(entry["evidence"]?["source"] == .text("openfoodfacts"))
    #expect(try await person.run("reset", "undo").status == 0)
    let after = try #require(try await person.run("reset", "today", "--json").objects.first)
    #expect(after["entries"]?.count == 0)
  }

  @Test func theProductIsShownInAHundredGramsAndInAPortion() async throws {
    let scan = try await person.run(["reset-scan", "bread.png"], with: everything)
    #expect(scan.status == 0)
    #expect(scan.output.contains("in 100 g") && scan.output.contains("in serving (1 tranche)"))
    #expect(scan.output.contains("openfoodfacts:"))
    let check = try await person.run(["reset-scan", Self.bread, "--check"], with: everything)
    #expect(check.status == 10)
  }

  /// The outline is that in the picture as it is, though a smaller one is read.
  @Test func placesAreThoseInTheWholePicture() async throws {
    var drawing = BarDrawing(RetailModules.ean13(Self.bread))
    drawing.pitch = 6
    var random = SeededNumbers(5)
    let code = drawing.image(rows: 200, random: &random)
    var pixels = [UInt8](repeating: 220, count: 2000 * 500)
    for y in 0..<code.height {
      let start = (y + 100) * 2000 + 1000
      let row = code.pixels[(y * code.width)...].prefix(code.width)
      pixels.replaceSubrange(start..<start + code.width, with: row)
    }
    let file = PNGBuilder(2000, 500, .gray).bytes(pixels)
    let scan = try await person.run("reset-scan", "--decode-only", "--json", "-", input: file)
    let answer = try #require(try scan.objects.first)
    let corners = (0..<4).compactMap { answer["codes"]?[0]?["polygon"]?[$0]?[0] }
    let places = corners.compactMap { corner -> Double? in
      if case .number(let place) = corner { return place }
      return nil
    }
    // Twelve modules of margin, ninety-five of the code.
    #expect(places.min().map { abs($0 - 1072) < 30 } == true)
    #expect(places.max().map { abs($0 - 1642) < 30 } == true)
  }

  @Test func aPictureMayComeThroughAPipe() async throws {
    let scan = try await person.run(
      "reset-scan",
      "--decode-only",
      "--json",
      "-",
      input: Self.photo(of: "4006381333931")
    )
    #expect(scan.status == 0)
    #expect(try scan.objects.first?["codes"]?[0]?["value"] == .text("4006381333931"))
  }

  @Test func aFolderSurvivesBrokenPicturesAndKeepsItsOrder() async throws {
    let script = """
      mkdir many; for n in $(seq 100 219); do cp bread.png many/$n.png; done
      head -c 300 bread.png > many/150.png; : > many/160.png; echo no > many/notes.txt
      reset-scan --decode-only --json many
      """
    let scan = try await person.shell(script)
    #expect(scan.status == 8)
    let objects = try scan.objects
    #expect(objects.map { $0["file"]?.text } == (100...219).map { "many/\($0).png" })
    #expect(objects.count { $0["error"] != .null } == 2)
    #expect(objects.allSatisfy { Shape.scan.mistakes(in: $0) == [] })
  }

  @Test func aSourceThatIsDownIsSaidBesideTheCode() async throws {
    var down = everything
    down["RESET_SOURCES_OPENFOODFACTS_ADDRESS"] =
      try LoopbackServer.shared.get().url("/off/as/down")
    let scan = try await person.run(["reset-scan", "bread.png"], with: down)
    #expect(scan.status == 6)
    #expect(scan.output.contains(Self.bread))
  }

  @Test func photosThatArriveAreReadOnce() async throws {
    let script = """
      mkdir photos; cp bread.png photos/old.png
      reset-scan --watch photos --json > seen & program=$!
      sleep 1.5; cp bread.png photos/new.png; for n in $(seq 100); do
        [ -s seen ] && break; sleep 0.1; done
      sleep 1.2; kill -INT $program; wait $program; status=$?; cat seen; exit $status
      """
    let watch = try await person.shell(script, with: everything)
    #expect(watch.status == 130)
    #expect(try watch.objects.map { $0["file"]?.text } == ["photos/new.png"])
  }
}
