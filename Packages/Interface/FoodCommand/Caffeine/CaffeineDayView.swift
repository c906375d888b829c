import Caffeine
import Calendar
import CommandLineKit
import Diary
import JSON
import Meals
import Nutrition

/// A day's caffeine: each drink, the sum, what is active, the last cup, warnings.
struct CaffeineDayView: Presentable {
  let day: CaffeineDay
  let clock: WallClock

  var json: JSON {
    let (total, now, bed) = (day.total, day.activeNow, day.activeAtBedtime)
    return [
      "day": .string(day.day.description),
      "caffeine_mg": tenths(total.best),
      "low_mg": tenths(total.low),
      "high_mg": tenths(total.high),
      "drinks": .array(day.drinks.map(drink)),
      "unknown": .strings(day.unknown.map(\.item.name)),
      "active_now_mg": tenths(now.best),
      "active_now_low_mg": tenths(now.low),
      "active_now_high_mg": tenths(now.high),
      "bedtime": .string(clock.rfc3339(day.bedtime)),
      "active_at_bedtime_mg": tenths(bed.best),
      "active_at_bedtime_low_mg": tenths(bed.low),
      "active_at_bedtime_high_mg": tenths(bed.high),
      "cup_mg": tenths(day.cup),
      "last_cup_before": .string(day.lastCup.map(clock.rfc3339)),
      "day_limit_mg": tenths(day.limits.day),
      "at_once_limit_mg": tenths(day.limits.atOnce),
      "limits_for": .string(day.limits.reason),
      "warnings": .strings(day.warnings),
      "estimate": .bool(true),
    ]
  }

  private func drink(_ drink: CaffeineDay.Drink) -> JSON {
    [
      "id": .int(drink.entry.id.rawValue),
      "at": .string(clock.rfc3339(drink.entry.moment.instant)),
      "name": .string(drink.entry.item.name),
      "caffeine_mg": tenths(drink.milligrams.best),
      "low_mg": tenths(drink.milligrams.low),
      "high_mg": tenths(drink.milligrams.high),
      "basis": .string(drink.basis.rawValue),
    ]
  }

  private func tenths(_ value: Double?) -> JSON { .number(value.map { ($0 * 10).rounded() / 10 }) }

  func text(_ style: Style) -> StyledText {
    var lines = [StyledText("\(day.day)", as: .strong)]
    lines.append(day.drinks.isEmpty ? "no caffeine logged" : table.text(style))
    lines += sentences.flatMap { StyledText($0).wrapped(to: style.width) }
    lines += day.warnings.flatMap { StyledText($0, as: .caution).wrapped(to: style.width) }
    lines += StyledText("an estimate; people differ", as: .faint).wrapped(to: style.width)
    return lines.lines
  }

  private var table: Table {
    Table(
      [
        .init(""), .init("", overflow: .wrap), .init("", .trailing), .init("", .trailing),
      ],
      rows: day.drinks.map { drink in
        [
          StyledText(time(drink.entry.moment.instant), as: .faint),
          StyledText(drink.entry.item.name),
          StyledText("\(Figures.whole(drink.milligrams.best)) mg"),
          StyledText(Figures.range(drink.milligrams), as: .faint),
        ]
      }
    )
  }

  private var sentences: [String] {
    let total = day.total
    let limit = day.limits.day.map { " of \(Figures.whole($0)) mg \(day.limits.reason)" } ?? ""
    return [
      "total about \(Figures.whole(total.best)) mg (\(Figures.range(total)))\(limit)",
      "active now about \(range(day.activeNow)); at \(time(day.bedtime)) \(range(day.activeAtBedtime))",
      lastCup,
    ]
  }

  private func range(_ estimate: Estimate) -> String {
    "\(Figures.whole(estimate.best)) mg (\(Figures.range(estimate)))"
  }

  private var lastCup: String {
    let cup = "another cup of \(Figures.whole(day.cup)) mg"
    guard let time = day.lastCup else { return "\(cup) would be late for today" }
    return "\(cup) at \(self.time(time)) at the latest"
  }

  private func time(_ instant: Instant) -> String {
    let local = clock.localTime(at: instant)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(local.hour)):\(two(local.minute))"
  }
}
