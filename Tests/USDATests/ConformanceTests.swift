import Barcodes
import FoodSources
import SourceConformance
import Testing
import USDA

@Suite(.enabled(if: Recordings.arePresent, "no recordings beside the checkout"))
struct ConformanceTests {
  @Test func holdsToWhatEverySourceHoldsTo() async throws {
    let subject = ConformanceSubject(
      try Recordings.source(),
      samples: [
        FoodQuestion(.barcode(try #require(GTIN("094395000172")))),
        FoodQuestion(.search("cached 7", limit: 5)),
      ],
      timeLimit: .seconds(20),
      clock: ContinuousClock()
    )
    var results: [CheckResult] = []
    try await Conformance.run(subject) { results.append($0) }
    #expect(results.filter { $0.verdict == .failed } == [])
    let skipped = results.filter { $0.verdict == .skipped }.map(\.check)
    #expect(skipped == ["answers_describe", "answers_photo", "dishes_make_sense"])
  }
}
