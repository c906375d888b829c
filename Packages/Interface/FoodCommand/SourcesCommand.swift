import CommandLineKit
import FoodLookup
import FoodSources
import JSON

/// `reset-food sources`.
enum SourcesCommand {
  static func command(_ tools: FoodTools) -> Command<NoOptions> {
    Command(
      "sources",
      summary: "list who can be asked about food, and what leaves the machine",
      details: """
        The order of asking is set with: reset config set food.barcode catalog,usda (and food.search, \
        food.describe, food.photo). sources.NAME.enabled switches one off; an AI service is off until \
        ai.NAME.allow_sending is on. A program of your own is \
        one too when it is called reset-source-NAME: reset-food source test NAME.
        """,
      examples: [Example("reset-food sources"), Example("reset-food sources --json")]
    ) { common, context in
      let statuses = try await tools.open(common, context).sources.all()
      switch context.output.form {
      case .json: for status in statuses { try context.output.show(json: status.json) }
      case .text: try context.output.show(text(statuses, context.output.style))
      }
      return .done
    }
  }

  private static func text(_ statuses: [SourceStatus], _ style: Style) -> StyledText {
    let rows = statuses.map { status -> [StyledText] in
      [
        StyledText(status.about.name, as: .strong), StyledText(status.about.kind.rawValue),
        status.inWords, StyledText(status.orderInWords), StyledText(status.about.leaves),
      ]
    }
    return Table(
      [
        .init("source"), .init("kind"), .init("state", overflow: .wrap),
        .init("asked for", overflow: .wrap), .init("what leaves", overflow: .wrap),
      ],
      rows: rows
    ).text(style)
  }
}

extension SourceStatus {
  fileprivate var json: JSON {
    [
      "name": .string(about.name),
      "kind": .string(about.kind.rawValue),
      "enabled": .bool(isEnabled),
      "capabilities": .strings(trouble == nil ? kinds.map(\.rawValue) : nil),
      "order": .object(
        QuestionKind.allCases.map { kind in
          JSON.Member(kind.rawValue, order[kind].map { .int($0) } ?? .null)
        }
      ),
      "needs_key": .bool(about.secret != nil),
      "key_present": hasKey.map { .bool($0) } ?? .null,
      "asked": .string(about.asked),
      "leaves": .string(about.leaves),
      "remaining": remaining.map { .int($0) } ?? .null,
      "attribution": .string(about.attribution),
      "trouble": .string(trouble),
    ]
  }

  private var kinds: [QuestionKind] {
    QuestionKind.allCases.filter(about.capabilities.contains)
  }

  fileprivate var inWords: StyledText {
    guard isEnabled else { return StyledText("off", as: .caution) }
    if let trouble { return StyledText(trouble, as: .caution) }
    if hasKey == false { return StyledText("key missing", as: .caution) }
    return remaining.map { "on, \($0) calls left" } ?? "on"
  }

  /// Such as `search 1, barcode 2`.
  fileprivate var orderInWords: String {
    let places = kinds.compactMap { kind in
      order[kind].map { "\(kind.rawValue) \($0 == 0 ? "before all" : String($0))" }
    }
    return places.isEmpty ? "nothing" : places.joined(separator: ", ")
  }
}
