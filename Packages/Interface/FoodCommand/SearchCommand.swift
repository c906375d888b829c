import CommandLineKit
import FoodLookup
import FoodSources
import JSON
import Meals
import Nutrition

/// `reset-food search`.
enum SearchCommand {
  struct Options: Equatable, Sendable {
    var limit = 10
    var source: String?
    var release: String?
    var words: [String] = []
  }

  static func command(_ tools: FoodTools) -> Command<Options> {
    Command(
      "search",
      summary: "find foods by name, best first",
      examples: [
        Example("reset-food search greek yogurt"),
        Example("reset-food search Kartoffeln --limit 3 --json"),
        Example("printf 'egg\\nmilk\\n' | reset-food search - --json", "one query a line"),
      ],
      defaults: Options(),
      parameters: [
        .option("-n", "--limit", sets: \.limit, in: 1...1000, help: "At most N foods."),
        .option(
          "--source",
          sets: \.source,
          value: "SOURCE",
          help: "Ask one source, or look in one table only, such as sr24."
        ),
        .option(
          "--release",
          sets: \.release,
          value: "RELEASE",
          help: "Use this release instead of the newest, such as fndds-2017-2018."
        ),
        .arguments("WORDS", adds: \.words, help: "What to look for; - reads one query a line."),
      ]
    ) { options, common, context in
      let session = try tools.open(common, context)
      let lookup = try session.sources.lookup(
        LookupWishes(only: options.source, release: options.release)
      )
      return try await context.forEachText(in: options.words) { query in
        let result = try await lookup.search(
          query,
          limit: options.limit,
          languages: session.languages
        )
        context.explain(result)
        if let failure = result.failure { throw failure }
        try context.output.show(SearchResult(query: query, foods: result.foods))
        return result.foods.isEmpty ? .nothingFound : .done
      }
    }
  }
}

/// The foods that answer a query.
struct SearchResult: Presentable {
  let query: String
  let foods: [Food]

  var json: JSON { ["query": .string(query), "results": .array(foods)] }

  func text(_ style: Style) -> StyledText {
    guard !foods.isEmpty else {
      return ("no food found for \"\(query)\"" as StyledText).wrapped(to: style.width).lines
    }
    let rows = foods.map { food -> [StyledText] in
      [
        StyledText(food.name),
        StyledText(Figures.whole(food.per100.energy)),
        StyledText("/100 \(food.reference.rawValue)", as: .faint),
        StyledText(food.portions.first.map(Figures.portion) ?? ""),
        StyledText(food.id.description, as: .faint),
      ]
    }
    let table = Table(
      [
        .init("food", overflow: .wrap), .init("kcal", .trailing), .init(""),
        .init("portion", overflow: .truncate), .init("id", overflow: .truncate),
      ],
      rows: rows
    ).text(style)
    return ([table] + owed.flatMap { StyledText($0, as: .faint).wrapped(to: style.width) }).lines
  }

  /// What the licences of the foods ask for, once each. What is in the public domain asks for nothing.
  private var owed: [String] {
    var owed: [String] = []
    for food in foods where !food.attribution.contains("public domain") {
      if !food.attribution.isEmpty, !owed.contains(food.attribution) {
        owed.append(food.attribution)
      }
    }
    return owed
  }
}
