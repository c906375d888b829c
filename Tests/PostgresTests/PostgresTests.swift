import PostgresServer
import Synchronization
import Testing

@testable import Postgres

@Suite struct PostgresAddressTests {
  @Test(arguments: [
    ("postgresql://u@db.example/x", "verify-full"),
    ("postgresql://u@db.example/x?sslmode=require", "require"),
    ("postgres:///x", "verify-full"),
    ("postgresql://127.0.0.1,db.example/x", "verify-full"),
  ]) func speaksToOtherMachinesWithEncryption(address: String, mode: String) throws {
    let parameters = try PostgresAddress(address).parameters
    #expect(parameters.filter { $0.name == "sslmode" }.map(\.value) == [mode])
  }

  @Test(arguments: ["postgresql://127.0.0.1:5433/x", "postgresql:///x?host=/run/postgresql"])
  func speaksToThisMachineAsItLikes(address: String) throws {
    #expect(try !PostgresAddress(address).parameters.contains { $0.name == "sslmode" })
  }

  @Test(arguments: [
    ("postgresql://u:canary@127.0.0.1/x", "a password does not belong into an address"),
    ("postgresql://127.0.0.1/x?password=canary", "a password does not belong into an address"),
    (
      "postgresql://db.example/x?sslmode=prefer",
      "another machine may only be spoken to with encryption"
    ),
    ("postgresql://127.0.0.1/x?canary=%zz", "the address cannot be read"),
    ("postgresql://127.0.0.1/\u{0}", "it is no address such as postgresql://user@host/database"),
    ("host=127.0.0.1", "it is no address such as postgresql://user@host/database"),
  ]) func refusesWhatMayNotBe(address: String, message: String) {
    #expect(throws: PostgresError(message)) { try PostgresAddress(address) }
  }
}

@Suite(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed"))
struct PostgresConnectionTests {
  private func pool(_ size: Int = 1) async throws -> PostgresPool {
    let address = try PostgresAddress(await PostgresServer.address)
    return try PostgresPool(connections: size, waiting: 100) {
      try PostgresConnection(address, password: PostgresServer.password, name: "tests")
    }
  }

  @Test func takesAndGivesValues() async throws {
    let rows = try await pool().run(isRepeatable: true) { connection in
      try connection.run("SELECT $1::text, $2::bigint + 1, $3::text", ["a'\"é", "41", nil]).rows
    }
    #expect(rows == [["a'\"é", "42", nil]])
  }

  @Test func tellsWhatFails() async throws {
    let pool = try await pool()
    let error = await #expect(throws: PostgresError.self) {
      try await pool.run(isRepeatable: true) { try $0.run("SELECT 1 / $1::int", ["0"]) }
    }
    #expect(error == PostgresError("division by zero", state: "22012"))
    let wrong = try PostgresAddress(await PostgresServer.address)
    let refused = #expect(throws: PostgresError.self) {
      _ = try PostgresConnection(wrong, password: "canary-wrong", name: "tests")
    }
    #expect(refused?.message.contains("authentication failed") == true)
    #expect(refused?.message.contains("canary") == false)
  }

  @Test func takesBackWhatFailsInTheMiddle() async throws {
    let pool = try await pool()
    await #expect(throws: PostgresError.self) {
      try await pool.run(isRepeatable: false) { connection in
        try connection.transaction { connection in
          try connection.execute("CREATE TABLE half (x int)")
          try connection.run("SELECT nonsense")
        }
      }
    }
    let found = try await pool.run(isRepeatable: true) { try $0.run("SELECT to_regclass('half')") }
    #expect(found.rows == [[nil]])
  }

  /// As when the server is started again.
  @Test(arguments: [true, false]) func aLostConnectionIsMadeAnew(isRepeatable: Bool) async throws {
    let pool = try await pool()
    let tries = Atomic(0)
    let number = { @Sendable (connection: borrowing PostgresConnection) in
      try connection.run("SELECT pg_backend_pid()").rows[0][0] ?? ""
    }
    let first = try await pool.run(isRepeatable: true, number)
    let other = try await self.pool()
    _ = try await other.run(isRepeatable: true) {
      try $0.run("SELECT pg_terminate_backend($1::int, 2000)", [first])
    }
    let again = Task {
      try await pool.run(isRepeatable: isRepeatable) { connection in
        tries.add(1, ordering: .relaxed)
        return try number(connection)
      }
    }
    if isRepeatable {
      #expect(try await again.value != first)
    } else {
      await #expect(throws: PostgresError.self) { try await again.value }
    }
    #expect(tries.load(ordering: .relaxed) == (isRepeatable ? 2 : 1))
    #expect(try await pool.run(isRepeatable: false, number) != first)
  }

  @Test func tooMuchAtATimeIsRefused() async throws {
    let address = try PostgresAddress(await PostgresServer.address)
    let pool = try PostgresPool(connections: 1, waiting: 1) {
      try PostgresConnection(address, password: PostgresServer.password, name: "tests")
    }
    let results = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<5 {
        group.addTask {
          (try? await pool.run(isRepeatable: true) { try $0.run("SELECT pg_sleep(0.3)") }) != nil
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.contains(true) && results.contains(false))
  }
}
