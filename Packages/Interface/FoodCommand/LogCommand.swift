import Calendar
import CommandLineKit
import Diary
import FoodCatalog
import JSON
import MealText
import Meals
import Nutrition

/// `reset-food log`.
enum LogCommand {
  struct Options: Equatable, Sendable {
    var meal: Meal?
    var source: String?
    var release: String?
    var words: [String] = []
  }

  static func command(_ tools: FoodTools) -> Command<Options> {
    Command(
      "log",
      summary: "put a meal in plain words into the diary",
      details: "What is not found is not stored; the rest is. Take it back with: reset undo",
      examples: [
        Example("reset-food log \"2 eggs and a slice of toast\""),
        Example("reset-food log \"large latte\" --meal breakfast --day yesterday@08:30"),
        Example("reset-food log - --json < meals.txt", "one meal a line"),
      ],
      defaults: Options(),
      parameters: [
        .option("--meal", sets: \.meal, help: "Which meal it belongs to."),
        .option(
          "--source",
          sets: \.source,
          value: "SOURCE",
          help: DescribeCommand.sourceHelp
        ),
        .option("--release", sets: \.release, value: "RELEASE", help: "Use this FNDDS release."),
        .arguments("TEXT", adds: \.words, help: "What was eaten; - reads one meal a line."),
      ]
    ) { options, common, context in
      let session = try tools.open(common, context)
      let catalog = try session.catalog()
      let logger = MealLogger(
        describer: try MealDescriber(
          session,
          catalog,
          source: options.source,
          release: options.release,
          context
        ),
        catalog: catalog,
        watch: session.watch(catalog, context.output),
        diary: common.dryRun ? nil : try session.diary(),
        options: options,
        moment: context.moment(common, dayStart: session.dayStart),
        isReviewed: context.reviews(common)
      )
      return try await context.forEachText(in: options.words) { text in
        try await logger.log(text, context)
      }
    }
  }
}

/// Describes meals and stores them.
private struct MealLogger {
  let describer: MealDescriber
  let catalog: Catalog
  let watch: MealWatch
  /// `nil` where nothing is to be stored.
  let diary: Diary?
  let options: LogCommand.Options
  let moment: Moment
  let isReviewed: Bool

  func log(_ text: String, _ context: Context) async throws -> ExitCode {
    let remembered = try await diary?.remembered() ?? [:]
    var read = try await describer.read(text, remembered: remembered)
    try watch.warn(of: read.meal, context.output)
    if isReviewed, !read.meal.items.isEmpty {
      var review = MealReview(
        read.meal.items,
        catalog: catalog,
        options: describer.options,
        remembered: remembered
      )
      guard let kept = try context.review(&review) else {
        context.output.note("nothing was stored")
        return .done
      }
      try await diary?.remember(review.corrections)
      read.meal.items = kept
    }
    let view = MealView(read)
    let found = view.items.filter { $0.food != nil }
    let ids = try await store(found, of: read)
    try context.output.show(LogView(meal: view, ids: ids))
    if diary == nil { context.output.note("nothing was stored (--dry-run)") }
    guard !found.isEmpty else { return .nothingFound }
    return found.count == view.items.count ? .done : .partlyDone
  }

  private func store(_ items: [Item], of read: ReadMeal) async throws -> [EntryID] {
    guard let diary, !items.isEmpty else { return [] }
    let drafts = try items.map { item in
      EntryDraft(
        item: item,
        moment: moment,
        meal: options.meal ?? item.meal.flatMap(Meal.init(rawValue:)),
        origin: .describe,
        evidence: try read.evidence(of: item, catalog)
      )
    }
    return try await diary.log(drafts)
  }
}

/// What was stored.
struct LogView: Presentable {
  let meal: MealView
  let ids: [EntryID]

  var json: JSON {
    ["logged": .array(ids.map { JSON.int($0.rawValue) }), "items": .array(meal.items)]
  }

  func text(_ style: Style) -> StyledText {
    guard !ids.isEmpty else { return meal.text(style) }
    return meal.text(style) + "\n" + StyledText("logged; take it back with: reset undo", as: .faint)
  }
}
