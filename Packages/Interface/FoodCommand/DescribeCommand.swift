import CommandLineKit
import Diary
import FoodCatalog
import MealText
import Meals
import Nutrition

/// `reset-food describe`.
enum DescribeCommand {
  struct Options: Equatable, Sendable {
    var source: String?
    var release: String?
    var explain = false
    var words: [String] = []
  }

  static let sourceHelp = "Have this source read it, in place of those in food.describe."

  static func command(_ tools: FoodTools) -> Command<Options> {
    Command(
      "describe",
      summary: "read a meal in plain words, without logging it",
      examples: [
        Example("reset-food describe \"2 eggs, toast with butter, large latte\""),
        Example("reset-food describe - --json < meals.txt", "one meal a line"),
        Example("reset-food describe \"2 granola\" --source pantry", "a program of your own"),
      ],
      defaults: Options(),
      parameters: [
        .option("--source", sets: \.source, value: "SOURCE", help: Self.sourceHelp),
        .option(
          "--release",
          sets: \.release,
          value: "RELEASE",
          help: "Use this release instead of the newest, such as fndds-2017-2018."
        ),
        .flag("--explain", sets: \.explain, help: "Say why each food and each weight."),
        .arguments("TEXT", adds: \.words, help: "What was eaten; - reads one meal a line."),
      ]
    ) { options, common, context in
      let session = try tools.open(common, context)
      let catalog = try session.catalog()
      let watch = session.watch(catalog, context.output)
      let describer = try MealDescriber(
        session,
        catalog,
        source: options.source,
        release: options.release,
        context
      )
      let remembered = try await session.diaryThere()?.remembered() ?? [:]
      return try await context.forEachText(in: options.words) { text in
        let read = try await describer.read(text, remembered: remembered)
        try watch.warn(of: read.meal, context.output)
        try context.output.show(MealView(read, explains: options.explain))
        return read.meal.items.contains { $0.food != nil } ? .done : .nothingFound
      }
    }
  }
}
