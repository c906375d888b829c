extension WallClock {
  /// A clock that knows only how far its zone is from UTC at each instant.
  ///
  /// The way back, from wall-clock readings to instants, is worked out from `offset`, because the
  /// C library leaves open which of two equal readings it means.
  package init(
    now: @escaping @Sendable () -> Instant,
    zone: String,
    offset: @escaping @Sendable (Instant) -> Int
  ) {
    self.init(
      now: now,
      zone: zone,
      offset: offset,
      instant: { Self.instant(of: $0, offset: offset) }
    )
  }

  /// The instant a wall clock shows `local`, given the offsets of its zone.
  ///
  /// Offsets lie between −14 and +14 hours, so those a day before and a day after the reading,
  /// taken as if it were UTC, are the ones in force on either side of any change near it.
  private static func instant(
    of local: LocalTime,
    offset: (Instant) -> Int
  ) -> Instant {
    let reading = local.day.daysSinceEpoch * 86_400 + local.secondOfDay
    func instant(_ seconds: Int) -> Instant { Instant(milliseconds: Int64(seconds) * 1000) }
    let before = offset(instant(reading - 86_400))
    let after = offset(instant(reading + 86_400))
    for candidate in [before, after] where offset(instant(reading - candidate)) == candidate {
      return instant(reading - candidate)
    }
    // The change skipped the reading: the old offset moves it forward by the gap.
    return instant(reading - before)
  }

  /// The day the clock shows now.
  package var today: Day { localTime(at: now()).day }
}
