import Calendar
import FoodLookup
import FoodSources
import SourceConformance
import Synchronization
import TemporaryFolders
import Testing

/// A source holds to everything in any of the wrappers that it held to without.
@Suite struct WrapperTests {
  private let folder: TemporaryFolder
  private let store: SourceStore

  init() throws {
    folder = try TemporaryFolder()
    store = SourceStore(path: folder.path + "/sources.db", now: { Instant(milliseconds: 1) })
  }

  private static let lifetime = CacheLifetime(product: 60, search: 60, nothing: 60)

  static let wrappers: [(String, @Sendable (any FoodSource, SourceStore) -> any FoodSource)] = [
    ("cache", { CachedSource($0, lifetime, store: $1) }),
    ("limit", { RateLimitedSource($0, [RateLimit("questions", 1000, in: 60)], store: $1) }),
    ("retries", { source, _ in RetryingSource(source) }),
    (
      "recording",
      { source, _ in
        let tape = Tape()
        return RecordingSource(
          source,
          to: Recordings(read: { tape.read($0) }, write: { tape.write($0, as: $1) })
        )
      }
    ),
    ("time limit", { source, _ in TimeLimitedSource(source, seconds: 20) }),
    (
      "all",
      { source, store in
        let limits = [RateLimit("questions", 1000, in: 60)]
        let inner = RetryingSource(RateLimitedSource(source, limits, store: store))
        return CachedSource(TimeLimitedSource(inner, seconds: 20), lifetime, store: store)
      }
    ),
  ]

  @Test(arguments: wrappers.indices)
  func aWrapperBreaksNothing(index: Int) async throws {
    let (name, wrap) = Self.wrappers[index]
    let results = try await results(of: wrap(MadeSource(), store))
    #expect(results.failed == [], "\(name)")
    #expect(results.filter { $0.verdict == .skipped }.map(\.check) == ["answers_photo"], "\(name)")
  }

  /// What was recorded of a source passes as the source did, with nobody asked.
  @Test func aReplayIsAsGoodAsTheSource() async throws {
    let (source, tape) = (MadeSource(), Tape())
    let recordings = Recordings(read: { tape.read($0) }, write: { tape.write($0, as: $1) })
    _ = try await results(of: RecordingSource(source, to: recordings))
    let replayed = try await results(of: ReplayingSource(source.about, from: recordings))
    #expect(replayed.failed == [])
    #expect(replayed.filter { $0.verdict == .skipped }.map(\.check) == ["answers_photo"])
  }

  /// What a wrapper holds back is no fault of the source.
  @Test func aLimitThatIsReachedIsNoFault() async throws {
    let limited = RateLimitedSource(
      MadeSource(),
      [RateLimit("questions", 5, in: 60)],
      store: store
    )
    let results = try await results(of: limited)
    #expect(results.failed == [])
    #expect(results.contains { $0.remark?.contains("only 5 questions a minute") == true })
  }

  @Test func aSourceThatIsOffIsNotJudged() async throws {
    let off = SilentSource.off(MadeSource().about)
    let failure = await #expect(throws: SourceFailure.self) { try await results(of: off) }
    #expect(failure?.kind == .notAllowed)
  }
}

/// Recordings in memory.
private final class Tape: Sendable {
  private let kept = Mutex<[String: [UInt8]]>([:])

  func read(_ name: String) -> [UInt8]? { kept.withLock { $0[name] } }
  func write(_ bytes: [UInt8], as name: String) { kept.withLock { $0[name] = bytes } }
}
