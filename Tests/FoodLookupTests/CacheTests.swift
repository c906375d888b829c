import Barcodes
import Calendar
import FoodSources
import FoundationEssentials
import Nutrition
import TemporaryFolders
import Testing

@testable import FoodLookup

struct CacheTests {
  private let folder: TemporaryFolder
  private let clock = MadeClock()
  private static let lifetime = CacheLifetime(product: 1000, search: 100, nothing: 10)

  init() throws { folder = try TemporaryFolder() }

  private var path: String { "\(folder.path)/cache/sources.db" }

  /// A source in a cache of its own connection, as another program would have it.
  private func cached(_ source: MadeSource) -> CachedSource {
    CachedSource(source, Self.lifetime, store: SourceStore(path: path, now: clock.now))
  }

  @Test func whatIsKnownIsNotAskedAgain() async throws {
    let source = MadeSource(has: .spread)
    #expect(try await cached(source).answer(.spread).retrieved == nil)
    clock.pass(999)
    let again = try await cached(source).answer(.spread)
    var expected = Food.spread
    expected.reasons.append("as made said on 2026-11-30")
    // Every digit survives, and so does a density.
    #expect(again.foods == [expected])
    #expect(again.retrieved != nil && !again.isStale)
    #expect(source.calls == 1)
    clock.pass(2)
    _ = try await cached(source).answer(.spread)
    #expect(source.calls == 2)
  }

  @Test func thatThereIsNothingIsKnownBriefly() async throws {
    let source = MadeSource(has: nil)
    #expect(try await cached(source).answer(.spread).isEmpty)
    clock.pass(9)
    #expect(try await cached(source).answer(.spread).isEmpty)
    #expect(source.calls == 1)
    clock.pass(2)
    _ = try await cached(source).answer(.spread)
    #expect(source.calls == 2)
  }

  @Test(
    arguments: [
      (.unavailable, true), (.timedOut, true), (.rateLimited, true), (.malformed, true),
      (.notAllowed, true), (.notSetUp, true), (.refused, false), (.unsupported, false),
    ] as [(SourceFailure.Kind, Bool)]
  )
  func anOldAnswerIsBetterThanNone(kind: SourceFailure.Kind, isGiven: Bool) async throws {
    _ = try await cached(MadeSource(has: .spread)).answer(.spread)
    clock.pass(86_400)
    let down = cached(MadeSource(fails: kind))
    guard isGiven else {
      await #expect(throws: SourceFailure.self) { try await down.answer(.spread) }
      return
    }
    let old = try await down.answer(.spread)
    #expect(old.isStale)
    #expect(
      old.foods.first?.reasons.last
        == "stale, since made has a bad day; made said it on 2026-11-30"
    )
    let lookup = FoodLookup([down], order: [.barcode: ["made"]])
    #expect(try await lookup.lookup(barcode: .spread).tried.first?.status == .stale)
  }

  @Test func aFailureIsNotKept() async throws {
    let source = MadeSource { number, _ in
      guard number > 1 else { throw SourceFailure(source: "made", .unavailable, "down") }
      return FoodAnswer(foods: [.spread])
    }
    await #expect(throws: SourceFailure.self) { try await cached(source).answer(.spread) }
    #expect(try await cached(source).answer(.spread).foods == [.spread])
  }

  @Test func allFormsOfANumberAreOne() async throws {
    let source = MadeSource(has: .spread)
    // UPC-E, UPC-A, EAN-13 and GTIN-14 of one product.
    for code in ["04252614", "042100005264", "0042100005264", "00042100005264"] {
      let gtin = try #require(GTIN(code))
      _ = try await cached(source).answer(FoodQuestion(.barcode(gtin)))
    }
    #expect(source.calls == 1)
  }

  @Test func questionsThatDifferAreNot() async throws {
    let source = MadeSource(has: .spread)
    let questions = [
      FoodQuestion(.search("spread", limit: 3)), FoodQuestion(.search("spread", limit: 4)),
      FoodQuestion(.search("spread", limit: 3), languages: ["de"]),
      FoodQuestion(.food(FoodID(source: "made", key: "spread"))),
    ]
    for question in questions { _ = try await cached(source).answer(question) }
    #expect(source.calls == questions.count)
    _ = try await cached(source).answer(FoodQuestion(.search(" Spread ", limit: 3)))
    #expect(source.calls == questions.count)
    for _ in 1...2 { _ = try await cached(source).answer(FoodQuestion(.describe("a spread"))) }
    #expect(source.calls == questions.count + 2)
  }

  @Test func clearingForgetsAnswersButNotCalls() async throws {
    let store = SourceStore(path: path, now: clock.now)
    let limit = RateLimit("reads", 1, in: 60)
    let source = CachedSource(
      RateLimitedSource(MadeSource(has: .spread), [limit], store: store),
      Self.lifetime,
      store: store
    )
    _ = try await source.answer(.spread)
    let overview = try #require(store.overview().first)
    #expect(overview.source == "made" && overview.answers == 1 && overview.stale == 0)
    #expect(overview.bytes > 100 && overview.oldest == clock.now())
    #expect(store.clear(source: "other") == 0)
    #expect(store.clear() == 1)
    #expect(store.overview() == [])
    await #expect(throws: SourceFailure.self) { try await source.answer(.spread) }
  }

  @Test func theFileIsThePersonsAlone() async throws {
    _ = try await cached(MadeSource(has: .spread)).answer(.spread)
    #expect(try folder.permissions("cache") == 0o700)
    #expect(try folder.permissions("cache/sources.db") == 0o600)
  }

  @Test(arguments: ["noise", "cut", "folder", "nowhere"])
  func aFileThatCannotBeUsedStopsNothing(fault: String) async throws {
    _ = try await cached(MadeSource(has: .spread)).answer(.spread)
    var path = path
    switch fault {
    case "noise":
      let noise = (0..<50_000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) }
      try Data(noise).write(to: URL(filePath: path))
    case "cut": try Data([1, 2, 3]).write(to: URL(filePath: path))
    case "folder":
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    default: path = "/proc/reset/sources.db"
    }
    let store = SourceStore(path: path, now: clock.now)
    let source = MadeSource(has: .spread)
    let limited = RateLimitedSource(source, [RateLimit("reads", 1, in: 60)], store: store)
    let cached = CachedSource(limited, Self.lifetime, store: store)
    for _ in 1...2 { _ = try await cached.answer(.spread) }
    #expect(source.calls == 1)
    let other = FoodQuestion(.barcode(try #require(GTIN("96385074"))))
    await #expect(throws: SourceFailure.self) { try await cached.answer(other) }
  }

  @Test func manyProgramsShareOneCount() async throws {
    let (path, now) = (path, clock.now)
    let taken = await withTaskGroup(of: Int.self) { group in
      for _ in 1...8 {
        group.addTask {
          let store = SourceStore(path: path, now: now)
          let limit = RateLimit("reads", 15, in: 60)
          return (1...5).count { _ in store.take(limit, of: "made") == nil }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(taken == 15)
  }
}
