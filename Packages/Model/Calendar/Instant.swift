/// A point in time, to the millisecond, the same everywhere on Earth.
package struct Instant: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z.
  package let milliseconds: Int64

  package init(milliseconds: Int64) { self.milliseconds = milliseconds }

  package static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }

  package func adding(seconds: Int) -> Instant {
    Instant(milliseconds: milliseconds + Int64(seconds) * 1000)
  }
}

/// A wall-clock reading: a day and a time of day, without a zone.
package struct LocalTime: Hashable, Sendable {
  package let day: Day
  /// Seconds since midnight as the clock shows, 0 to 86,399.
  package let secondOfDay: Int

  package init(day: Day, secondOfDay: Int) {
    self.day = day
    self.secondOfDay = secondOfDay
  }

  package var hour: Int { secondOfDay / 3600 }
  package var minute: Int { secondOfDay / 60 % 60 }
}

/// The clock and the time zone of the person, as one value that tests can fix.
package struct WallClock: Sendable {
  package var now: @Sendable () -> Instant
  /// The person's IANA zone, such as `Europe/Paris`.
  package var zone: String
  /// Seconds east of UTC at an instant.
  package var offset: @Sendable (Instant) -> Int
  /// The instant of a wall-clock reading. One that a clock change skips is moved forward by the
  /// gap; of one that occurs twice the first is meant.
  package var instant: @Sendable (LocalTime) -> Instant

  package init(
    now: @escaping @Sendable () -> Instant,
    zone: String,
    offset: @escaping @Sendable (Instant) -> Int,
    instant: @escaping @Sendable (LocalTime) -> Instant
  ) {
    self.now = now
    self.zone = zone
    self.offset = offset
    self.instant = instant
  }

  /// What the clock on the wall shows at `instant`.
  package func localTime(at instant: Instant) -> LocalTime {
    let seconds = Int(instant.milliseconds.floorDivided(by: 1000)) + offset(instant)
    let days = Int64(seconds).floorDivided(by: 86_400)
    return LocalTime(
      day: Day(daysSinceEpoch: Int(days)),
      secondOfDay: seconds - Int(days) * 86_400
    )
  }

  /// `instant` as RFC 3339 with the offset in force there, to the second.
  package func rfc3339(_ instant: Instant) -> String {
    let local = localTime(at: instant)
    let offset = offset(instant)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let time = "\(two(local.hour)):\(two(local.minute)):\(two(local.secondOfDay % 60))"
    guard offset != 0 else { return "\(local.day)T\(time)Z" }
    let minutes = abs(offset) / 60
    return "\(local.day)T\(time)\(offset < 0 ? "-" : "+")\(two(minutes / 60)):\(two(minutes % 60))"
  }

  /// A clock in a zone that never changes, for tests.
  package static func fixed(
    at milliseconds: Int64,
    zone: String = "UTC",
    offset seconds: Int = 0
  ) -> WallClock {
    WallClock(
      now: { Instant(milliseconds: milliseconds) },
      zone: zone,
      offset: { _ in seconds },
      instant: { local in
        let total = local.day.daysSinceEpoch * 86_400 + local.secondOfDay - seconds
        return Instant(milliseconds: Int64(total) * 1000)
      }
    )
  }
}

extension Int64 {
  fileprivate func floorDivided(by divisor: Int64) -> Int64 {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
