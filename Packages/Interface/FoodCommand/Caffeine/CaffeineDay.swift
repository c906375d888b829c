import Caffeine
import Calendar
import Diary
import Meals
import Nutrition

/// The caffeine of a day in the diary, what of it is active, and when the last cup may be.
struct CaffeineDay {
  /// Something with caffeine that was logged.
  struct Drink {
    let entry: Entry
    let milligrams: Estimate
    let basis: CaffeineContent.Basis

    var dose: CaffeineDose {
      CaffeineDose(milligrams: milligrams, time: seconds(entry.moment.instant))
    }
  }

  /// Days before, of which something may still be active.
  static let earlierDays = 2

  let day: Day
  let now: Instant
  let bedtime: Instant
  /// What was drunk on the day, in order.
  let drinks: [Drink]
  /// What was drunk on the days before and on the day, in order.
  private let all: [Drink]
  /// What may hold caffeine, but nothing is known of it.
  let unknown: [Entry]
  let limits: CaffeineLimits
  /// The caffeine of the person's usual cup, in mg.
  let cup: Double

  init(_ entries: [Entry], _ moment: Moment, _ profile: CaffeineProfile, clock: WallClock) {
    day = moment.day
    now = moment.instant
    // Who goes to bed after midnight does so on the next day of the calendar.
    let night = profile.bedtime < 12 * 3600 ? day.adding(days: 1) : day
    bedtime = clock.instant(LocalTime(day: night, secondOfDay: profile.bedtime))
    let all = entries.compactMap(Self.drink).filter { $0.milligrams.best > 0 }
    self.all = all
    drinks = all.filter { $0.entry.moment.day == moment.day }
    unknown = entries.filter { entry in
      entry.moment.day == moment.day && Self.drink(entry) == nil
    }
    limits = profile.limits(on: moment.day)
    cup = Self.usualCup(all)
  }

  private static func drink(_ entry: Entry) -> Drink? {
    let item = entry.item
    if let best = item.nutrients[.caffeine] {
      let spread = item.isEstimate ? 0.3 : 0.1
      let milligrams = Estimate(low: best * (1 - spread), best: best, high: best * (1 + spread))
      return Drink(entry: entry, milligrams: milligrams, basis: .table)
    }
    let content = item.caffeine
    return content.milligrams.map { Drink(entry: entry, milligrams: $0, basis: content.basis) }
  }

  private static func usualCup(_ drinks: [Drink]) -> Double {
    let cups = drinks.map { (name: $0.entry.item.name, grams: $0.entry.item.grams.best) }
    return UsualCup.index(of: cups).map { drinks[$0].milligrams.best }
      ?? CaffeineReader.content(of: "coffee").milligrams?.best ?? 0
  }

  // MARK: What it comes to

  /// The sum of the day, in mg.
  var total: Estimate {
    drinks.reduce(Estimate(low: 0, best: 0, high: 0)) { sum, drink in
      Estimate(
        low: sum.low + drink.milligrams.low,
        best: sum.best + drink.milligrams.best,
        high: sum.high + drink.milligrams.high
      )
    }
  }

  var activeNow: Estimate { active(at: now) }

  var activeAtBedtime: Estimate { active(at: bedtime) }

  private func active(at instant: Instant) -> Estimate {
    all.map(\.dose).active(at: seconds(instant))
  }

  /// The latest time for one more cup; `nil` where it has passed, or what was drunk leaves no room.
  var lastCup: Instant? {
    let time = LastCup.time(cup: cup, doses: all.map(\.dose), bedtime: seconds(bedtime))
    guard let time, time >= seconds(now) else { return nil }
    return Instant(milliseconds: Int64(time * 1000))
  }

  var warnings: [String] { limits.warnings(drinks.map(\.dose)) }
}

private func seconds(_ instant: Instant) -> Double { Double(instant.milliseconds) / 1000 }
