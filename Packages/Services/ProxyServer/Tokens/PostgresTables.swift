import Postgres

/// The tables in a PostgreSQL database: how they come to be and are found.
enum PostgresTables {
  private static let version = "1"

  /// Makes a new connection ready: what it waits for has an end, and the tables are there.
  static func prepare(_ connection: borrowing PostgresConnection) throws {
    try connection.execute("SET statement_timeout = '5s'; SET lock_timeout = '4s'")
    if try isMissing(connection) { try create(connection) }
    let found = try connection.run("SELECT number FROM reset_proxy.version").rows.first?.first
    guard let found, found == version else {
      throw TokenStoreError(
        "the database has schema \((found ?? nil) ?? "0"), and this program knows \(version)"
      )
    }
  }

  private static func isMissing(_ connection: borrowing PostgresConnection) throws -> Bool {
    try connection.run("SELECT to_regclass('reset_proxy.version')").rows.first == [nil]
  }

  /// Of several programs that begin at the same moment one makes them, and the others wait for it.
  private static func create(_ connection: borrowing PostgresConnection) throws {
    try connection.transaction { connection in
      // "RSPX" in ASCII.
      try connection.execute("SELECT pg_advisory_xact_lock(1381191768)")
      if try isMissing(connection) { try connection.execute(tables) }
    }
  }

  /// Budgets are NULL where there is no limit, never 0.
  private static let tables = """
    CREATE SCHEMA IF NOT EXISTS reset_proxy;
    CREATE TABLE reset_proxy.version (number int NOT NULL);
    INSERT INTO reset_proxy.version VALUES (\(version));
    CREATE TABLE reset_proxy.token (
      id text PRIMARY KEY,
      label text NOT NULL,
      digest bytea NOT NULL CHECK (length(digest) = 32),
      created bigint NOT NULL,
      expires bigint,
      revoked bigint,
      requests bigint,
      tokens bigint
    );
    CREATE TABLE reset_proxy.use (
      token text NOT NULL REFERENCES reset_proxy.token (id),
      day int NOT NULL,
      requests bigint NOT NULL,
      tokens bigint NOT NULL,
      PRIMARY KEY (token, day)
    ) WITH (fillfactor = 50);
    """
}
