import Calendar
import Testing

@Suite struct DayTests {
  @Test(
    arguments: [
      ("1970-01-01", Weekday.thursday), ("2026-11-30", .monday), ("2024-02-29", .thursday),
      ("1969-12-31", .wednesday), ("2000-01-01", .saturday), ("0001-01-01", .monday),
    ]
  )
  func knowsItsWeekday(text: String, weekday: Weekday) throws {
    #expect(try #require(Day(text)).weekday == weekday)
  }

  @Test func findsTheLatestOfEachWeekdayWithinAWeek() {
    for start in stride(from: -800_000, through: 800_000, by: 997) {
      let today = Day(daysSinceEpoch: start)
      for weekday in Weekday.allCases {
        let day = today.latest(weekday)
        #expect(day.weekday == weekday)
        #expect((0...6).contains(today.daysSinceEpoch - day.daysSinceEpoch))
      }
    }
  }

  @Test func readsBackWhatItPrints() {
    for number in stride(from: -700_000, through: 2_900_000, by: 1009) {
      let day = Day(daysSinceEpoch: number)
      #expect(Day(day.description) == day)
      #expect(day.daysSinceEpoch == number)
    }
  }

  @Test(arguments: ["", "2026-1-1", "2026-00-10", "2026-02-30", "+026-01-01", "2026-01-01 ", "１０"])
  func rejects(text: String) {
    #expect(Day(text) == nil)
  }
}

@Suite struct WallClockTests {
  /// Every instant's reading leads back to it, but for the hour that occurs twice.
  @Test func readingsLeadBackToInstants() {
    let clock = WallClock.paris()
    for hour in stride(from: Int64(1_774_000_000), through: 1_793_000_000, by: 1800) {
      let instant = Instant(milliseconds: hour * 1000)
      let back = clock.instant(clock.localTime(at: instant))
      let isSecondOfTwo = (1_792_890_000..<1_792_893_600).contains(hour)
      #expect(back == (isSecondOfTwo ? instant.adding(seconds: -3600) : instant))
    }
  }

  @Test func readsInstantsBefore1970() {
    let clock = WallClock.fixed(at: -1)
    #expect(clock.rfc3339(clock.now()) == "1969-12-31T23:59:59Z")
  }
}
