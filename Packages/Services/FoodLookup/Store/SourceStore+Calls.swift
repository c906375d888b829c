import Calendar
import SQLite

extension SourceStore {
  /// Counts a call that is about to be made; the seconds to wait where it would be one too many.
  func take(_ limit: RateLimit, of source: String) -> Double? {
    let now = now().milliseconds
    let span = Int64(limit.seconds) * 1000
    let wait = use { database in
      try database.transaction { () -> Int64? in
        // Calls from the future were counted by a clock that was wrong.
        try database.run(
          "DELETE FROM call WHERE source = ? AND name = ? AND NOT at BETWEEN ? AND ?",
          .text(source),
          .text(limit.name),
          .integer(now - span + 1),
          .integer(now + span)
        )
        let oldest = try database.rows(
          "SELECT at FROM call WHERE source = ? AND name = ? ORDER BY at DESC LIMIT ?",
          .text(source),
          .text(limit.name),
          .integer(limit.count)
        ) { Int64($0.integer(0)) }
        if oldest.count >= limit.count, let last = oldest.last { return last + span - now }
        try database.run(
          "INSERT INTO call VALUES (?, ?, ?)",
          .text(source),
          .text(limit.name),
          .integer(now)
        )
        return nil
      }
    }
    return wait.flatMap(\.self).map { Double($0) / 1000 }
  }

  /// Notes how many calls `source` says are left in this hour.
  package func note(remaining: Int, of source: String) {
    let now = now().milliseconds
    _ = use { database in
      try database.run(
        "INSERT OR REPLACE INTO allowance VALUES (?, ?, ?)",
        .text(source),
        .integer(remaining),
        .integer(now)
      )
    }
  }

  /// How many calls `source` said are left, in the last hour.
  package func remaining(of source: String) -> Int? { allowance(of: source)?.remaining }

  /// The seconds to wait where `source` said that no calls are left in this hour.
  func waitForAllowance(of source: String) -> Double? {
    guard let allowance = allowance(of: source), allowance.remaining <= 0 else { return nil }
    return Double(allowance.at + Self.hour - now().milliseconds) / 1000
  }

  private static let hour: Int64 = 3_600_000

  private func allowance(of source: String) -> (remaining: Int, at: Int64)? {
    let now = now().milliseconds
    let found = use { database in
      try database.firstRow(
        "SELECT remaining, at FROM allowance WHERE source = ? AND at BETWEEN ? AND ?",
        .text(source),
        .integer(now - Self.hour),
        .integer(now)
      ) { (remaining: $0.integer(0), at: Int64($0.integer(1))) }
    }
    return found.flatMap(\.self)
  }
}
