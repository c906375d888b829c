import Calendar
import FoodSources
import Nutrition
import Synchronization
import TemporaryFolders
import Testing

@testable import FoodLookup

struct WrapperTests {
  private let folder: TemporaryFolder
  private let clock = MadeClock()

  init() throws { folder = try TemporaryFolder() }

  private func store() -> SourceStore {
    SourceStore(path: "\(folder.path)/cache/sources.db", now: clock.now)
  }

  private func failure(
    of source: some FoodSource,
    _ question: FoodQuestion = .spread
  ) async -> SourceFailure? {
    do {
      _ = try await source.answer(question)
      return nil
    } catch {
      return error as? SourceFailure
    }
  }

  // MARK: Time

  @Test func whoTakesTooLongIsCancelled() async {
    let isCancelled = Mutex(false)
    let slow = MadeSource { _, _ in
      do {
        try await Task.sleep(for: .seconds(60))
      } catch {
        isCancelled.withLock { $0 = true }
        throw error
      }
      return FoodAnswer()
    }
    let failure = await failure(of: TimeLimitedSource(slow, seconds: 0.02))
    #expect(failure?.kind == .timedOut)
    #expect(failure?.message == "made gave no answer in 1 s")
    #expect(isCancelled.withLock { $0 })
  }

  @Test func whoIsQuickAnswers() async throws {
    let source = TimeLimitedSource(MadeSource(has: .spread), seconds: 60)
    #expect(try await source.answer(.spread).foods == [.spread])
    let bad = TimeLimitedSource(MadeSource(fails: .malformed), seconds: 60)
    #expect(await failure(of: bad)?.kind == .malformed)
  }

  // MARK: Retries

  @Test func whatMayPassIsTriedAgain() async throws {
    let source = MadeSource { number, _ in
      guard number == 3 else { throw SourceFailure(source: "made", .unavailable, "down") }
      return FoodAnswer(foods: [.spread])
    }
    let pauses = Mutex<[Double]>([])
    let retrying = RetryingSource(
      source,
      pause: { seconds in pauses.withLock { $0.append(seconds) } },
      chance: { 1 }
    )
    #expect(try await retrying.answer(.spread).foods == [.spread])
    #expect(pauses.withLock { $0 } == [0.3, 0.6])
  }

  @Test(
    arguments: [
      (.unavailable, 3), (.timedOut, 1), (.rateLimited, 1), (.notSetUp, 1), (.malformed, 1),
      (.notAllowed, 1), (.refused, 1), (.unsupported, 1),
    ] as [(SourceFailure.Kind, Int)]
  )
  func onlyThatIsTriedAgain(kind: SourceFailure.Kind, calls: Int) async {
    let source = MadeSource(fails: kind)
    let retrying = RetryingSource(source, pause: { _ in }, chance: { 0 })
    #expect(await failure(of: retrying)?.kind == kind)
    #expect(source.calls == calls)
  }

  @Test func aLongPauseIsNotWaitedFor() async {
    let source = MadeSource { _, _ in
      throw SourceFailure(source: "made", .unavailable, "down", retryAfter: 30)
    }
    #expect(await failure(of: RetryingSource(source, pause: { _ in }))?.retryAfter == 30)
    #expect(source.calls == 1)
  }

  // MARK: Manners

  private static let limits = [
    RateLimit("product reads", 3, in: 60) { $0.kind == .barcode },
    RateLimit("searches", 1, in: 60) { $0.kind == .search },
  ]

  @Test func tooManyCallsAreHeldBack() async throws {
    let source = MadeSource(has: .spread)
    // Two programs of one user.
    let first = RateLimitedSource(source, Self.limits, store: store())
    let second = RateLimitedSource(source, Self.limits, store: store())
    _ = try await first.answer(.spread)
    clock.pass(20)
    _ = try await second.answer(.spread)
    _ = try await first.answer(.spread)
    let held = await failure(of: second)
    #expect(held?.kind == .rateLimited)
    #expect(held?.retryAfter == 40)
    #expect(
      held?.message
        == "made was not asked, since only 3 product reads a minute are allowed; try again in 40 s"
    )
    _ = try await second.answer(.words)
    #expect(await failure(of: first, .words)?.retryAfter == 60)
    #expect(source.calls == 4)
    clock.pass(40)
    _ = try await second.answer(.spread)
    #expect(await failure(of: first)?.retryAfter == 20)
  }

  @Test func whatASourceSaysIsLeftCounts() async throws {
    let store = store()
    let source = RateLimitedSource(MadeSource(has: .spread), [], store: store)
    store.note(remaining: 1, of: "made")
    _ = try await source.answer(.spread)
    store.note(remaining: 0, of: "made")
    #expect(store.remaining(of: "made") == 0)
    clock.pass(600)
    #expect(await failure(of: source)?.retryAfter == 3000)
    clock.pass(3001)
    #expect(store.remaining(of: "made") == nil)
    _ = try await source.answer(.spread)
  }

  @Test func aClockThatWasWrongDoesNotLockTheSource() async throws {
    let source = RateLimitedSource(MadeSource(has: .spread), Self.limits, store: store())
    clock.pass(1_000_000)
    for _ in 1...3 { _ = try await source.answer(.spread) }
    clock.pass(-1_000_000)
    _ = try await source.answer(.spread)
  }

  // MARK: Silence

  @Test func whoIsSilentSaysWhy() async {
    let about = MadeSource("made", has: nil).about
    let offline = await failure(of: SilentSource.offline(about))
    #expect(offline?.kind == .notAllowed)
    #expect(offline?.message == "made needs the network, and --offline was given")
    #expect(await failure(of: SilentSource.off(about))?.message == "made is switched off")
  }
}
