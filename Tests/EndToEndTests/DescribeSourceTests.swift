import FoundationEssentials
import Testing

/// Meals in plain words that somebody else than the food tables reads.
@Suite struct DescribeSourceTests {
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
    let broken = "\(plugins)/reset-source-broken"
    try Data("#!/bin/sh\nexit 3\n".utf8).write(to: URL(filePath: broken))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: broken)
  }

  private func describe(_ words: String..., order: String = "catalog") async throws -> Outcome {
    try await person.run(
      ["reset-food", "describe"] + words,
      with: ["RESET_FOOD_DESCRIBE": order]
    )
  }

  private func food(_ outcome: Outcome) throws -> String? {
    try outcome.objects.first?["items"]?[0]?["food"]?["source"]?.text
  }

  @Test func theSettingsAndTheCallSayWhoReadsIt() async throws {
    #expect(try food(try await describe("2 granola", "--json")) == "everyday")
    let own = try await describe("2 granola", "--json", order: "pantry,catalog")
    #expect(try food(own) == "pantry")
    let item = try #require(try own.objects.first?["items"]?[0])
    // Two bowls of 60 g, as the program has it, and not as the tables do.
    #expect(item["grams"] == .number(120) && item["nutrients"]?["energy_kcal"] == .number(546))
    #expect(Shape.meal.mistakes(in: try #require(try own.objects.first)) == [])
    let asked = try await describe("2 granola", "--source", "pantry", "--json")
    #expect(asked.output == own.output)
    let tables = try await describe(
      "2 granola",
      "--source",
      "catalog",
      "--json",
      order: "pantry"
    )
    #expect(try food(tables) == "everyday")
  }

  @Test func whoHasNothingOrFailsIsPassedOver() async throws {
    let eggs = try await describe(
      "2 eggs",
      "--json",
      "--verbose",
      order: "broken,shelf,pantry,catalog"
    )
    #expect(eggs.status == 0)
    #expect(try food(eggs) == "everyday")
    for told in [
      "broken: unavailable", "shelf: unsupported", "pantry: not_found", "catalog: found",
    ] {
      #expect(eggs.errors.contains(told))
    }
    let unknown = try await describe("xqzwv", "--json", order: "catalog,pantry")
    #expect(unknown.status == 1)
    #expect(try unknown.objects.first?["items"]?.count == 1)
  }

  @Test(arguments: [
    ("broken", 6, "source_unavailable"), ("shelf", 2, "source_unsupported"),
    ("openfoodfacts", 2, "source_unsupported"), ("cellar", 2, "unknown_table"),
  ])
  func whoCannotReadItSaysSo(source: String, status: Int32, code: String) async throws {
    let outcome = try await describe("2 granola", "--source", source, "--json")
    #expect(outcome.status == status)
    #expect(try outcome.error["error"]?["code"] == .text(code))
  }

  @Test func offlineAProgramIsNotRun() async throws {
    let outcome = try await describe("2 granola", "--source", "pantry", "--offline", "--json")
    #expect(outcome.status == 3)
    let both = try await describe("2 granola", "--offline", "--json", order: "pantry,catalog")
    #expect(try food(both) == "everyday")
  }

  @Test func tablesThatAreSwitchedOffDoNotRead() async throws {
    let off = ["RESET_SOURCES_CATALOG_ENABLED": "false"]
    let outcome = try await person.run(["reset-food", "describe", "egg", "--json"], with: off)
    #expect(outcome.status == 3)
  }

  @Test func whatIsOwedToTheReaderIsShownAndStored() async throws {
    let shown = try await describe("2 granola", "--source", "pantry")
    #expect(shown.output.hasSuffix("your own pantry list\n"))
    let logged = try await person.run(
      "reset-food",
      "log",
      "2 granola",
      "--source",
      "pantry",
      "--json"
    )
    #expect(logged.status == 0)
    #expect(try logged.objects.first?["logged"]?.count == 1)
    let query =
      "import sqlite3,sys; print([r for r in sqlite3.connect(sys.argv[1]).execute("
      + "'SELECT * FROM entry')])"
    let stored = try await person.shell(
      "python3 -c \"$1\" \"$2\"",
      [query, person.home + "/diary.db"]
    )
    #expect(stored.output.contains("'your own pantry list'"))
    #expect(stored.output.contains("'pantry'"))
  }
}
