import Barcodes
import FoodSources
import HTTP
import LoopbackServer
import Nutrition
import OpenFoodFactsSource
import Testing

@Suite(.enabled(if: Recordings.arePresent, "no recordings beside the checkout"))
struct FailureTests {
  private static let known = "3029330003533"

  private func ask(_ code: String = known, failing failure: String? = nil) async throws
    -> FoodAnswer
  {
    let gtin = try #require(GTIN(code))
    return try await Recordings.source(failing: failure).answer(FoodQuestion(.barcode(gtin)))
  }

  @Test(arguments: [nil, "moved", "gzip"])
  func findsTheProduct(_ failure: String?) async throws {
    #expect(try await ask(failing: failure).foods.map(\.id.key) == [Self.known])
  }

  @Test(arguments: [nil, "missing"])
  func whatIsUnknownIsAnEmptyAnswer(_ failure: String?) async throws {
    #expect(try await ask("4006381333931", failing: failure).isEmpty)
  }

  @Test(arguments: [
    ("moved-away", SourceFailure.Kind.malformed), ("moved-nowhere", .malformed),
    ("page", .malformed), ("banned", .refused), ("missing-page", .malformed),
    ("busy", .rateLimited), ("busy-30", .rateLimited), ("down", .unavailable),
    ("empty", .malformed), ("list", .malformed), ("complaint", .refused), ("invalid", .refused),
    ("half", .malformed), ("cut", .unavailable), ("stranger", .malformed), ("none", .unavailable),
  ])
  func everyFailureHasItsKind(_ failure: String, _ kind: SourceFailure.Kind) async throws {
    let caught = await #expect(throws: SourceFailure.self) { try await ask(failing: failure) }
    #expect(caught?.kind == kind)
    #expect(caught?.source == "openfoodfacts")
    #expect(caught?.message.contains("\n") == false)
    #expect(caught?.message.contains("?") == false, "no query string in a message")
    #expect(caught?.retryAfter == (failure == "busy-30" ? 30 : nil))
  }

  @Test func aSlowAnswerIsGivenUpAfterFiveSeconds() async throws {
    let start = ContinuousClock.now
    let caught = await #expect(throws: SourceFailure.self) { try await ask(failing: "slow") }
    #expect(caught?.kind == .timedOut)
    #expect(start.duration(to: .now) < .seconds(7))
  }

  @Test func cancellingEndsTheCall() async throws {
    let task = Task { try await ask(failing: "slow") }
    try await Task.sleep(for: .milliseconds(100))
    task.cancel()
    let start = ContinuousClock.now
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(start.duration(to: .now) < .seconds(1))
  }

  @Test func aProductOfAnotherKindIsNoFood() async throws {
    let source = OpenFoodFactsSource(
      client: FixedClient(#"{"product":{"code":"4006381333931","product_type":"beauty"}}"#),
      userAgent: "tests"
    )
    let gtin = try #require(GTIN("4006381333931"))
    #expect(try await source.answer(FoodQuestion(.barcode(gtin))).isEmpty)
  }

  @Test func anIdOfAnotherSourceIsNotAskedFor() async throws {
    let source = OpenFoodFactsSource(client: FixedClient(nil), userAgent: "tests")
    for id in [FoodID(source: "usda", key: "1"), FoodID(source: "openfoodfacts", key: "1/../x")] {
      #expect(try await source.answer(FoodQuestion(.food(id))).isEmpty)
    }
  }
}
