import Calendar
import CommandLineKit
import FoodLookup
import JSON

/// `reset-food cache …`.
enum CacheCommands {
  static func group(_ tools: FoodTools) -> CommandGroup {
    CommandGroup(
      "cache",
      summary: "show or forget what sources have answered",
      examples: [
        Example("reset-food cache show"), Example("reset-food cache clear"),
        Example("reset-food cache clear openfoodfacts", "of one source"),
      ],
      subcommands: [show(tools), clear(tools)]
    )
  }

  private static func show(_ tools: FoodTools) -> Command<NoOptions> {
    Command("show", summary: "show how much is remembered of each source") { common, context in
      let kept = try tools.open(common, context).sources.store.overview()
      switch context.output.form {
      case .json: for source in kept { try context.output.show(json: json(source, context.clock)) }
      case .text: try context.output.show(text(kept, context))
      }
      return .done
    }
  }

  private static func json(_ kept: StoreOverview, _ clock: WallClock) -> JSON {
    [
      "source": .string(kept.source), "answers": .int(kept.answers), "stale": .int(kept.stale),
      "empty": .int(kept.empty), "bytes": .int(kept.bytes),
      "oldest": .string(clock.rfc3339(kept.oldest)), "newest": .string(clock.rfc3339(kept.newest)),
    ]
  }

  private static func text(_ kept: [StoreOverview], _ context: Context) -> StyledText {
    guard !kept.isEmpty else { return "nothing is remembered" }
    let rows = kept.map { source -> [StyledText] in
      [
        StyledText(source.source, as: .strong), StyledText("\(source.answers)"),
        StyledText("\(source.stale)"), StyledText("\(source.empty)"),
        StyledText("\((source.bytes + 512) / 1024) kB"),
        StyledText("\(context.clock.localTime(at: source.oldest).day)"),
      ]
    }
    return Table(
      [
        .init("source"), .init("answers", .trailing), .init("stale", .trailing),
        .init("empty", .trailing), .init("size", .trailing), .init("oldest"),
      ],
      rows: rows
    ).text(context.output.style)
  }

  struct ClearOptions: Equatable, Sendable {
    var source: String?
  }

  private static func clear(_ tools: FoodTools) -> Command<ClearOptions> {
    Command(
      "clear",
      summary: "forget what sources have answered",
      details: "How often a source was asked is not forgotten: its limits go on.",
      examples: [Example("reset-food cache clear"), Example("reset-food cache clear usda")],
      defaults: ClearOptions(),
      parameters: [
        .argument("SOURCE", sets: \.source, help: "Only what this one has answered.")
      ]
    ) { options, common, context in
      let store = try tools.open(common, context).sources.store
      let kept = store.overview().filter { options.source == nil || $0.source == options.source }
      let answers = kept.map(\.answers).reduce(0, +)
      let cleared = common.dryRun ? answers : store.clear(source: options.source)
      try context.output.show(Cleared(answers: cleared, isDryRun: common.dryRun))
      return .done
    }
  }
}

private struct Cleared: Presentable {
  let answers: Int
  let isDryRun: Bool

  var json: JSON { ["answers": .int(answers), "cleared": .bool(!isDryRun)] }

  func text(_ style: Style) -> StyledText {
    let count = answers == 1 ? "1 answer" : "\(answers) answers"
    return StyledText(isDryRun ? "would forget \(count)" : "forgot \(count)")
  }
}
