import CommandLineKit
import DietCheck
import JSON
import Meals
import Settings

/// `reset config`.
enum ConfigCommand {
  struct SetOptions: Equatable, Sendable {
    var key = ""
    var value = ""
  }

  struct KeyOptions: Equatable, Sendable {
    var key = ""
  }

  static func command(_ tools: ResetTools) -> Command<NoOptions> {
    Command(
      "config",
      summary: "show each setting and where its value came from",
      details: "Values come from the command line, the environment, config.toml, or the default.",
      examples: [
        Example("reset config"), Example("reset config set person.lang de"),
        Example("reset config unset person.lang"),
      ],
      subcommands: [set(tools), unset(tools), path(tools), SecretCommand.command(tools)]
    ) { common, context in
      let session = try tools.open(common, context)
      let settings = try session.settings()
      switch context.output.form {
      case .json: for setting in settings.all { try context.output.show(json: json(setting)) }
      case .text: try context.output.show(table(settings.all, context.output.style))
      }
      return .done
    }
  }

  private static let nothingWasChanged: StyledText = "nothing was changed (--dry-run)"

  private static func json(_ resolved: Settings.Resolved) -> JSON {
    [
      "key": .string(resolved.setting.key), "value": value(resolved),
      "origin": .string(resolved.origin.description), "help": .string(resolved.setting.help),
    ]
  }

  private static func value(_ resolved: Settings.Resolved) -> JSON {
    if resolved.setting.isPrivate { return .string(resolved.shown) }
    return switch resolved.value {
    case .text(let text): .string(text)
    case .whole(let number): .int(number)
    case .flag(let flag): .bool(flag)
    case .list(let texts): .strings(texts)
    }
  }

  private static func table(_ all: [Settings.Resolved], _ style: Style) -> StyledText {
    Table(
      [
        .init("setting"), .init("value", overflow: .wrap), .init("from", overflow: .truncate),
      ],
      rows: all.map { resolved in
        [
          StyledText(resolved.setting.key, as: .strong), StyledText(resolved.shown),
          StyledText(resolved.origin.description, as: .faint),
        ]
      }
    ).text(style)
  }

  private static func set(_ tools: ResetTools) -> Command<SetOptions> {
    Command(
      "set",
      summary: "give a setting a value; comments in the file stay",
      examples: [Example("reset config set data.day_starts_at 4")],
      defaults: SetOptions(),
      parameters: [
        .argument(
          "KEY",
          sets: \.key,
          completion: .words(Setting.known.all.map(\.key)),
          help: "The setting."
        ),
        .argument("VALUE", sets: \.value, help: "Its value; a list with commas."),
      ]
    ) { options, common, context in
      let session = try tools.open(common, context)
      try refuseUnknownDiet(options)
      let value = try session.configFile.set(
        options.key,
        to: options.value,
        isRehearsal: common.dryRun
      )
      context.output.note("\(options.key) = \(value)")
      if common.dryRun { context.output.note(nothingWasChanged) }
      return .done
    }
  }

  /// What nobody can look for is better said now than at the next meal. The file itself may hold it:
  /// a mistake there must not stop the other programs.
  private static func refuseUnknownDiet(_ options: SetOptions) throws {
    guard case .list(let texts) = SettingKind.list.value(typed: options.value) else { return }
    switch options.key {
    case Setting.known.avoid.setting.key: _ = try DietProfile(avoiding: texts)
    case Setting.known.household.setting.key:
      for text in texts { _ = try DietProfile(household: text) }
    default: break
    }
  }

  private static func unset(_ tools: ResetTools) -> Command<KeyOptions> {
    Command(
      "unset",
      summary: "take a setting out of the file",
      examples: [Example("reset config unset person.lang")],
      defaults: KeyOptions(),
      parameters: [.argument("KEY", sets: \.key, help: "The setting.")]
    ) { options, common, context in
      let session = try tools.open(common, context)
      let wasThere = try session.configFile.unset(options.key, isRehearsal: common.dryRun)
      context.output.note(wasThere ? "unset \(options.key)" : "\(options.key) was not set")
      if common.dryRun { context.output.note(nothingWasChanged) }
      return wasThere ? .done : .nothingFound
    }
  }

  private static func path(_ tools: ResetTools) -> Command<NoOptions> {
    Command("path", summary: "print where config.toml lies") { common, context in
      let path = try tools.open(common, context).configFile.path
      try context.output.show(PathView(path: path))
      return .done
    }
  }
}

private struct PathView: Presentable {
  let path: String
  var json: JSON { ["path": .string(path)] }
  func text(_ style: Style) -> StyledText { StyledText(path) }
}
