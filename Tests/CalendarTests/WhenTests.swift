import Calendar
import Testing

@Suite struct WhenTests {
  @Test(
    arguments: [
      ("today", When(day: .relative(0))),
      ("Yesterday", When(day: .relative(-1))),
      ("tomorrow", When(day: .relative(1))),
      ("-2d", When(day: .relative(-2))),
      ("+10d", When(day: .relative(10))),
      ("-0d", When(day: .relative(0))),
      ("-36525d", When(day: .relative(-36_525))),
      ("mon", When(day: .latest(.monday))),
      ("Thurs", When(day: .latest(.thursday))),
      ("SUNDAY", When(day: .latest(.sunday))),
      ("2024-02-29", When(day: .date(date(2024, 2, 29)))),
      ("@08:12", When(day: .relative(0), secondOfDay: 29_520)),
      ("@8:12", When(day: .relative(0), secondOfDay: 29_520)),
      ("yesterday@21:30", When(day: .relative(-1), secondOfDay: 77_400)),
      ("mon@00:00", When(day: .latest(.monday), secondOfDay: 0)),
      ("2026-11-30@23:59:59", When(day: .date(date(2026, 11, 30)), secondOfDay: 86_399)),
    ]
  )
  func reads(words: String, expected: When) throws {
    #expect(try When(words) == expected)
  }

  @Test(
    arguments: [
      ("", .unknownDay("")), ("gestern", .unknownDay("gestern")), ("mo", .unknownDay("mo")),
      ("mondayish", .unknownDay("mondayish")), ("2d", .unknownDay("2d")),
      ("-d", .unknownDay("-d")), ("--2d", .unknownDay("--2d")), ("- 2d", .unknownDay("- 2d")),
      ("-2", .unknownDay("-2")), ("-٢d", .unknownDay("-٢d")),
      ("2026-02-29", .noSuchDate("2026-02-29")), ("2026-13-01", .noSuchDate("2026-13-01")),
      ("20261130", .noSuchDate("20261130")),
      ("-36526d", .tooFarAway("-36526d")),
      ("-99999999999999999999d", .tooFarAway("-99999999999999999999d")),
      ("@", .unknownTime("")), ("today@", .unknownTime("")), ("@24:00", .unknownTime("24:00")),
      ("@08:60", .unknownTime("08:60")), ("@0812", .unknownTime("0812")),
      ("@8:1", .unknownTime("8:1")), ("@08:12:60", .unknownTime("08:12:60")),
      ("@-8:12", .unknownTime("-8:12")), ("@08:12@09:00", .unknownTime("08:12@09:00")),
      ("@٠٨:١٢", .unknownTime("٠٨:١٢")),
    ] as [(String, When.ReadingError)]
  )
  func rejects(words: String, error: When.ReadingError) {
    #expect(throws: error) { try When(words) }
  }

  /// Where it is Monday 2026-11-30 noon in UTC, it is Tuesday already in Kiritimati.
  @Test(
    arguments: [
      ("today", "2026-11-30", "2026-12-01"),
      ("yesterday", "2026-11-29", "2026-11-30"),
      ("tomorrow", "2026-12-01", "2026-12-02"),
      ("-30d", "2026-10-31", "2026-11-01"),
      ("mon", "2026-11-30", "2026-11-30"),
      ("tue", "2026-11-24", "2026-12-01"),
      ("sun", "2026-11-29", "2026-11-29"),
      ("2026-01-01", "2026-01-01", "2026-01-01"),
    ]
  )
  func meansDays(words: String, inUTC: String, inKiritimati: String) throws {
    let noon: Int64 = 1_796_040_000
    let when = try When(words)
    #expect(when.day(on: .fixed(at: noon * 1000)).description == inUTC)
    #expect(when.day(on: .kiritimati(now: noon)).description == inKiritimati)
  }

  @Test func fillsInTheTimeOfNow() throws {
    let clock = WallClock.paris(now: 1_796_040_000)
    #expect(try When("yesterday").localTime(on: clock).secondOfDay == 13 * 3600)
    #expect(try When("@08:12").localTime(on: clock).hour == 8)
  }

  @Test(
    arguments: [
      // The reading that summer time skips is moved forward by the hour that is missing.
      ("2026-03-29@02:30", "2026-03-29T03:30:00+02:00"),
      ("2026-03-29@01:59:59", "2026-03-29T01:59:59+01:00"),
      ("2026-03-29@03:00", "2026-03-29T03:00:00+02:00"),
      // Of a reading that occurs twice the first is meant.
      ("2026-10-25@02:30", "2026-10-25T02:30:00+02:00"),
      ("2026-10-25@03:00", "2026-10-25T03:00:00+01:00"),
      ("2026-07-01@12:00", "2026-07-01T12:00:00+02:00"),
    ]
  )
  func meansInstantsOverClockChanges(words: String, expected: String) throws {
    let clock = WallClock.paris()
    #expect(clock.rfc3339(try When(words).instant(on: clock)) == expected)
  }

  @Test func movesReadingsOutOfASkippedDay() throws {
    let clock = WallClock.kiritimati()
    let instant = try When("1994-12-31@12:00").instant(on: clock)
    #expect(clock.rfc3339(instant) == "1995-01-01T12:00:00+14:00")
  }
}

private func date(_ year: Int, _ month: Int, _ day: Int) -> Day {
  Day(year: year, month: month, day: day) ?? Day(daysSinceEpoch: 0)
}
