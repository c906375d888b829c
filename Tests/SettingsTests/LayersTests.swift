import Settings
import TOML
import Testing

/// Settings from the text of a file at `/c.toml`.
func settings(
  _ text: String = "",
  options: [String: String] = [:],
  environment: [String: String] = [:]
) throws -> Settings {
  let document = try TOMLDocument(text)
  let file = ConfigFile.Contents(path: "/c.toml", document: document)
  return try Settings(options: options, environment: environment, file: file)
}

private struct Layer: Sendable {
  let options: [String: String]
  let environment: [String: String]
  let text: String
  let value: String
  let origin: SettingOrigin

  static let all = [
    Layer(
      options: ["food.release": "a"],
      environment: ["RESET_FOOD_RELEASE": "b"],
      text: "\n[food]\nrelease = 'c'",
      value: "a",
      origin: .option
    ),
    Layer(
      options: ["food.search": "usda"],
      environment: ["RESET_FOOD_RELEASE": "b"],
      text: "\n[food]\nrelease = 'c'",
      value: "b",
      origin: .environment("RESET_FOOD_RELEASE")
    ),
    Layer(
      options: [:],
      environment: ["RESET_FOOD_RELEASE": "", "FOOD_RELEASE": "x"],
      text: "\n[food]\nrelease = 'c'",
      value: "c",
      origin: .file(path: "/c.toml", line: 3)
    ),
    Layer(
      options: [:],
      environment: [:],
      text: "food.release = 'c'",
      value: "c",
      origin: .file(path: "/c.toml", line: 1)
    ),
    Layer(options: [:], environment: [:], text: "", value: "current", origin: .standard),
  ]
}

@Suite struct LayersTests {
  @Test(arguments: Layer.all)
  fileprivate func theStrongestPlaceWins(layer: Layer) throws {
    let settings = try settings(
      layer.text,
      options: layer.options,
      environment: layer.environment
    )
    let resolved = try #require(try settings.resolved("food.release"))
    #expect(resolved.value == .text(layer.value))
    #expect(resolved.origin == layer.origin)
    #expect(settings.foodRelease == layer.value)
  }

  @Test func everyKindIsReadFromTheFile() throws {
    let settings = try settings(
      """
      data.day_starts_at = 4
      output = { color = "never" }
      ai.openai.allow_sending = true
      [food]
      photo = ["catalog", "usda"]
      [allergies]
      avoid = ["milk", "word:coriander"]
      """
    )
    #expect(settings.dayStartsAt == 4)
    #expect(settings.color == .never)
    #expect(settings[ServiceKeys.openAI.allowSending])
    #expect(settings.photoSources == ["catalog", "usda"])
    #expect(settings.avoid == ["milk", "word:coriander"])
    #expect(settings.warnings.isEmpty)
  }

  @Test(arguments: [
    ("RESET_DATA_DAY_STARTS_AT", "23", "data.day_starts_at", SettingValue.whole(23)),
    ("RESET_AI_OPENAI_ALLOW_SENDING", "On", "ai.openai.allow_sending", .flag(true)),
    ("RESET_AI_OPENAI_ALLOW_SENDING", "0", "ai.openai.allow_sending", .flag(false)),
    ("RESET_OUTPUT_COLOR", "always", "output.color", .text("always")),
    ("RESET_FOOD_SEARCH", " usda, catalog ,", "food.search", .list(["usda", "catalog"])),
    ("RESET_ALLERGIES_AVOID", "['a, b', \"c\"]", "allergies.avoid", .list(["a, b", "c"])),
    ("RESET_ALLERGIES_AVOID", ",", "allergies.avoid", .list([])),
    ("RESET_CATALOG_ADDRESS", "http://[::1]:8/x", "catalog.address", .text("http://[::1]:8/x")),
  ])
  func everyKindIsReadFromText(
    variable: String,
    text: String,
    key: String,
    value: SettingValue
  ) throws {
    let resolved = try settings(environment: [variable: text]).resolved(key)
    #expect(resolved?.value == value)
    #expect(resolved?.origin == .environment(variable))
    let typed = try settings(options: [key: text]).resolved(key)
    #expect(typed?.value == value)
  }

  @Test func allNamesEverySettingOnce() throws {
    let settings = try settings()
    let keys = settings.all.map(\.setting.key)
    let services = ServiceKeys.every.flatMap(\.settings).count
    #expect(keys.count == Mirror(reflecting: Setting.known).children.count + services)
    #expect(Set(keys).count == keys.count)
    #expect(Set(settings.all.map(\.setting.environmentName)).count == keys.count)
    #expect(settings.all.allSatisfy { $0.origin == .standard && !$0.setting.help.isEmpty })
  }

  @Test(arguments: Setting.known.all)
  func everyDefaultCanBeTypedAgain(setting: Setting) throws {
    let options = [setting.key: setting.fallback.description]
    #expect(try settings(options: options).resolved(setting.key)?.value == setting.fallback)
  }

  @Test func commandsForSecretsAreListedButNotShown() throws {
    let settings = try settings("[secrets]\nusda_key_command = 'echo hunter2'")
    let command = try #require(settings.all.last)
    #expect(command.setting.key == "secrets.usda_key_command")
    #expect(command.origin == .file(path: "/c.toml", line: 2))
    #expect(command.shown == "<hidden>")
    #expect(settings.warnings.isEmpty)
  }
}
