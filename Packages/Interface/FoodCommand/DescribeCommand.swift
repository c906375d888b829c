import CommandLineKit
import Diary
import FoodCatalog
import MealText
import Meals
import Nutrition

/// `reset-food describe`.
enum DescribeCommand {
  struct Options: Equatable, Sendable {
    var release: String?
    var explain = false
    var words: [String] = []
  }

  static func command(_ tools: FoodTools) -> Command<Options> {
    Command(
      "describe",
      summary: "read a meal in plain words, without logging it",
      examples: [
        Example("reset-food describe \"2 eggs, toast with butter, large latte\""),
        Example("reset-food describe - --json < meals.txt", "one meal a line"),
      ],
      defaults: Options(),
      parameters: [
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
      let reader = MealReader(
        catalog,
        session.searchOptions(limit: 10, release: options.release),
        // What the person corrected once is meant here too.
        remembered: try await session.diaryThere()?.remembered() ?? [:]
      )
      return try await context.forEachText(in: options.words) { text in
        let meal = try reader.read(text)
        try watch.warn(of: meal, context.output)
        try context.output.show(MealView(meal, explains: options.explain))
        return meal.items.contains { $0.food != nil } ? .done : .nothingFound
      }
    }
  }
}
