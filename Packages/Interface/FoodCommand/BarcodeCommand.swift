import Barcodes
import CommandLineKit
import FoodLookup
import FoodSources
import JSON
import Nutrition

/// `reset-food barcode`.
enum BarcodeCommand {
  struct Options: Equatable, Sendable {
    var source: String?
    var codes: [String] = []
  }

  static func command(_ tools: FoodTools) -> Command<Options> {
    Command(
      "barcode",
      summary: "find a product by the number under its barcode",
      details: "Sources are asked in the order of the setting food.barcode until one knows it.",
      examples: [
        Example("reset-food barcode 3017620422003"),
        Example("reset-food barcode 3017620422003 --source openfoodfacts --json"),
        Example("reset-food barcode - --json < codes.txt", "one code a line"),
      ],
      defaults: Options(),
      parameters: [
        .option("--source", sets: \.source, value: "SOURCE", help: "Ask this source only."),
        .arguments("CODE", adds: \.codes, help: "8, 12, 13 or 14 digits; - reads one a line."),
      ]
    ) { options, common, context in
      let session = try tools.open(common, context)
      let lookup = try session.sources.lookup(LookupWishes(only: options.source))
      return try await context.forEachWord(in: options.codes) { code in
        try await answer(code, lookup, session, context)
      }
    }
  }

  private static func answer(
    _ code: String,
    _ lookup: FoodLookup,
    _ session: FoodSession,
    _ context: Context
  ) async throws -> ExitCode {
    let digits = code.filter { !$0.isWhitespace && $0 != "-" }
    guard let gtin = GTIN(digits) else {
      try context.output.show(BarcodeResult(code: code))
      throw Failure(
        "\"\(code)\" is no product number",
        hint: "look again: it has 8, 12, 13 or 14 digits, and the last one checks the others",
        exitCode: .usage,
        code: "bad_barcode"
      )
    }
    let result = try await lookup.lookup(barcode: gtin, languages: session.languages)
    context.explain(result)
    try context.output.show(BarcodeResult(code: code, gtin: gtin, result: result))
    if let failure = result.failure { throw failure }
    return result.food == nil ? .nothingFound : .done
  }
}

/// The product that bears a code.
struct BarcodeResult: Presentable {
  let code: String
  var gtin: GTIN?
  var result = LookupResult()

  var json: JSON {
    [
      "code": .string(code),
      "gtin": .string(gtin?.normalized),
      "food": result.food?.json ?? .null,
      "tried": .array(
        result.tried.map { ["source": .string($0.source), "status": .string($0.status.word)] }
      ),
    ]
  }

  func text(_ style: Style) -> StyledText {
    // What kept the answer away is told as an error.
    guard let gtin, result.failure == nil else { return StyledText() }
    if let food = result.food {
      let view = FoodView(food: food, formula: nil).text(style)
      guard result.answer.retrieved != nil, let reason = food.reasons.last else { return view }
      let mark: StyledText = StyledText(reason, as: result.answer.isStale ? .caution : .faint)
      return ([view] + mark.wrapped(to: style.width)).lines
    }
    let asked = result.tried.map(\.source).joined(separator: ", ")
    let reason = result.remark ?? (asked.isEmpty ? "no source is set up" : "asked: \(asked)")
    return StyledText("no product found for \(gtin.normalized); \(reason)")
      .wrapped(to: style.width).lines
  }
}
