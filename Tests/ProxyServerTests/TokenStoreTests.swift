import Calendar
import Postgres
import PostgresServer
import Settings
import TemporaryFolders
import Testing

@testable import ProxyServer

/// What every store of tokens holds to.
@Suite struct TokenStoreTests {
  enum Kind: String, CaseIterable, Sendable {
    case sqlite, postgres

    static var all: [Kind] { PostgresServer.isInstalled ? allCases : [.sqlite] }
  }

  private let folder: TemporaryFolder
  private var path: String { folder.path + "/deep/proxy.db" }

  /// Two that share the same tokens, as two programs have them.
  private func stores(_ kind: Kind) async throws -> [any TokenStore] {
    switch kind {
    case .sqlite: return [try SQLiteTokenStore(path: path), try SQLiteTokenStore(path: path)]
    case .postgres:
      let address = try await PostgresServer.freshDatabase { address, name in
        let connection = try PostgresConnection(
          PostgresAddress(address),
          password: PostgresServer.password,
          name: "tests"
        )
        try connection.execute("CREATE DATABASE \(name)")
      }
      let password = Secret(PostgresServer.password)
      return try (0..<2).map { _ in try PostgresTokenStore(address, password: password) }
    }
  }

  private func store(_ kind: Kind) async throws -> any TokenStore { try await stores(kind)[0] }
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

  @Test(arguments: Kind.all) func keepsWhatItIsGiven(kind: Kind) async throws {
    let stores = try await stores(kind)
    let one = record("1", expires: now.adding(seconds: 60), Budget(requests: 2, tokens: nil))
    let other = record("0", Budget(requests: nil, tokens: 1 << 40))
    try await stores[0].add(one)
    try await stores[1].add(other)
    #expect(try await stores[1].token("1") == one)
    #expect(try await stores[1].token("2") == nil)
    #expect(try await stores[0].all(on: 0).map(\.record) == [other, one])
    await #expect(throws: TokenStoreError.self) { try await stores[0].add(one) }
  }

  @Test func theFileIsTheOwnersAlone() throws {
    _ = try SQLiteTokenStore(path: path)
    #expect(try folder.permissions("deep/proxy.db") == 0o600)
  }

  @Test(arguments: ["postgresql://u:canary@127.0.0.1/x", "postgresql://127.0.0.1:1/x"])
  func aDatabaseThatCannotBeHadIsToldWithoutASecret(address: String) async throws {
    let error = await #expect(throws: TokenStoreError.self) {
      try await PostgresTokenStore(address, password: Secret("canary")).all(on: 0)
    }
    #expect(error?.summary.hasPrefix("the tokens in the database cannot be used: ") == true)
    #expect(error?.summary.contains("canary") == false)
  }

  @Test func refusesFilesThatAreNotIts() throws {
    #expect(throws: TokenStoreError.self) { _ = try SQLiteTokenStore(path: folder.path) }
  }

  @Test(arguments: Kind.all) func aRevokedOrExpiredTokenReservesNothing(kind: Kind) async throws {
    let store = try await store(kind)
    try await store.add(record("1"))
    try await store.add(record("2", expires: now))
    #expect(try await store.reserve(1, for: "1", on: 1, at: now) == .granted)
    #expect(try await store.revoke("1", at: now))
    #expect(try await !store.revoke("1", at: now))
    #expect(try await store.reserve(1, for: "1", on: 1, at: now) == .invalid)
    #expect(try await store.reserve(1, for: "2", on: 1, at: now) == .invalid)
    #expect(try await store.reserve(1, for: "3", on: 1, at: now) == .invalid)
  }

  @Test(arguments: Kind.all) func budgetsEndAndBeginAnewEachDay(kind: Kind) async throws {
    let store = try await store(kind)
    try await store.add(record("1", Budget(requests: 3, tokens: 100)))
    #expect(try await store.reserve(101, for: "1", on: 1, at: now) == .noTokensLeft)
    #expect(try await store.reserve(60, for: "1", on: 1, at: now) == .granted)
    #expect(try await store.reserve(41, for: "1", on: 1, at: now) == .noTokensLeft)
    try await store.settle(-50, for: "1", on: 1)
    #expect(try await store.reserve(41, for: "1", on: 1, at: now) == .granted)
    #expect(try await store.reserve(1, for: "1", on: 1, at: now) == .granted)
    #expect(try await store.reserve(1, for: "1", on: 1, at: now) == .noRequestsLeft)
    #expect(try await store.all(on: 1).map(\.use) == [Use(requests: 3, tokens: 52)])
    #expect(try await store.reserve(1, for: "1", on: 2, at: now) == .granted)
    #expect(try await store.all(on: 2).map(\.use) == [Use(requests: 1, tokens: 1)])
  }

  @Test(arguments: Kind.all) func whatIsSettledIsSoonSeenByOthers(kind: Kind) async throws {
    let stores = try await stores(kind)
    let (store, other) = (stores[0], stores[1])
    try await store.add(record("1"))
    #expect(try await store.reserve(60, for: "1", on: 1, at: now) == .granted)
    try await store.settle(-50, for: "1", on: 1)
    for _ in 0..<500 where try await other.all(on: 1).first?.use.tokens != 10 {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(try await other.all(on: 1).map(\.use) == [Use(requests: 1, tokens: 10)])
  }

  @Test(arguments: Kind.all) func lessThanNothingIsNotUsed(kind: Kind) async throws {
    let store = try await store(kind)
    try await store.add(record("1"))
    #expect(try await store.reserve(5, for: "1", on: 1, at: now) == .granted)
    try await store.settle(-50, for: "1", on: 1)
    #expect(try await store.reserve(7, for: "1", on: 1, at: now) == .granted)
    #expect(try await store.all(on: 1).map(\.use) == [Use(requests: 2, tokens: 7)])
  }

  @Test(arguments: Kind.all) func noMoreIsGrantedThanThereIs(kind: Kind) async throws {
    let stores = try await stores(kind)
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
