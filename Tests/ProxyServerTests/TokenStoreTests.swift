import Calendar
import Synchronization
import TemporaryFolders
import Testing

@testable import ProxyServer

@Suite struct TokenStoreTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/deep/proxy.db" }
  private let now = Instant(milliseconds: 1_796_040_000_000)

  init() throws { folder = try TemporaryFolder() }

  private func record(_ id: String, expires: Instant? = nil, _ budget: Budget = Budget())
    -> TokenRecord
  {
    TokenRecord(
      id: id,
      label: "kitchen",
      digest: [UInt8](repeating: 7, count: 32),
      created: now,
      expires: expires,
      budget: budget
    )
  }

  @Test func keepsWhatItIsGiven() async throws {
    let store = try SQLiteTokenStore(path: path)
    let one = record("1", expires: now.adding(seconds: 60), Budget(requests: 2, tokens: nil))
    try await store.add(one)
    let again = try SQLiteTokenStore(path: path)
    #expect(try await again.token("1") == one)
    #expect(try await again.token("2") == nil)
    #expect(try await again.all(on: 0).map(\.record) == [one])
    #expect(try folder.permissions("deep/proxy.db") == 0o600)
    await #expect(throws: TokenStoreError.self) { try await store.add(one) }
  }

  @Test func refusesFilesThatAreNotIts() throws {
    #expect(throws: TokenStoreError.self) { _ = try SQLiteTokenStore(path: folder.path) }
  }

  @Test func aRevokedOrExpiredTokenReservesNothing() async throws {
    let store = try SQLiteTokenStore(path: path)
    try await store.add(record("1"))
    try await store.add(record("2", expires: now))
    #expect(try await store.reserve(1, for: "1", on: 1, at: now) == .granted)
    #expect(try await store.revoke("1", at: now))
    #expect(try await !store.revoke("1", at: now))
    #expect(try await store.reserve(1, for: "1", on: 1, at: now) == .invalid)
    #expect(try await store.reserve(1, for: "2", on: 1, at: now) == .invalid)
    #expect(try await store.reserve(1, for: "3", on: 1, at: now) == .invalid)
  }

  @Test func budgetsEndAndBeginAnewEachDay() async throws {
    let store = try SQLiteTokenStore(path: path)
    try await store.add(record("1", Budget(requests: 3, tokens: 100)))
    #expect(try await store.reserve(101, for: "1", on: 1, at: now) == .noTokensLeft)
    #expect(try await store.reserve(60, for: "1", on: 1, at: now) == .granted)
    #expect(try await store.reserve(41, for: "1", on: 1, at: now) == .noTokensLeft)
    await store.settle(-50, for: "1", on: 1)
    #expect(try await store.reserve(41, for: "1", on: 1, at: now) == .granted)
    #expect(try await store.reserve(1, for: "1", on: 1, at: now) == .granted)
    #expect(try await store.reserve(1, for: "1", on: 1, at: now) == .noRequestsLeft)
    #expect(try await store.all(on: 1).map(\.use) == [Use(requests: 3, tokens: 52)])
    #expect(try await store.reserve(1, for: "1", on: 2, at: now) == .granted)
    #expect(try await store.all(on: 2).map(\.use) == [Use(requests: 1, tokens: 1)])
  }

  @Test func whatIsSettledIsSoonSeenByOthers() async throws {
    let (store, other) = (try SQLiteTokenStore(path: path), try SQLiteTokenStore(path: path))
    try await store.add(record("1"))
    #expect(try await store.reserve(60, for: "1", on: 1, at: now) == .granted)
    await store.settle(-50, for: "1", on: 1)
    #expect(try await other.all(on: 1).map(\.use) == [Use(requests: 1, tokens: 60)])
    for _ in 0..<500 where try await other.all(on: 1).first?.use.tokens != 10 {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(try await other.all(on: 1).map(\.use) == [Use(requests: 1, tokens: 10)])
  }

  /// Two connections as two processes have them, and many calls at a time.
  @Test func noMoreIsGrantedThanThereIs() async throws {
    let stores = [try SQLiteTokenStore(path: path), try SQLiteTokenStore(path: path)]
    try await stores[0].add(record("1", Budget(requests: 37, tokens: nil)))
    try await stores[0].add(record("2", Budget(requests: nil, tokens: 1000)))
    let now = now
    let granted = try await withThrowingTaskGroup(of: (String, Bool).self) { group in
      for index in 0..<200 {
        let (store, id) = (stores[index / 2 % 2], index % 2 == 0 ? "1" : "2")
        group.addTask { (id, try await store.reserve(30, for: id, on: 1, at: now) == .granted) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0, default: 0] += $1.1 ? 1 : 0 }
    }
    #expect(granted == ["1": 37, "2": 33])
  }

  @Test func aDayIsOneByUTC() {
    #expect(Instant(milliseconds: 86_400_000 - 1).utcDay == 0)
    #expect(Instant(milliseconds: 86_400_000).utcDay == 1)
    #expect(Instant(milliseconds: 86_400_000 - 1500).secondsLeftOfDay == 2)
    #expect(Instant(milliseconds: 86_400_000 - 1).secondsLeftOfDay == 1)
  }
}
