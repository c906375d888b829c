import Calendar
import Synchronization

/// Tokens that were looked up a moment ago, so that a head can be judged without waiting. Whether a
/// token still holds is asked again, in the store itself, when its budget is touched.
final class TokenCache: Sendable {
  private let records = Mutex<[String: (record: TokenRecord, at: Instant)]>([:])
  private static let milliseconds: Int64 = 1000
  private static let limit = 10_000

  func record(_ id: String, at now: Instant) -> TokenRecord? {
    records.withLock { records in
      guard let entry = records[id] else { return nil }
      let age = now.milliseconds - entry.at.milliseconds
      return (0..<Self.milliseconds).contains(age) ? entry.record : nil
    }
  }

  func keep(_ record: TokenRecord, at now: Instant) {
    records.withLock { records in
      if records.count >= Self.limit { records = [:] }
      records[record.id] = (record, now)
    }
  }
}
