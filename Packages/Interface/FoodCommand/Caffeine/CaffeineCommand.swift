import Caffeine
import Calendar
import CommandLineKit
import Diary
import FoodCatalog
import Meals

/// `reset-food caffeine`.
enum CaffeineCommand {
  struct Options: Equatable, Sendable {
    var today = false
    var byName = false
    var words: [String] = []
  }

  static func command(_ tools: FoodTools) -> Command<Options> {
    Command(
      "caffeine",
      summary: "tell how much caffeine a drink holds, or your day",
      details: """
        Looks for a figure on a label, in a food table, for the brand, then for such drinks. \
        Warnings follow EFSA (2015): 400 mg a day, 200 mg at once, 200 mg a day in pregnancy, \
        3 mg/kg under 18; see profile.* in reset config. An estimate, no promise.
        """,
      examples: [
        Example("reset-food caffeine large latte"),
        Example("reset-food caffeine - --json < drinks.txt", "one drink a line"),
        Example("reset-food caffeine --today", "your day, what is active, the last cup"),
      ],
      defaults: Options(),
      parameters: [
        .flag("--today", sets: \.today, help: "Show the caffeine of the day in the diary."),
        .flag("--by-name", sets: \.byName, help: "Go by the name alone, without food tables."),
        .arguments(
          "NAME",
          adds: \.words,
          required: false,
          help: "The drink, perhaps with its amount; - reads one a line."
        ),
      ]
    ) { options, common, context in
      let session = try tools.open(common, context)
      guard !options.today else { return try await today(session, common, context) }
      guard !options.words.isEmpty else { throw UsageError.missingArgument("NAME") }
      let lookup = CaffeineLookup(
        catalog: options.byName ? nil : try session.catalog(),
        options: session.searchOptions(limit: 10, release: nil)
      )
      return try await context.forEachText(in: options.words) { text in
        let content = try lookup.content(of: text)
        try context.output.show(CaffeineView(said: text, content: content))
        return content.basis == .none ? .nothingFound : .done
      }
    }
  }

  private static func today(
    _ session: FoodSession,
    _ common: CommonOptions,
    _ context: Context
  ) async throws -> ExitCode {
    let now = context.clock.instant(common.localTime(on: context.clock))
    var moment = Moment(now, clock: context.clock, dayStart: session.dayStart)
    if common.when != nil { moment.day = common.day(on: context.clock) }
    let first = moment.day.adding(days: -CaffeineDay.earlierDays)
    let entries = try await session.diary().entries(from: first, through: moment.day)
    let day = CaffeineDay(entries, moment, session.caffeine, clock: context.clock)
    try context.output.show(CaffeineDayView(day: day, clock: context.clock))
    return day.drinks.isEmpty ? .nothingFound : .done
  }
}
