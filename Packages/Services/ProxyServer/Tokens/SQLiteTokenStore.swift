package import Calendar
import SQLite

/// Tokens in a SQLite file.
///
/// What is settled is written together with the next reservation, or a moment later: a request then
/// costs one transaction. Should the program end before, the reservation stands.
package actor SQLiteTokenStore: TokenStore {
  private struct Settlement {
    let difference: Int
    let id: String
    let day: Int
  }

  private let path: String
  private let database: Database
  private var unwritten: [Settlement] = []
  private var writesSoon = false

  /// Opens the file at `path`, making it where there is none.
  package init(path: String) throws {
    self.path = path
    database = try TokenStoreError.explaining(path) { try TokenFile.open(path) }
  }

  package func add(_ token: TokenRecord) throws {
    try TokenStoreError.explaining(path) {
      try database.run(
        """
        INSERT INTO token (id, label, digest, created, expires, revoked, requests, tokens)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
        .text(token.id),
        .text(token.label),
        .blob(token.digest),
        .integer(token.created.milliseconds),
        .integer(token.expires?.milliseconds),
        .integer(token.revoked?.milliseconds),
        .integer(token.budget.requests.map(Int64.init)),
        .integer(token.budget.tokens.map(Int64.init))
      )
    }
  }

  package func all(on day: Int) throws -> [(record: TokenRecord, use: Use)] {
    try TokenStoreError.explaining(path) {
      try withSettlements {}
      return try database.rows(
        """
        SELECT \(Self.columns), coalesce(use.requests, 0), coalesce(use.tokens, 0)
        FROM token LEFT JOIN use ON use.token = token.id AND use.day = ?
        ORDER BY token.created, token.id
        """,
        .integer(day)
      ) { row in
        (Self.record(row), Use(requests: row.integer(8), tokens: row.integer(9)))
      }
    }
  }

  package func token(_ id: String) throws -> TokenRecord? {
    try TokenStoreError.explaining(path) {
      try database.firstRow("SELECT \(Self.columns) FROM token WHERE id = ?", .text(id)) {
        Self.record($0)
      }
    }
  }

  package func revoke(_ id: String, at now: Instant) throws -> Bool {
    try TokenStoreError.explaining(path) {
      try database.run(
        "UPDATE token SET revoked = ? WHERE id = ? AND revoked IS NULL",
        .integer(now.milliseconds),
        .text(id)
      )
      return database.changes > 0
    }
  }

  package func reserve(
    _ tokens: Int,
    for id: String,
    on day: Int,
    at now: Instant
  ) throws -> Reservation {
    try TokenStoreError.explaining(path) {
      try withSettlements { try reserved(tokens, for: id, on: day, at: now) }
    }
  }

  package func settle(_ difference: Int, for id: String, on day: Int) {
    unwritten.append(Settlement(difference: difference, id: id, day: day))
    guard !writesSoon else { return }
    writesSoon = true
    Task {
      try? await Task.sleep(for: .milliseconds(50))
      writesSoon = false
      // What fails now is tried again with the next reservation, which tells of it.
      try? withSettlements {}
    }
  }

  /// Runs `work` in one transaction with the settlements that are not written yet.
  private func withSettlements<T>(_ work: () throws -> T) throws -> T {
    guard !unwritten.isEmpty else { return try work() }
    let result = try database.transaction {
      for settlement in unwritten {
        try database.run(
          "UPDATE use SET tokens = max(0, tokens + ?) WHERE token = ? AND day = ?",
          .integer(settlement.difference),
          .text(settlement.id),
          .integer(settlement.day)
        )
      }
      return try work()
    }
    unwritten = []
    return result
  }

  private func reserved(
    _ tokens: Int,
    for id: String,
    on day: Int,
    at now: Instant
  ) throws -> Reservation {
    try database.run(
      Self.reservation,
      .text(id),
      .integer(day),
      .integer(tokens),
      .integer(now.milliseconds)
    )
    return database.changes > 0 ? .granted : try refusal(id, day: day, at: now)
  }

  private func refusal(_ id: String, day: Int, at now: Instant) throws -> Reservation {
    guard let record = try token(id), record.isValid(at: now) else { return .invalid }
    let used =
      try database.firstRow(
        "SELECT requests FROM use WHERE token = ? AND day = ?",
        .text(id),
        .integer(day)
      ) { $0.integer(0) } ?? 0
    return record.budget.requests.map { used >= $0 } ?? false ? .noRequestsLeft : .noTokensLeft
  }

  /// One statement, so that no other can come between the check and the change.
  private static let reservation = """
    INSERT INTO use (token, day, requests, tokens)
    SELECT id, ?2, 1, ?3 FROM token
    WHERE id = ?1 AND revoked IS NULL AND (expires IS NULL OR expires > ?4)
      AND (token.requests IS NULL OR token.requests >= 1)
      AND (token.tokens IS NULL OR token.tokens >= ?3)
    ON CONFLICT (token, day) DO UPDATE SET
      requests = use.requests + 1, tokens = use.tokens + excluded.tokens
    WHERE EXISTS (
      SELECT 1 FROM token WHERE id = ?1
        AND (token.requests IS NULL OR use.requests < token.requests)
        AND (token.tokens IS NULL OR use.tokens + ?3 <= token.tokens)
    )
    """

  private static let columns = """
    token.id, token.label, token.digest, token.created, token.expires, token.revoked, \
    token.requests, token.tokens
    """

  private static func record(_ row: borrowing Row) -> TokenRecord {
    TokenRecord(
      id: row.text(0) ?? "",
      label: row.text(1) ?? "",
      digest: row.blob(2),
      created: Instant(milliseconds: Int64(row.integer(3))),
      expires: number(row, 4).map { Instant(milliseconds: Int64($0)) },
      revoked: number(row, 5).map { Instant(milliseconds: Int64($0)) },
      budget: Budget(requests: number(row, 6), tokens: number(row, 7))
    )
  }

  private static func number(_ row: borrowing Row, _ column: Int) -> Int? {
    row.isNull(column) ? nil : row.integer(column)
  }
}
