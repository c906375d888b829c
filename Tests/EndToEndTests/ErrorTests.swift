import Testing

/// What can go wrong: the exit status, one JSON object under `--json`, and words for a person.
@Suite struct ErrorTests {
  struct Fault: CustomTestStringConvertible, Sendable {
    let words: String
    let status: Int32
    let code: String

    var testDescription: String { words }

    init(_ words: String, _ status: Int32, _ code: String) {
      self.words = words
      self.status = status
      self.code = code
    }
  }

  private static let faults = [
    Fault("reset undo", 1, "nothing_to_undo"),
    Fault("reset redo", 1, "nothing_to_redo"),
    Fault("reset-food show sr24:0", 1, "no_such_food"),
    Fault("reset nonsense", 2, "usage"),
    Fault("reset-food nonsense", 2, "usage"),
    Fault("reset-food", 2, "usage"),
    Fault("reset-food search", 2, "usage"),
    Fault("reset-food search egg --limit x", 2, "usage"),
    Fault("reset-food search egg --limt 3", 2, "usage"),
    Fault("reset-food search egg --source nowhere", 2, "unknown_table"),
    Fault("reset-food search egg --source usda --offline", 3, "source_not_allowed"),
    Fault("reset-food search egg --source usda", 4, "source_not_set_up"),
    Fault("reset-food log egg --meal lunsh", 2, "usage"),
    Fault("reset-food show nonsense", 2, "bad_food_id"),
    Fault("reset-food catalog remove sr24", 2, "unknown_table"),
    Fault("reset-food catalog update nonsense", 2, "unknown_table"),
    Fault("reset today --day 2026-13-01", 2, "usage"),
    Fault("reset config set food.serch x", 2, "settings"),
    Fault("reset config set data.day_starts_at 99", 2, "settings"),
    Fault("reset --config /nowhere/config.toml", 2, "settings"),
    Fault("reset-food catalog update --offline", 3, "offline"),
    Fault("reset-food catalog add nowhere.zip", 5, "unreadable_table"),
    Fault("reset-food catalog add /", 5, "unreadable_table"),
    Fault("reset-food catalog add /dev/null", 5, "unreadable_table"),
    Fault("reset-food catalog update fndds", 6, "download_interrupted"),
  ]

  @Test(arguments: faults) func isToldToProgramsAndPeople(fault: Fault) async throws {
    let person = try Person()
    let words = fault.words.split(separator: " ").map(String.init)
    // A port where nobody listens.
    let nowhere = ["RESET_CATALOG_ADDRESS": "http://127.0.0.1:1"]
    let json = try await person.run(words + ["--json"], with: nowhere)
    #expect(json.status == fault.status)
    #expect(json.output == "")
    #expect(Shape.error.mistakes(in: try json.error) == [])
    #expect(try json.error["schema_version"] == .number(1))
    #expect(try json.error["error"]?["code"] == .text(fault.code))
    // Asking twice for what cannot be reached only takes time.
    guard fault.status != 6, let message = try json.error["error"]?["message"]?.text else { return }
    let text = try await person.run(words, with: nowhere)
    #expect(text.status == fault.status)
    #expect(text.output == "")
    if words.count > 1 { #expect(text.errors.hasPrefix("\(words[0]): \(message)\n")) }
  }

  @Test func suggestsTheNearestCommand() async throws {
    let person = try Person()
    let far = try await person.run("reset", "nonsense")
    #expect(far.errors == "reset: unknown command nonsense\n  try: reset --help\n")
    let near = try await person.run("reset", "todya")
    #expect(near.errors == "reset: unknown command todya\n  try: reset today\n")
    let option = try await person.run("reset-food", "search", "egg", "--jsn")
    #expect(option.status == 2)
    #expect(option.errors.contains("--json"))
    let setting = try await person.run("reset", "config", "set", "food.serch", "x")
    #expect(setting.errors == "reset: there is no setting food.serch\n  try: food.search\n")
  }

  @Test func aFewBadLinesAreEight() async throws {
    let person = try Person()
    let input = Array("egg\n".utf8) + [0x63, 0xE9, 0x0A] + Array("milk\n".utf8)
    let outcome = try await person.run("reset-food", "describe", "-", "--json", input: input)
    #expect(outcome.status == 8)
    #expect(try outcome.objects.map { $0["text"]?.text } == ["egg", "milk"])
    #expect(try outcome.error["error"]?["message"] == .text("line 2 is not UTF-8"))
    let bad = try await person.run("reset-food", "describe", "-", input: [0xE9])
    #expect(bad.status == 5)
    #expect(bad.errors == "reset-food: line 1 is not UTF-8\n")
  }

  @Test func aConfigFileThatIsBrokenIsFive() async throws {
    let person = try Person()
    try person.write("[food\n".utf8, to: "config.toml")
    let outcome = try await person.run(
      "reset-food",
      "--config",
      person.at("config.toml"),
      "search",
      "egg",
      "--json"
    )
    #expect(outcome.status == 5)
    #expect(try outcome.error["error"]?["message"]?.text?.contains("config.toml:1:") == true)
  }
}
