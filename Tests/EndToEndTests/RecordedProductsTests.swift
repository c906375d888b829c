import FoundationEssentials
import LoopbackServer
import Testing

/// Every product that was recorded, asked for on the command line. How each is read in detail is in
/// `Tests/Readings`.
@Suite(.enabled(if: Recordings.arePresent, "no recordings beside the checkout"))
struct RecordedProductsTests {
  private let server: LoopbackServer

  init() throws { server = try LoopbackServer.shared.get() }

  private var surroundings: [String: String] {
    [
      "RESET_SOURCES_OPENFOODFACTS_ADDRESS": server.url("/off"),
      "RESET_SOURCES_USDA_ADDRESS": server.url("/fdc"), "RESET_FDC_KEY": "right-key",
    ]
  }

  /// The recorded numbers of a source that are valid product numbers and no shop's own.
  private func codes(_ source: String) throws -> [String] {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let table = here.appending(path: "../Readings/\(source).tsv")
    let rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").dropFirst()
    let codes = Set(rows.map { String($0.split(separator: "\t")[1]) }).subtracting(["-"])
    return codes.sorted().filter { code in
      !["02", "2", "978", "979", "05", "99", "98"].contains { code.hasPrefix($0) }
        && !code.hasPrefix("000002") && !code.hasPrefix("000000")
    }
  }

  /// No more than a minute allows, each time by somebody who has asked nothing yet.
  @Test(arguments: [("openfoodfacts", 15, 40), ("usda", 200, 40)])
  func everyProductIsFound(source: String, atOnce: Int, least: Int) async throws {
    let codes = try codes(source)
    #expect(codes.count >= least)
    for start in stride(from: 0, to: codes.count, by: atOnce) {
      let some = codes[start..<min(start + atOnce, codes.count)]
      let person = try Person()
      let found = try await person.run(
        ["reset-food", "barcode", "-", "--source", source, "--json"],
        input: Array(some.joined(separator: "\n").utf8),
        with: surroundings
      )
      #expect(found.status == 0, "\(found.errors)")
      let answers = try found.objects
      #expect(answers.map { $0["code"]?.text } == Array(some))
      for answer in answers {
        #expect(Shape.barcode.mistakes(in: answer) == [])
        #expect(answer["food"]?["source"] == .text(source), "\(answer["code"]?.text ?? "")")
      }
    }
  }

  /// One person's programs share what they may ask, and say why they do not.
  @Test func tooManyQuestionsAreHeldBack() async throws {
    let (person, codes) = (try Person(), try codes("openfoodfacts"))
    let call = ["reset-food", "barcode", "-", "--source", "openfoodfacts", "--json"]
    for some in [codes[..<8], codes[8..<15]] {
      let input = Array(some.joined(separator: "\n").utf8)
      #expect(try await person.run(call, input: input, with: surroundings).status == 0)
    }
    let known = try await person.run(call, input: Array(codes[0].utf8), with: surroundings)
    #expect(try known.objects.first?["tried"]?[0]?["status"] == .text("cached"))
    let held = try await person.run(call, input: Array(codes[15].utf8), with: surroundings)
    #expect(held.status == 6)
    let error = try held.error["error"]
    #expect(error?["code"] == .text("source_rate_limited"))
    let message = error?["message"]?.text ?? ""
    #expect(message.contains("only 15 product reads a minute are allowed; try again in"))
  }
}
