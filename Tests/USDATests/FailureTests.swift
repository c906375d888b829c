import Barcodes
import FoodSources
import HTTP
import Nutrition
import Testing

@testable import USDA

/// A client that must not be used.
struct NoClient: HTTPClient {
  struct Used: Error {}

  func send(_ request: HTTPRequest) async throws -> HTTPResponse { throw Used() }

  func stream(
    _ request: HTTPRequest,
    onHead: @escaping @Sendable (HTTPResponseHead) throws -> Void,
    onBody: @escaping @Sendable ([UInt8]) throws -> Void
  ) async throws { throw Used() }
}

@Suite(.enabled(if: Recordings.arePresent, "no recordings beside the checkout"))
struct FailureTests {
  private static let canary = "canary-a1b2c3d4e5"

  /// A question that is one request, sent by GET, so that redirects are followed.
  private func ask(_ failure: String?, key: String = canary) async throws -> FoodAnswer {
    let id = FoodID(source: "usda", key: "170720")
    return try await Recordings.source(failing: failure, key: key).answer(FoodQuestion(.food(id)))
  }

  @Test func findsTheFood() async throws {
    #expect(try await ask(nil, key: Recordings.key).foods.count == 1)
    #expect(try await ask("gzip").foods.count == 1)
    #expect(try await ask("moved", key: Recordings.key).foods.count == 1)
    #expect(try await ask("missing-page").isEmpty)
  }

  @Test(
    arguments: [
      (nil, .notSetUp), ("API_KEY_MISSING", .notSetUp), ("API_KEY_INVALID", .notSetUp),
      ("API_KEY_DISABLED", .notSetUp), ("API_KEY_UNVERIFIED", .notSetUp),
      ("API_KEY_UNAUTHORIZED", .notSetUp), ("OVER_RATE_LIMIT", .rateLimited),
      ("HTTPS_REQUIRED", .refused), ("INTERNAL_SERVER_ERROR", .unavailable), ("page", .malformed),
      ("banned", .notSetUp), ("refused", .refused), ("busy-30", .rateLimited),
      ("down", .unavailable), ("empty", .malformed), ("list", .malformed), ("half", .malformed),
      ("cut", .unavailable), ("echo", .unavailable), ("moved-away", .unavailable),
      ("slow", .timedOut),
    ] as [(String?, SourceFailure.Kind)]
  )
  func everyFailureHasItsKind(failure: String?, kind: SourceFailure.Kind) async throws {
    let caught = await #expect(throws: SourceFailure.self) { try await ask(failure) }
    #expect(caught?.kind == kind)
    #expect(caught?.source == "usda")
    #expect(caught?.retryAfter == (failure == "busy-30" ? 30 : nil))
    let message = try #require(caught?.message)
    #expect(!message.contains(Self.canary) && !message.contains("\n") && !message.contains("?"))
  }

  @Test func aSearchThatIsMovedOrGoneIsNoMiss() async throws {
    let question = FoodQuestion(.search("cheese", limit: 3))
    for failure in ["moved", "missing-page", "page", "half"] {
      let source = try Recordings.source(failing: failure)
      let caught = await #expect(throws: SourceFailure.self) { try await source.answer(question) }
      #expect(caught?.kind == .malformed, "\(failure)")
    }
  }

  @Test func withoutAKeyNothingIsSent() async throws {
    let source = USDASource(
      client: NoClient(),
      key: { throw SourceFailure(source: "usda", .notSetUp, "no key") }
    )
    let caught = await #expect(throws: SourceFailure.self) {
      try await source.answer(FoodQuestion(.search("egg", limit: 1)))
    }
    #expect(caught?.kind == .notSetUp)
  }

  @Test func cancellingEndsTheCallAtOnce() async throws {
    let task = Task { try await ask("slow") }
    try await Task.sleep(for: .milliseconds(100))
    let start = ContinuousClock.now
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(start.duration(to: .now) < .seconds(1))
  }

  @Test func theKeyIsInAHeaderAndNowhereElse() throws {
    let requests = Requests(address: "https://example.org/fdc", timeout: 5)
    let search = requests.search("big mac?", types: ["Branded"], limit: 500, allWords: true)
    #expect(search.url == "https://example.org/fdc/foods/search")
    #expect(
      String(decoding: search.body, as: UTF8.self)
        == #"{"query":"big mac?","dataType":["Branded"],"pageSize":200,"requireAllWords":true}"#
    )
    #expect(requests.food(7).url == "https://example.org/fdc/food/7")
  }
}
