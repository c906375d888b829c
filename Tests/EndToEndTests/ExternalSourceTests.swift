import FoundationEssentials
import Testing

/// Food sources that somebody else wrote, from the settings to what is printed.
@Suite struct ExternalSourcePrograms {
  private let person: Person

  init() throws {
    person = try Person()
    let plugins = person.home + "/plugins"
    try FileManager.default.createDirectory(atPath: plugins, withIntermediateDirectories: true)
    let folder = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    for name in ["pantry", "shelf"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(plugins)/reset-source-\(name)",
        withDestinationPath: "\(folder)/Plugins/Examples/reset-source-\(name)"
      )
    }
  }

  private func write(_ script: String, named name: String) throws {
    let path = "\(person.home)/plugins/reset-source-\(name)"
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  private func set(_ key: String, _ value: String) async throws {
    let outcome = try await person.run("reset", "config", "set", key, value)
    #expect(outcome.status == 0)
  }

  @Test(arguments: [("pantry", "passed"), ("shelf", "skipped")])
  func theExamplesPassAllChecks(name: String, search: String) async throws {
    let outcome = try await person.run("reset-food", "source", "test", name, "--json")
    #expect(outcome.status == 0)
    let checks = try outcome.objects
    for check in checks { #expect(Shape.check.mistakes(in: check).isEmpty) }
    #expect(checks.first { $0["check"] == .text("answers_search") }?["result"] == .text(search))
    #expect(!checks.contains { $0["result"] == .text("failed") })
  }

  @Test func theSettingsSayWhoIsAsked() async throws {
    try await set("food.search", "pantry,catalog")
    try await set("food.barcode", "shelf,pantry")
    let granola = try await person.run("reset-food", "search", "granola", "--json")
    #expect(try granola.objects[0]["results"]?[0]?["id"] == .text("pantry:granola"))
    let apple = try await person.run("reset-food", "search", "apple", "--json", "--limit", "1")
    #expect(try apple.objects[0]["results"]?[0]?["source"] != .text("pantry"))
    let crackers = try await person.run("reset-food", "barcode", "96385074", "--json")
    #expect(try crackers.objects[0]["food"]?["id"] == .text("shelf:96385074"))
    #expect(Shape.food.mistakes(in: try await show("pantry:energy-bar")).isEmpty)
    try await set("food.search", "catalog")
    #expect(try await show("pantry:granola")["attribution"] == .text("your own pantry list"))
  }

  private func show(_ id: String) async throws -> Value {
    let outcome = try await person.run("reset-food", "show", id, "--json")
    #expect(outcome.status == 0)
    return try outcome.objects[0]
  }

  @Test func sourcesListsThemAndTheirTroubles() async throws {
    try write("exit 9", named: "broken")
    let sources = try await person.run("reset-food", "sources", "--json").objects
    for source in sources { #expect(Shape.source.mistakes(in: source).isEmpty) }
    let own = sources.filter { $0["kind"] == .text("external") }
    #expect(own.map { $0["name"]?.text } == ["broken", "pantry", "shelf"])
    #expect(own[0]["trouble"] == .text("reset-source-broken ended with status 9"))
    #expect(own[0]["capabilities"] == .null)
    #expect(own[1]["capabilities"]?.count == 3)
    #expect(own[2]["asked"] == .text("the products on your shelf"))
    let offline = try await person.run("reset-food", "sources", "--offline", "--json").objects
    #expect(offline.last?["trouble"] == .text("not run, since --offline was given"))
  }

  @Test func aSourceThatIsNowhereIsNamedWithThoseThatAre() async throws {
    try await set("food.search", "cellar")
    let outcome = try await person.run("reset-food", "search", "apple", "--json")
    #expect(outcome.status == 2)
    let error = try outcome.error["error"]
    #expect(error?["code"] == .text("unknown_source"))
    #expect(error?["message"]?.text?.contains("reset-source-cellar") == true)
    #expect(error?["hint"]?.text?.hasSuffix("pantry, shelf") == true)
  }

  @Test(arguments: [
    ("kill -SEGV $$", "source_unavailable", "was killed by signal 11"),
    ("yes", "source_malformed", "printed more than 4194304 bytes"),
    ("echo nonsense", "source_malformed", "it is no JSON"),
    (
      "head -c 8000000 /dev/zero | tr '\\0' x", "source_malformed",
      "printed more than 4194304 bytes"
    ),
    // Which of two watches sees it first, nobody knows; both name it.
    ("sleep 60", "source_timed_out", "broken"),
    ("read -r line; echo '{\"schema_version\":2}'", "source_malformed", "schema_version is not 1"),
  ])
  func aBrokenProgramIsPassedOverAndNamed(
    script: String,
    code: String,
    message: String
  ) async throws {
    try write(script, named: "broken")
    let alone = try await person.run(
      "reset-food",
      "search",
      "apple",
      "--source",
      "broken",
      "--json"
    )
    #expect(alone.status == 6)
    let error = try alone.error["error"]
    #expect(error?["code"] == .text(code))
    let named = code == "source_timed_out" ? "broken " : "reset-source-broken "
    #expect(error?["message"]?.text?.contains(named) == true)
    #expect(error?["message"]?.text?.contains(message) == true)

    try await set("food.search", "broken,catalog")
    let first = try await person.run("reset-food", "search", "apple", "--verbose", "--limit", "1")
    #expect(first.status == 0)
    #expect(first.output.contains("Apple"))
    #expect(first.errors.contains(named))
  }

  @Test func interruptingEndsItAtOnce() async throws {
    try write("touch '\(person.at("started"))'; sleep 97 & sleep 98", named: "slow")
    let outcome = try await person.shell(
      """
      reset-food search apple --source slow & program=$!
      until test -e started; do sleep 0.02; done
      kill -INT $program; wait $program; echo "status $?"
      pgrep -f '^sleep 9[78]$' | wc -l
      """
    )
    #expect(outcome.lines == ["status 130", "0"])
  }

  @Test func offlineItIsNotEvenRun() async throws {
    try write("touch '\(person.at("started"))'", named: "spy")
    let outcome = try await person.run(
      "reset-food",
      "search",
      "apple",
      "--source",
      "spy",
      "--offline",
      "--json"
    )
    #expect(outcome.status == 3)
    #expect(try outcome.error["error"]?["code"] == .text("source_not_allowed"))
    #expect(!FileManager.default.fileExists(atPath: person.at("started")))
  }

  @Test func itGetsNoKeys() async throws {
    try write("env > '\(person.at("variables"))'", named: "spy")
    let keys = ["RESET_USDA_KEY": "canary", "SOME_API_KEY": "canary", "RESET_SOURCE_SPY_X": "1"]
    _ = try await person.run(
      ["reset-food", "search", "apple", "--source", "spy"],
      with: keys
    )
    let variables = try String(contentsOfFile: person.at("variables"), encoding: .utf8)
    #expect(variables.contains("RESET_SOURCE_SPY_X=1\n"))
    #expect(!variables.contains("canary"))
  }
}

extension Shape {
  fileprivate static let check = Shape.line([
    "source": .text, "check": .text, "rule": .text, "result": .text, "remark": .maybe(.text),
    "elapsed_ms": .number,
  ])
}
