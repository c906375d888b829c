import CSystem
import Calendar
import Testing

@testable import System

/// Each zone is tried in a process of its own, since a process has one only.
@Suite struct SystemClockTests {
  @Test func knowsParisOverItsClockChanges() async {
    await #expect(processExitsWith: .success) {
      let clock = Zone.clock("Europe/Paris")
      #expect(clock.zone == "Europe/Paris")
      for (words, expected) in [
        ("2026-03-29@02:30", "2026-03-29T03:30:00+02:00"),
        ("2026-03-29@01:59:59", "2026-03-29T01:59:59+01:00"),
        ("2026-10-25@02:30", "2026-10-25T02:30:00+02:00"),
        ("2026-10-25@03:00", "2026-10-25T03:00:00+01:00"),
        ("1944-06-06@06:30", "1944-06-06T06:30:00+02:00"),
      ] {
        let instant = try When(words).instant(on: clock)
        #expect(clock.rfc3339(instant) == expected)
      }
      #expect(clock.offset(Instant(milliseconds: 1_792_889_999_500)) == 7200)
      #expect(clock.offset(Instant(milliseconds: 1_792_890_000_000)) == 3600)
    }
  }

  @Test func knowsKiritimatiAndItsSkippedDay() async {
    await #expect(processExitsWith: .success) {
      let clock = Zone.clock("Pacific/Kiritimati")
      #expect(clock.offset(Instant(milliseconds: 1_796_040_000_000)) == 50_400)
      let noon = clock.localTime(at: Instant(milliseconds: 1_796_040_000_000))
      #expect(noon.day.description == "2026-12-01")
      let skipped = try When("1994-12-31@12:00").instant(on: clock)
      #expect(clock.rfc3339(skipped) == "1995-01-01T12:00:00+14:00")
    }
  }

  @Test func knowsZonesOffTheHour() async {
    await #expect(processExitsWith: .success) {
      let clock = Zone.clock("Australia/Lord_Howe")
      let skipped = try When("2026-10-04@02:15").instant(on: clock)
      #expect(clock.rfc3339(skipped) == "2026-10-04T02:45:00+11:00")
    }
  }

  @Test func followsRulesWithoutAName() async {
    await #expect(processExitsWith: .success) {
      let clock = Zone.clock("EST5EDT,M3.2.0,M11.1.0")
      #expect(clock.zone == "EST5EDT,M3.2.0,M11.1.0")
      let instant = try When("2026-07-01@12:00").instant(on: clock)
      #expect(clock.rfc3339(instant) == "2026-07-01T12:00:00-04:00")
    }
  }

  @Test(
    arguments: [
      ("Asia/Tokyo", "Asia/Tokyo"), (":Asia/Tokyo", "Asia/Tokyo"), ("", "UTC"), ("UTC", "UTC"),
      ("/usr/share/zoneinfo/Asia/Tokyo", "Asia/Tokyo"), ("Mars/Olympus", "UTC"),
      ("<+03>-3", "<+03>-3"), ("/etc/passwd", "UTC"),
      ("tzdata.zi", "UTC"), ("../../../etc/passwd", "UTC"),
    ]
  )
  func namesTheZone(variable: String, name: String) {
    #expect(TimeZoneName.find(environment: ["TZ": variable]) == name)
  }

  @Test func findsSomeNameWithoutAVariable() {
    #expect(!TimeZoneName.find(environment: [:]).isEmpty)
  }

  @Test func tellsTheTime() {
    let now = WallClock.system(environment: [:]).now().milliseconds
    // Later than this test was written, earlier than the year 2200.
    #expect((1_700_000_000_000..<7_258_118_400_000).contains(now))
  }
}

enum Zone {
  /// The real clock, once this process was put into a zone.
  static func clock(_ name: String) -> WallClock {
    unsafe setenv("TZ", name, 1)
    return .system(environment: ProcessInformation.environment)
  }
}
