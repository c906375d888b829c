package import Calendar
import SQLite

/// What the store holds of one source.
package struct StoreOverview: Equatable, Sendable {
  package var source: String
  package var answers: Int
  /// Answers past their time, which are given only while the source is down.
  package var stale: Int
  /// Answers that say that there is nothing.
  package var empty: Int
  package var bytes: Int
  package var oldest: Instant
  package var newest: Instant
}

extension SourceStore {
  /// What it holds, source by source.
  package func overview() -> [StoreOverview] {
    let now = now().milliseconds
    let found = use { database in
      try database.rows(
        """
        SELECT source, count(*), sum(expires < ?1), sum(is_empty), sum(length(body)), min(at), max(at)
        FROM answer GROUP BY source ORDER BY source
        """,
        .integer(now)
      ) { row in
        StoreOverview(
          source: row.text(0) ?? "",
          answers: row.integer(1),
          stale: row.integer(2),
          empty: row.integer(3),
          bytes: row.integer(4),
          oldest: Instant(milliseconds: Int64(row.integer(5))),
          newest: Instant(milliseconds: Int64(row.integer(6)))
        )
      }
    }
    return found ?? []
  }
}
