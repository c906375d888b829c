import Calendar
import FoodSources
import SQLite

extension SourceStore {
  /// So many answers are kept; the oldest go first.
  private static let mostAnswers = 20_000

  /// What `source` last said to the question with this key.
  func answer(of source: String, to key: String) -> RememberedAnswer? {
    let now = now().milliseconds
    let found = use { database in
      try database.firstRow(
        "SELECT body, at, expires FROM answer WHERE source = ? AND question = ?",
        .text(source),
        .text(key)
      ) { row in
        // One from the future was written by a clock that was wrong.
        let isFresh = (row.integer(1)...row.integer(2)).contains(Int(now))
        return StoredAnswer(text: row.text(0) ?? "").map {
          RememberedAnswer(
            answer: $0.answer,
            retrieved: Instant(milliseconds: Int64(row.integer(1))),
            isFresh: isFresh
          )
        }
      }
    }
    return found.flatMap(\.self).flatMap(\.self)
  }

  /// Keeps what `source` has just said.
  func keep(_ answer: FoodAnswer, of source: String, to key: String, seconds: Int) {
    guard let body = StoredAnswer(answer).text else { return }
    let now = now().milliseconds
    _ = use { database in
      try database.transaction {
        try database.run(
          "INSERT OR REPLACE INTO answer VALUES (?, ?, ?, ?, ?, ?)",
          .text(source),
          .text(key),
          .integer(now),
          .integer(now + Int64(seconds) * 1000),
          .integer(answer.isEmpty ? 1 : 0),
          .text(body)
        )
        try database.run(
          """
          DELETE FROM answer WHERE at < (
            SELECT at FROM answer ORDER BY at DESC LIMIT 1 OFFSET ?
          )
          """,
          .integer(Self.mostAnswers)
        )
      }
    }
  }

  /// Forgets what sources said, and returns how many answers that were. How often they were asked
  /// stays: their patience is not ours to reset.
  package func clear(source: String? = nil) -> Int {
    use { database in
      try database.run("DELETE FROM answer WHERE ?1 IS NULL OR source = ?1", .text(source))
      let count = database.changes
      try database.execute("PRAGMA wal_checkpoint(TRUNCATE); VACUUM")
      return count
    } ?? 0
  }
}
