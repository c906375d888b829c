import Caffeine
import Calendar
import CommandLineKit
import DietCheck
import Diary
import Explanations
import JSON
import Meals
import Nutrition
import Settings

/// `reset coffee`.
enum CoffeeCommand {
  struct Options: Equatable, Sendable {
    var words: [String] = []
  }

  static func command(_ tools: ResetTools) -> Command<Options> {
    Command(
      "coffee",
      summary: "log a coffee: your usual cup, learned from the diary",
      details: """
        The usual cup is the coffee logged most often in the last 60 days. The first one, and any \
        other that you name, is looked up by reset-food.
        """,
      examples: [
        Example("reset coffee", "your usual cup, now"),
        Example("reset coffee --day @08:12"),
        Example("reset coffee double espresso", "another one"),
      ],
      defaults: Options(),
      parameters: [
        .arguments("NAME", adds: \.words, required: false, help: "Another coffee than the usual.")
      ]
    ) { options, common, context in
      let session = try tools.open(common, context)
      let diary = try session.diary()
      guard options.words.isEmpty, let usual = try await usual(diary, context) else {
        return try lookUp(options.words.isEmpty ? ["coffee"] : [], context, tools)
      }
      var draft = usual.draft
      draft.moment = try moment(common, context, session)
      draft.meal = nil
      draft.origin = .typed
      warn(of: draft.item, session, context.output)
      let ids = common.dryRun ? [] : try await diary.log([draft])
      try context.output.show(CoffeeView(item: draft.item, ids: ids))
      if common.dryRun { context.output.note("nothing was stored (--dry-run)") }
      return .done
    }
  }

  /// Says what somebody avoids in the cup, by its name and by what such a drink is made of; the cup
  /// is logged all the same.
  private static func warn(of item: Item, _ session: ResetSession, _ output: Output) {
    let cup = FoodEvidence(name: item.text, parts: item.name, claims: item.text)
    do throws(DietProfileError) {
      for profile in try session.profiles() {
        for warning in profile.warnings(of: profile.check(cup).findings) { output.warn(warning) }
      }
    } catch {
      output.warn("your allergies are not watched: \(error.summary)")
    }
  }

  /// Days in the diary from which the usual cup is learned.
  private static let memory = 60

  private static func usual(_ diary: Diary, _ context: Context) async throws -> Entry? {
    let today = context.clock.today
    let entries = try await diary.entries(from: today.adding(days: -memory), through: today)
    let cups = entries.map { (name: $0.item.name, grams: $0.item.grams.best) }
    return UsualCup.index(of: cups).map { entries[$0] }
  }

  /// Becomes `reset-food log` with the options and words as typed.
  private static func lookUp(
    _ words: [String],
    _ context: Context,
    _ tools: ResetTools
  ) throws -> ExitCode {
    var typed = context.arguments
    if let own = typed.firstIndex(of: "coffee") { typed.remove(at: own) }
    let arguments = ["log"] + typed + words
    if let done = try tools.runProgram("food", arguments, context) { return done }
    throw Failure(
      "no cup is known yet, and reset-food is not on the path to look one up",
      hint: "log one first: reset-food log coffee",
      exitCode: .notSetUp,
      code: "no_usual_cup"
    )
  }

  private static func moment(
    _ common: CommonOptions,
    _ context: Context,
    _ session: ResetSession
  ) throws -> Moment {
    Moment(
      common.localTime(on: context.clock),
      isNamed: common.when != nil,
      clock: context.clock,
      dayStart: try session.settings().dayStartsAt
    )
  }
}

/// The cup that was logged.
private struct CoffeeView: Presentable {
  let item: Item
  let ids: [EntryID]

  var json: JSON {
    ["logged": .array(ids.map { JSON.int($0.rawValue) }), "items": .array([item])]
  }

  func text(_ style: Style) -> StyledText {
    let caffeine =
      item.nutrients[.caffeine].map { ", about \(Figures.whole($0)) mg caffeine" } ?? ""
    let cup: StyledText = "\(item.name, as: .strong), \(Figures.whole(item.grams.best)) g"
    let line = cup + StyledText(caffeine)
    guard !ids.isEmpty else { return line.wrapped(to: style.width).lines }
    let undo = StyledText("logged; take it back with: reset undo", as: .faint)
    return (line.wrapped(to: style.width) + [undo]).lines
  }
}
