package import Calendar
import Postgres
package import Settings

/// Tokens in a PostgreSQL database, which several proxies share.
package final class PostgresTokenStore: TokenStore {
  private let pool: PostgresPool

  /// How many connections one proxy has at most, and how many requests may wait for one.
  private static let connections = 4
  private static let waiting = 1000

  /// Whether `place` is a database's address and no file.
  package static func isMeant(by place: String) -> Bool { PostgresAddress.isMeant(by: place) }

  /// Connects to nothing yet, but refuses an address that cannot be.
  ///
  /// - Parameters:
  ///   - address: `postgresql://user@host/database?…`, without a password.
  ///   - password: `nil` to leave it to libpq's own files and variables.
  package init(_ address: String, password: Secret?) throws {
    let address: PostgresAddress = try Self.explaining { try PostgresAddress(address) }
    pool = try Self.explaining {
      try PostgresPool(connections: Self.connections, waiting: Self.waiting) {
        let connection = try PostgresConnection(
          address,
          password: password?.reveal(),
          name: "reset-proxy"
        )
        try PostgresTables.prepare(connection)
        return connection
      }
    }
  }

  package func add(_ token: TokenRecord) async throws {
    _ = try await run(isRepeatable: false) { connection in
      try connection.run(
        """
        INSERT INTO reset_proxy.token
          (id, label, digest, created, expires, revoked, requests, tokens)
        VALUES ($1, $2, decode($3, 'hex'), $4, $5, $6, $7, $8)
        """,
        [
          token.id, token.label, hex(token.digest), "\(token.created.milliseconds)",
          token.expires.map { "\($0.milliseconds)" }, token.revoked.map { "\($0.milliseconds)" },
          token.budget.requests.map(String.init), token.budget.tokens.map(String.init),
        ]
      )
    }
  }

  package func all(on day: Int) async throws -> [(record: TokenRecord, use: Use)] {
    try await run(isRepeatable: true) { connection in
      try connection.run(
        """
        SELECT \(Self.columns), coalesce(u.requests, 0), coalesce(u.tokens, 0)
        FROM reset_proxy.token t
        LEFT JOIN reset_proxy.use u ON u.token = t.id AND u.day = $1
        ORDER BY t.created, t.id
        """,
        ["\(day)"]
      ).rows
    }.map { row in
      (try Self.record(row), Use(requests: number(row[8]) ?? 0, tokens: number(row[9]) ?? 0))
    }
  }

  package func token(_ id: String) async throws -> TokenRecord? {
    try await run(isRepeatable: true) { connection in
      try connection.run("SELECT \(Self.columns) FROM reset_proxy.token t WHERE t.id = $1", [id])
        .rows
    }.first.map(Self.record)
  }

  package func revoke(_ id: String, at now: Instant) async throws -> Bool {
    try await run(isRepeatable: true) { connection in
      try connection.run(
        "UPDATE reset_proxy.token SET revoked = $2 WHERE id = $1 AND revoked IS NULL",
        [id, "\(now.milliseconds)"]
      ).changes > 0
    }
  }

  /// Done again where the connection was lost with it; at worst a request is then counted twice,
  /// which is the safe side.
  package func reserve(
    _ tokens: Int,
    for id: String,
    on day: Int,
    at now: Instant
  ) async throws -> Reservation {
    try await run(isRepeatable: true) { connection in
      let values = [id, "\(day)", "\(tokens)", "\(now.milliseconds)"]
      if try connection.run(Self.reservation, values).changes > 0 { return .granted }
      let rows = try connection.run(Self.refusal, [id, "\(day)", "\(now.milliseconds)"]).rows
      guard let row = rows.first else { return .invalid }
      return row[0] == "t" ? .noRequestsLeft : .noTokensLeft
    }
  }

  package func settle(_ difference: Int, for id: String, on day: Int) async throws {
    _ = try await run(isRepeatable: false) { connection in
      try connection.run(
        """
        UPDATE reset_proxy.use SET tokens = greatest(0, tokens + $3)
        WHERE token = $1 AND day = $2
        """,
        [id, "\(day)", "\(difference)"]
      )
    }
  }

  /// One statement, so that no other can come between the check and the change: the row of the day
  /// is locked first, and read again once it is.
  private static let reservation = """
    INSERT INTO reset_proxy.use AS u (token, day, requests, tokens)
    SELECT t.id, $2::int, 1, $3::bigint FROM reset_proxy.token t
    WHERE t.id = $1 AND t.revoked IS NULL AND (t.expires IS NULL OR t.expires > $4::bigint)
      AND (t.requests IS NULL OR t.requests >= 1)
      AND (t.tokens IS NULL OR t.tokens >= $3::bigint)
    ON CONFLICT (token, day) DO UPDATE SET
      requests = u.requests + 1, tokens = u.tokens + excluded.tokens
    WHERE EXISTS (
      SELECT 1 FROM reset_proxy.token t WHERE t.id = $1
        AND (t.requests IS NULL OR u.requests < t.requests)
        AND (t.tokens IS NULL OR u.tokens + $3::bigint <= t.tokens)
    )
    """

  /// Whether a token that holds has no requests left.
  private static let refusal = """
    SELECT t.requests IS NOT NULL AND coalesce(u.requests, 0) >= t.requests
    FROM reset_proxy.token t LEFT JOIN reset_proxy.use u ON u.token = t.id AND u.day = $2
    WHERE t.id = $1 AND t.revoked IS NULL AND (t.expires IS NULL OR t.expires > $3)
    """

  private static let columns = """
    t.id, t.label, encode(t.digest, 'hex'), t.created, t.expires, t.revoked, t.requests, t.tokens
    """

  private static func record(_ row: [String?]) throws -> TokenRecord {
    guard let id = row[0], let label = row[1], let digest = row[2].flatMap(bytes),
      let created = row[3].flatMap({ Int64($0) })
    else { throw TokenStoreError("the database holds a token that cannot be read") }
    return TokenRecord(
      id: id,
      label: label,
      digest: digest,
      created: Instant(milliseconds: created),
      expires: number(row[4]).map { Instant(milliseconds: Int64($0)) },
      revoked: number(row[5]).map { Instant(milliseconds: Int64($0)) },
      budget: Budget(requests: number(row[6]), tokens: number(row[7]))
    )
  }

  private func run<T: Sendable>(
    isRepeatable: Bool,
    _ work: @escaping @Sendable (borrowing PostgresConnection) throws -> T
  ) async throws -> T {
    do {
      return try await pool.run(isRepeatable: isRepeatable, work)
    } catch let error as PostgresError {
      throw TokenStoreError(error)
    }
  }

  private static func explaining<T>(_ work: () throws -> T) throws -> T {
    do { return try work() } catch let error as PostgresError { throw TokenStoreError(error) }
  }
}

extension TokenStoreError {
  /// What PostgreSQL says, in words; it knows of no secret.
  fileprivate init(_ error: PostgresError) {
    self.init(
      "the tokens in the database cannot be used: \(error.message)",
      hint: "look at proxy.store; a password goes into the secret proxy_store_password"
    )
  }
}

private func number(_ text: String?) -> Int? { text.flatMap { Int($0) } }

private func hex(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

private func bytes(_ hex: String) -> [UInt8]? {
  let digits = hex.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
  guard digits.count == hex.utf8.count, digits.count % 2 == 0 else { return nil }
  return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
}
