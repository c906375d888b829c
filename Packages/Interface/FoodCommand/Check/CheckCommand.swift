import Barcodes
import CommandLineKit
import DietCheck
import FoodCatalog
import Meals
import Nutrition

/// `reset-food check`.
enum CheckCommand {
  struct Options: Equatable, Sendable {
    var avoid: [String] = []
    var person: String?
    var ingredients: String?
    var input: String?
    var words: [String] = []
  }

  static func command(_ tools: FoodTools) -> Command<Options> {
    Command(
      "check",
      summary: "see whether a food names what you avoid",
      details: """
        Looks at names only, so always read the label. Ends with 10 for a match, 11 for a possible \
        one, 12 where it cannot be told, 0 where nothing was found. Without --avoid it looks for \
        what the settings say (allergies.avoid), or for the 14 allergens of EU labels.
        """,
      examples: [
        Example("reset-food check --avoid nuts,vegan \"caesar salad\""),
        Example("reset-food check --avoid milk --ingredients \"Zucker, Molkenpulver\""),
        Example("reset-food check - < plan.txt", "a meal plan, one dish a line"),
        Example("reset-food check --input labels.jsonl --json", "an answer a line"),
      ],
      defaults: Options(),
      parameters: [
        .option(
          "--avoid",
          adds: \.avoid,
          separator: ",",
          value: "A,B",
          completion: .words(Avoid.knownNames),
          help: "Allergens, diets, or your own words as word:coriander."
        ),
        .option("--for", sets: \.person, value: "NAME", help: "What this person avoids."),
        .option(
          "--ingredients",
          sets: \.ingredients,
          value: "TEXT",
          help: "The text of a label; --lang says its language."
        ),
        .option(
          "--input",
          sets: \.input,
          value: "FILE",
          completion: .files,
          help: "JSON Lines with ingredients_text, allergens, traces; - reads them."
        ),
        .arguments(
          "CODE|WORDS",
          adds: \.words,
          required: false,
          help: "A barcode, a food id, or what is on the plate; - reads one a line."
        ),
      ]
    ) { options, common, context in
      let session = try tools.open(common, context)
      let language = try language(common.language)
      let wishes = try Wishes(options, session.diet)
      if let file = options.input {
        return try LabelLines(wishes: wishes, language: language, diet: session.diet)
          .answer(file, context)
      }
      if let text = options.ingredients {
        let food = FoodEvidence(ingredients: text, language: language)
        return try show(wishes.profile.check(food), wishes, context)
      }
      guard !options.words.isEmpty else {
        throw Failure(
          "nothing to check",
          hint: "reset-food check WORDS, or --ingredients TEXT, or --input FILE",
          exitCode: .usage,
          code: "usage"
        )
      }
      let checker = FoodChecker(session: session, catalog: try session.catalog())
      let isPlan = options.words == ["-"]
      var codes: [ExitCode] = []
      let status = try await context.forEachText(in: options.words) { text in
        let verdict = try await checker.check(text, for: wishes.profile, language)
        codes.append(try show(verdict, wishes, context, said: isPlan ? text : nil))
        return .done
      }
      if isPlan, codes.count > 1 { context.output.note(StyledText(summary(of: codes))) }
      return status == .done ? LabelLines.strongest(codes) : status
    }
  }

  private static func language(_ code: String?) throws -> Language? {
    guard let code else { return nil }
    return Language(code: code)
  }

  static func show(
    _ verdict: Verdict,
    _ wishes: Wishes,
    _ context: Context,
    said: String? = nil
  ) throws -> ExitCode {
    let verdict = wishes.profile.noting(verdict)
    try context.output.show(VerdictView(verdict: verdict, said: said))
    return verdict.exitCode
  }

  /// How a whole plan came out: "of 14: 2 name it, 3 may hold it, 9 cannot be told".
  private static func summary(of codes: [ExitCode]) -> String {
    let kinds: [(ExitCode, String)] = [
      (.match, "name what is avoided"), (.possibleMatch, "may hold it"),
      (.cannotTell, "cannot be told"), (.done, "name nothing of it"),
    ]
    let parts = kinds.compactMap { code, words -> String? in
      let count = codes.count { $0 == code }
      return count == 0 ? nil : "\(count) \(words)"
    }
    return "of \(codes.count): " + parts.joined(separator: ", ")
  }
}
