import CommandLineKit
import FoodCatalog
import FoodLookup
import FoodSources
import JSON
import Meals
import Nutrition

/// `reset-food show`.
enum ShowCommand {
  struct Options: Equatable, Sendable {
    var id = ""
  }

  static func command(_ tools: FoodTools) -> Command<Options> {
    Command(
      "show",
      summary: "show all that is known of a food",
      examples: [
        Example("reset-food show sr24:09040"),
        Example("reset-food show everyday:latte --json"),
      ],
      defaults: Options(),
      parameters: [
        .argument("ID", sets: \.id, help: "The id that search prints, table:key.")
      ]
    ) { options, common, context in
      let session = try tools.open(common, context)
      guard let id = FoodID(options.id) else {
        throw Failure(
          "\"\(options.id)\" is no food id",
          hint: "an id is table:key, as search prints it",
          exitCode: .usage,
          code: "bad_food_id"
        )
      }
      let result = try await session.sources.lookup(LookupWishes())
        .food(id, languages: session.languages)
      context.explain(result)
      guard let food = result.food else { throw result.failure ?? missing(id) }
      let formula = try session.catalog().formula(of: id)
      try context.output.show(FoodView(food: food, formula: formula))
      return .done
    }
  }

  private static func missing(_ id: FoodID) -> any Error {
    Failure(
      "no food is called \(id)",
      hint: "reset-food search WORDS",
      exitCode: .nothingFound,
      code: "no_such_food"
    )
  }
}

/// A food with all that is known of it.
struct FoodView: Presentable {
  let food: Food
  let formula: String?

  var json: JSON {
    var food = food
    if let formula { food.reasons.append(formula) }
    return food.json
  }

  func text(_ style: Style) -> StyledText {
    var lines = StyledText(food.name, as: .strong).wrapped(to: style.width)
    if let brand = food.brand { lines += StyledText(brand).wrapped(to: style.width) }
    lines.append("")
    lines.append(nutrients(style))
    if !food.portions.isEmpty {
      lines += ["", StyledText("portions", as: .faint)]
      lines += food.portions.flatMap { portion in
        StyledText(Figures.portion(portion)).wrapped(to: style.width - 2).map { "  " + $0 }
      }
    }
    if let ingredients = food.ingredientsText {
      lines += ["", StyledText("ingredients", as: .faint)]
      lines += StyledText(ingredients).wrapped(to: style.width)
    }
    lines.append("")
    if let formula { lines += StyledText(formula, as: .faint).wrapped(to: style.width) }
    lines += StyledText("\(food.id) · \(food.attribution)", as: .faint).wrapped(to: style.width)
    return lines.lines
  }

  private func nutrients(_ style: Style) -> StyledText {
    let rows = Nutrient.allCases.map { nutrient -> [StyledText] in
      [StyledText(nutrient.name), StyledText(Figures.amount(food.per100[nutrient], nutrient))]
    }
    return Table(
      [.init("in 100 \(food.reference.rawValue)"), .init("", .trailing)],
      rows: rows
    ).text(style)
  }
}
