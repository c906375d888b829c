import Calendar

extension WallClock {
  /// A clock in a zone that changes its offset at the given instants.
  ///
  /// - Parameters:
  ///   - now: Seconds since 1970.
  ///   - zone: Its name.
  ///   - first: The offset before the first change, in seconds.
  ///   - changes: Seconds since 1970, and the offset from then on.
  static func changing(
    now: Int64,
    zone: String,
    first: Int,
    changes: [(at: Int64, offset: Int)]
  ) -> WallClock {
    WallClock(
      now: { Instant(milliseconds: now * 1000) },
      zone: zone,
      offset: { instant in
        changes.last { instant.milliseconds >= $0.at * 1000 }?.offset ?? first
      }
    )
  }

  /// Summer time from 2026-03-29T01:00Z to 2026-10-25T01:00Z.
  static func paris(now: Int64 = 0) -> WallClock {
    changing(
      now: now,
      zone: "Europe/Paris",
      first: 3600,
      changes: [(1_774_746_000, 7200), (1_792_890_000, 3600)]
    )
  }

  /// Fourteen hours before UTC; it had no 1994-12-31.
  static func kiritimati(now: Int64 = 0) -> WallClock {
    changing(
      now: now,
      zone: "Pacific/Kiritimati",
      first: -36_000,
      changes: [(788_868_000, 50_400)]
    )
  }
}
