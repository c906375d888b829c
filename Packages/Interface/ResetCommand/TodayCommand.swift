import Calendar
import CommandLineKit
import Diary
import JSON
import Nutrition
import Settings

/// `reset today`.
enum TodayCommand {
  static func command(_ tools: ResetTools) -> Command<NoOptions> {
    Command(
      "today",
      summary: "show what was eaten today and what it comes to",
      examples: [
        Example("reset today"), Example("reset today --day yesterday"),
        Example("reset today --json | jq .total.energy_kcal"),
      ]
    ) { common, context in
      let session = try tools.open(common, context)
      let day = try day(common, context, startsAt: session.settings().dayStartsAt)
      let entries = try await session.diary().entries(on: day)
      try context.output.show(DayView(day: day, entries: entries, clock: context.clock))
      return .done
    }
  }

  /// The day that was asked for; before the hour a day begins at, it is still the one before.
  private static func day(_ common: CommonOptions, _ context: Context, startsAt hour: Int) -> Day {
    if common.when != nil { return common.day(on: context.clock) }
    return Moment(context.clock.now(), clock: context.clock, dayStart: hour).day
  }
}

/// The entries of a day and their sum.
struct DayView: Presentable {
  let day: Day
  let entries: [Entry]
  let clock: WallClock

  private var total: NutrientTotal { NutrientTotal(entries.map(\.item.nutrients)) }

  var json: JSON {
    let total = total
    return [
      "day": .string(day.description),
      "entries": .array(entries.map(entry)),
      "total": total.known.json,
      "lower_bounds": .strings(
        Nutrient.allCases.filter { total.lowerBounds.contains($0) }.map(\.key)
      ),
      "estimate": .bool(true),
    ]
  }

  private func entry(_ entry: Entry) -> JSON {
    let head: JSON = [
      "id": .int(entry.id.rawValue),
      "at": .string(clock.rfc3339(entry.moment.instant)),
      "zone": .string(entry.moment.zone),
      "meal": .string(entry.meal?.rawValue),
    ]
    guard case .object(let members) = entry.item.json else { return head }
    let evidence: JSON = [
      "source": .string(entry.evidence.source),
      "release": .string(entry.evidence.release),
      "basis": .string(entry.evidence.basis),
      "attribution": .string(entry.evidence.attribution),
    ]
    guard case .object(let first) = head else { return head }
    return .object(first + members + [JSON.Member("evidence", evidence)])
  }

  func text(_ style: Style) -> StyledText {
    let title = StyledText("\(day)", as: .strong)
    guard !entries.isEmpty else { return title + "\nnothing logged yet" }
    let rows = entries.map { entry -> [StyledText] in
      [
        StyledText(time(entry), as: .faint), StyledText(entry.item.name),
        StyledText("\(Figures.whole(entry.item.grams.best)) g"),
        StyledText("\(Figures.whole(entry.item.nutrients.energy)) kcal"),
      ]
    }
    let table = Table(
      [
        .init(""), .init("", overflow: .wrap), .init("", .trailing), .init("", .trailing),
      ],
      rows: rows
    )
    return [title, table.text(style), "", sum(style)].lines
  }

  private func time(_ entry: Entry) -> String {
    let local = clock.localTime(at: entry.moment.instant)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(local.hour)):\(two(local.minute))"
  }

  private func sum(_ style: Style) -> StyledText {
    let total = total
    var lines: [StyledText] = []
    let shown = Nutrient.allCases.compactMap { nutrient -> String? in
      guard let amount = total.known[nutrient] else { return nil }
      if nutrient == .alcohol || nutrient == .caffeine, amount < 0.5 { return nil }
      let bound = total.lowerBounds.contains(nutrient) ? "≥ " : ""
      return "\(nutrient.name) \(bound)\(Figures.whole(amount)) \(nutrient.unit)"
    }
    lines += StyledText(shown.joined(separator: " · ")).wrapped(to: style.width)
    lines.append(StyledText("all figures are estimates", as: .faint))
    if let lacking = entries.first(where: { $0.item.nutrients.energy == nil }) {
      lines.append(StyledText("no energy is known for \(lacking.item.name)", as: .caution))
    }
    return lines.lines
  }
}
