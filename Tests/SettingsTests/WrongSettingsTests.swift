import Settings
import TOML
import Testing

private let wrongFiles: [(text: String, summary: String)] = [
  (
    "\n[data]\nday_starts_at = '4'",
    "/c.toml:3: data.day_starts_at must be a whole number from 0 to 23, not \"4\""
  ),
  (
    "data.day_starts_at = 24",
    "/c.toml:1: data.day_starts_at must be a whole number from 0 to 23, not 24"
  ),
  (
    "ai.openai.allow_sending = 'yes'",
    "/c.toml:1: ai.openai.allow_sending must be true or false, not \"yes\""
  ),
  (
    "output.color = 'blue'",
    "/c.toml:1: output.color must be one of auto, always, never, not \"blue\""
  ),
  ("food.search = 'catalog'", "/c.toml:1: food.search must be a list of texts, not \"catalog\""),
  ("food.search = [1]", "/c.toml:1: food.search must be a list of texts, not a list"),
  (
    "food.search = ['a b']",
    "/c.toml:1: food.search must be names of food sources, such as catalog, not \"a b\""
  ),
  ("food.search = ['a', 'a']", "/c.toml:1: food.search must name each source once, not \"a,a\""),
  ("[person.zone]\nx = 1", "/c.toml:1: person.zone must be text, not a table"),
  ("food = 1", "/c.toml:1: food must be a table, not 1"),
  ("secrets = ['hunter2']", "/c.toml:1: secrets must be a table, not a list"),
  ("secrets.usda_command = [1]", "/c.toml:1: secrets.usda_command must be text, not a list"),
  ("secrets.usda_command = 77", "/c.toml:1: secrets.usda_command must be text, not a whole number"),
]

@Suite struct WrongSettingsTests {
  @Test(arguments: wrongFiles)
  func namesFileLineKeyAndWhatIsExpected(text: String, summary: String) {
    let error = #expect(throws: SettingsError.self) { try settings(text) }
    #expect(error?.summary == summary)
  }

  @Test(arguments: [
    ("RESET_DATA_DAY_STARTS_AT", "-1"), ("RESET_DATA_DAY_STARTS_AT", "four"),
    ("RESET_DATA_DAY_STARTS_AT", "99999999999999999999"),
    ("RESET_AI_OPENAI_ALLOW_SENDING", "maybe"),
    ("RESET_OUTPUT_COLOR", "Auto"), ("RESET_FOOD_SEARCH", "[catalog]"),
    ("RESET_FOOD_SEARCH", "['a']\nx = 1"), ("RESET_ALLERGIES_AVOID", "[' ']"),
    ("RESET_CATALOG_ADDRESS", "ftp://example.org"), ("RESET_CATALOG_ADDRESS", "http://example.org"),
    ("RESET_CATALOG_ADDRESS", "http://127.0.0.1.evil.org/"), ("RESET_CATALOG_ADDRESS", "https://"),
    ("RESET_CATALOG_ADDRESS", "https://a b"), ("RESET_CATALOG_ADDRESS", "https://u:p@a.org"),
    ("RESET_CATALOG_ADDRESS", "http://localhost@evil.org"), ("RESET_PERSON_ZONE", "../etc/passwd"),
    ("RESET_PERSON_ZONE", "/etc/localtime"), ("RESET_PERSON_LANG", "german!"),
    ("RESET_FOOD_RELEASE", "../x"), ("RESET_FOOD_RELEASE", ".."),
  ])
  func namesTheVariable(variable: String, text: String) {
    let error = #expect(throws: SettingsError.self) { try settings(environment: [variable: text]) }
    #expect(error?.summary.hasPrefix("\(variable): ") == true)
    #expect(error?.hint == "unset \(variable)")
  }

  @Test(arguments: [
    "http://localhost/x", "http://127.8.0.1:80", "http://[::1]", "https://example.org",
    "https://a.org/b@c",
  ])
  func takesSafeAddresses(address: String) throws {
    let settings = try settings(environment: ["RESET_CATALOG_ADDRESS": address])
    #expect(settings.catalogAddress == address)
  }

  @Test(arguments: [
    ("food.serch", "food.search"), ("foods.search", "food.search"), ("food.haed", nil),
    ("catalogue.address", "catalog.address"), ("catalog.adress", "catalog.address"),
    ("release", "food.release"), ("output.colour", "output.color"),
    ("person.release", "food.release"), ("zzz", nil), ("person.alng", "person.lang"), ("", nil),
  ])
  func anUnknownKeyIsReportedWithTheNearest(key: String, nearest: String?) throws {
    let parts = key.split(separator: ".", omittingEmptySubsequences: false)
    let written = parts.map { $0.isEmpty ? "\"\"" : String($0) }.joined(separator: ".")
    let settings = try settings("# comment\n\(written) = 1\ndata.day_starts_at = 3")
    #expect(
      settings.warnings.map { "\($0.path):\($0.line) \($0.key) \($0.nearest ?? "-")" }
        == ["/c.toml:2 \(key) \(nearest ?? "-")"]
    )
    #expect(settings.dayStartsAt == 3)
    let error = #expect(throws: SettingsError.self) { try Self.optionSettings(key) }
    #expect(error == .unknownKey(key, nearest: nearest))
  }

  private static func optionSettings(_ key: String) throws {
    _ = try settings(options: [key: "x"])
  }

  @Test func unknownTablesAndListsOfTablesAreReportedToo() throws {
    let settings = try settings("[food]\n[fod]\n[[plugins]]\na = 1\n[secrets]\nUsda = 1\n")
    #expect(settings.warnings.map(\.key) == ["fod", "plugins", "secrets.Usda"])
    #expect(settings.warnings.first?.summary == "/c.toml:2: there is no setting fod")
  }
}
