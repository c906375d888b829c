import Calendar
import HTTP

/// What the head of a failure says about asking again.
///
/// Only for failures: some servers put `retry-after` on answers that are good.
struct RetryHeaders: Equatable {
  /// Seconds to wait; `nil` where nothing is said that can be read.
  let retryAfter: Double?
  /// Whether asking again may help, by `x-should-retry`.
  let isWorthRetrying: Bool?

  /// - Parameter now: For `retry-after` as a date.
  init(_ head: HTTPResponseHead, now: Instant) {
    let milliseconds = head["retry-after-ms"].flatMap(Self.number).map { $0 / 1000 }
    let written = head["retry-after"]
    let seconds = written.flatMap(Self.number) ?? written.flatMap { Self.seconds(until: $0, now) }
    retryAfter = milliseconds ?? seconds
    isWorthRetrying =
      switch head["x-should-retry"]?.lowercased() {
      case "true": true
      case "false": false
      default: nil
      }
  }

  private static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
  }

  /// Seconds until `Wed, 21 Oct 2026 07:28:00 GMT` (RFC 9110, section 5.6.7); 0 for the past.
  private static func seconds(until text: String, _ now: Instant) -> Double? {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT", let month = months.firstIndex(of: parts[2]) else {
      return nil
    }
    let time = parts[4].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard time.count == 3, let hour = time[0], let minute = time[1], let second = time[2],
      (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second),
      let day = Day("\(parts[3])-\(two(month + 1))-\(parts[1].count == 1 ? "0" : "")\(parts[1])")
    else { return nil }
    let then = Int64(day.daysSinceEpoch * 86_400 + hour * 3600 + minute * 60 + second) * 1000
    return Double(max(then - now.milliseconds, 0)) / 1000
  }

  private static let months: [Substring] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
