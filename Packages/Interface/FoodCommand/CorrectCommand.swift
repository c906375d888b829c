import Barcodes
import CommandLineKit
import Diary
import FoodLookup
import FoodSources
import JSON
import Nutrition

/// `reset-food correct`.
enum CorrectCommand {
  struct Options: Equatable, Sendable {
    var forget = false
    var code = ""
    var changes: [String] = []
  }

  static func command(_ tools: FoodTools) -> Command<Options> {
    Command(
      "correct",
      summary: "say yourself what a product is",
      details: """
        What you say wins over every source, and no update changes it. It starts from what is known \
        of the product; amounts are those in 100 g, or 100 ml after unit=ml, and one without a value \
        is unknown.

        NAME is one of name, brand, ingredients, unit, portion_g, \
        \(Nutrient.allCases.map(\.key).joined(separator: ", ")).
        """,
      examples: [
        Example("reset-food correct 3017620422003 energy_kcal=539 sugar_g=56.3"),
        Example("reset-food correct 2012345123458 name=\"Rolls\" energy_kcal=270 portion_g=60"),
        Example("reset-food correct 3017620422003 --forget", "leave it to the sources again"),
      ],
      defaults: Options(),
      parameters: [
        .flag("--forget", sets: \.forget, help: "Forget what you said about it."),
        .argument("CODE", sets: \.code, help: "The number under the barcode."),
        .arguments(
          "NAME=VALUE",
          adds: \.changes,
          required: false,
          completion: .words(Correction.names.map { $0 + "=" }),
          help: "What is otherwise."
        ),
      ]
    ) { options, common, context in
      let session = try tools.open(common, context)
      let gtin = try BarcodeCommand.number(options.code)
      let changes = try options.changes.map(Correction.init)
      guard options.forget || !changes.isEmpty else {
        throw Failure(
          "nothing is said about \(options.code)",
          hint: "reset-food correct \(options.code) energy_kcal=250",
          exitCode: .usage,
          code: "usage"
        )
      }
      if options.forget { return try await forget(gtin, session, common, context) }
      return try await remember(changes, gtin, session, common, context)
    }
  }

  private static func remember(
    _ changes: [Correction],
    _ gtin: GTIN,
    _ session: FoodSession,
    _ common: CommonOptions,
    _ context: Context
  ) async throws -> ExitCode {
    let lookup = try session.sources.lookup(LookupWishes())
    let known = try await lookup.lookup(barcode: gtin, languages: session.languages)
    context.explain(known)
    let item = gtin.item
    var food = known.food ?? Food(id: .own(item), name: "", per100: Nutrients(), attribution: "you")
    for change in changes { change.apply(to: &food) }
    guard !food.name.isEmpty else {
      throw Failure(
        "no source knows \(item.normalized), so it needs a name",
        hint: "add name=\"…\"",
        exitCode: .usage,
        code: "name_missing"
      )
    }
    if common.dryRun {
      context.output.note("nothing was stored (--dry-run)")
      try context.output.show(FoodView(food: food, formula: nil))
    } else {
      let diary = try session.diary()
      try await diary.remember(food, as: item)
      let stored = try await diary.product(item) ?? food
      try context.output.show(FoodView(food: stored, formula: nil))
      context.output.note("take it back with: reset undo")
    }
    return .done
  }

  private static func forget(
    _ gtin: GTIN,
    _ session: FoodSession,
    _ common: CommonOptions,
    _ context: Context
  ) async throws -> ExitCode {
    let diary = try session.diary()
    guard let food = try await diary.product(gtin.item) else {
      throw Failure(
        "you have said nothing about \(gtin.item.normalized)",
        exitCode: .nothingFound,
        code: "nothing_said"
      )
    }
    if !common.dryRun { try await diary.forgetProduct(gtin.item) }
    try context.output.show(FoodView(food: food, formula: nil))
    context.output.note(common.dryRun ? "nothing was changed (--dry-run)" : "forgotten")
    return .done
  }
}

/// One `NAME=VALUE`.
private struct Correction {
  private enum Field {
    case name(String), brand(String?), ingredients(String?), unit(ReferenceUnit), portion(Double?)
    case amount(Nutrient, Double?)
  }

  static let names =
    ["name", "brand", "ingredients", "unit", "portion_g"] + Nutrient.allCases.map(\.key)

  private let field: Field

  init(_ text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw Self.failure(text, "is not NAME=VALUE") }
    let value = String(parts[1])
    let filled = value.isEmpty ? nil : value
    switch parts[0] {
    case "name" where filled != nil: field = .name(value)
    case "brand": field = .brand(filled)
    case "ingredients": field = .ingredients(filled)
    case "unit":
      guard let unit = ReferenceUnit(rawValue: value) else {
        throw Self.failure(text, "must have g or ml")
      }
      field = .unit(unit)
    case "portion_g": field = .portion(try Self.number(filled, text))
    case let key:
      guard let nutrient = Nutrient.allCases.first(where: { $0.key == key }) else {
        throw Self.failure(text, "names nothing that is known of a product")
      }
      field = .amount(nutrient, try Self.number(filled, text))
    }
  }

  func apply(to food: inout Food) {
    switch field {
    case .name(let name): food.name = name
    case .brand(let brand): food.brand = brand
    case .ingredients(let text):
      food.ingredientsText = text
      // They were read from the words that are otherwise now.
      (food.allergens, food.traces) = (nil, nil)
    case .unit(let unit): food.reference = unit
    case .portion(let grams):
      food.portions = grams.map { [Portion(name: "portion", grams: $0)] } ?? []
    case .amount(let nutrient, let amount): food.per100[nutrient] = amount
    }
  }

  /// An amount, with a decimal comma or point.
  private static func number(_ value: String?, _ text: String) throws -> Double? {
    guard let value else { return nil }
    guard let number = Double(value.replacing(",", with: ".")), number >= 0, number.isFinite else {
      throw failure(text, "must have a number")
    }
    return number
  }

  private static func failure(_ text: String, _ reason: String) -> Failure {
    Failure(
      "\"\(text)\" \(reason)",
      hint: "names: \(names.joined(separator: ", "))",
      exitCode: .usage,
      code: "usage"
    )
  }
}
