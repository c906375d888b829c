import Barcodes
import CommandLineKit
import DietCheck
import FoodLookup
import FoodSources
import JSON
import Nutrition
import Testing

@testable import ScanCommand

/// Pictures whose bytes are the digits in them.
struct ScanProgramTests {
  private struct NoPicture: Explained {
    var summary: String { "not a picture of a known kind" }
    var exitCode: ExitCode { .unreadableInput }
    var code: String { "unreadable_picture" }
  }

  private static let spread = "3017620422003"

  private func tools(_ lookup: @escaping @Sendable (GTIN) -> LookupResult) -> ScanTools {
    ScanTools(
      read: { Array($0.split(separator: ".").first.map(String.init)?.utf8 ?? "".utf8) },
      pictures: { $0 == "folder" ? ["3017620422003.jpg", "broken.jpg", "blank.jpg"] : nil },
      size: { _ in 1 },
      barcodes: { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        if text == "broken" { throw NoPicture() }
        let corner = PicturePoint(x: 1.4, y: 2.6)
        return text == "blank"
          ? [] : [Barcode(symbology: .ean13, value: text, polygon: [corner])]
      },
      open: { _, _ in
        ScanSession(
          lookup: { lookup($0) },
          profiles: { () throws(DietProfileError) in [] },
          diary: { throw NoPicture() },
          watched: WatchMemory(read: { _ in nil }, write: { _, _ in })
        )
      },
      pause: {},
      parallel: 2
    )
  }

  private func run(
    _ words: [String],
    input: String? = nil,
    lookup: @escaping @Sendable (GTIN) -> LookupResult = { _ in LookupResult() }
  ) async -> (Int32, Recording) {
    let recording = Recording(words, input: input)
    let program = ScanProgram.program(version: Version("0.1.0"), tools: tools(lookup))
    return (await program.run(recording.context), recording)
  }

  @Test func declarationsAreSound() {
    let program = ScanProgram.program(
      version: Version("0.1.0"),
      tools: tools { _ in LookupResult() }
    )
    #expect(program.mistakes == [])
  }

  @Test func aPictureIsALine() async {
    let (status, recording) = await run(["--decode-only", "--json", "\(Self.spread).jpg"])
    #expect(status == 0)
    #expect(
      recording.output == """
        {"schema_version":1,"file":"3017620422003.jpg","codes":[{"symbology":"EAN-13",\
        "value":"3017620422003","gtin":"3017620422003","polygon":[[1,3]]}],"food":null,\
        "verdict":null,"logged":null,"elapsed_ms":0,"error":null}

        """
    )
  }

  @Test func decodingAloneLooksNothingUp() async {
    let (status, _) = await run(["--decode-only", "\(Self.spread).jpg"]) { _ in
      Issue.record("asked")
      return LookupResult()
    }
    #expect(status == 0)
  }

  @Test func theProductIsShown() async {
    let (status, recording) = await run(["\(Self.spread).jpg"]) { gtin in
      var result = LookupResult()
      var food = Food(
        id: FoodID(source: "test", key: gtin.normalized),
        name: "Hazelnut spread",
        per100: Nutrients([.energy: 539]),
        attribution: "Test"
      )
      food.portions = [Portion(name: "15 g", grams: 15)]
      result.answer = FoodAnswer(foods: [food])
      return result
    }
    #expect(status == 0)
    #expect(recording.output.contains("Hazelnut spread"))
    #expect(recording.output.contains("539"))
    #expect(recording.output.contains("in 15 g"))
  }

  @Test func typedDigitsWorkAsWell() async {
    let (status, recording) = await run(["--decode-only", "--json", "049000006346", "96385074"])
    #expect(status == 0)
    #expect(recording.output.contains(#""symbology":"UPC-A""#))
    #expect(recording.output.contains(#""gtin":"0049000006346""#))
    #expect(recording.output.contains(#""symbology":"EAN-8""#))
  }

  @Test func aWrongCheckDigitIsSaid() async {
    let (status, recording) = await run(["3017620422004"])
    #expect(status == 5)
    #expect(recording.errors.contains("its last digit does not fit"))
  }

  @Test func aBrokenPictureStopsNothing() async {
    let (status, recording) = await run(["--decode-only", "--json", "folder"])
    #expect(status == 8)
    let lines = recording.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].contains(Self.spread))
    #expect(lines[1].contains(#""error":{"code":"unreadable_picture""#))
    #expect(lines[2].contains(#""codes":[]"#))
    #expect(recording.errors.contains("broken.jpg: not a picture"))
  }

  @Test func noBarcodeIsOne() async {
    let (status, recording) = await run(["--decode-only", "blank.jpg"])
    #expect(status == 1)
    #expect(recording.output == "blank.jpg: no barcode found\n")
  }

  @Test func readsAPictureFromStandardInput() async {
    let (status, recording) = await run(["--decode-only", "-"], input: Self.spread)
    #expect(status == 0)
    #expect(recording.output.contains("EAN-13 3017620422003"))
  }

  @Test func manyStayInOrder() async {
    let codes = (0..<40).map { number in
      let body = Array("40063813\(1000 + number)".compactMap(\.wholeNumberValue))
      return (body + [GTIN.checkDigit(of: body)]).map(String.init).joined()
    }
    let (status, recording) = await run(["--decode-only", "--json"] + codes.map { $0 + ".jpg" })
    #expect(status == 0)
    let lines = recording.output.split(separator: "\n")
    #expect(lines.count == 40)
    for (code, line) in zip(codes, lines) { #expect(line.contains(#""file":"\#(code).jpg""#)) }
  }

  @Test func aShopsOwnNumberIsSaid() async {
    let (status, recording) = await run(["--decode-only", "2112345678900.jpg"])
    #expect(status == 0)
    #expect(recording.output.contains("a shop's own number"))
    #expect(recording.output.contains("item 12345, weight or price"))
  }
}
