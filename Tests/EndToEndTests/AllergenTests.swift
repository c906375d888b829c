import LoopbackServer
import Testing

/// Words for allergens, fetched from a server and used from then on.
@Suite struct AllergenTests {
  private let person: Person

  init() throws { person = try Person() }

  private func address(_ path: String = "/off/words") throws -> [String: String] {
    ["RESET_SOURCES_OPENFOODFACTS_WORDS_ADDRESS": try LoopbackServer.shared.get().url(path)]
  }

  private static let label = [
    "reset-food", "check", "--avoid", "milk", "--ingredients", "sugar, zorgo",
  ]

  @Test func wordsAreFetchedKeptUsedAndForgotten() async throws {
    #expect(try await person.run(Self.label).status == 0)
    let update = try await person.run("reset-food", "allergens", "update", with: try address())
    #expect(update.status == 0)
    #expect(update.output.contains("Open Food Facts contributors"))
    let rights = try await person.shell("stat -c %a \"$1\"", [person.home + "/allergens.json"])
    #expect(rights.output == "600\n")
    let found = try await person.run(Self.label)
    #expect(found.status == 10)
    #expect(found.output.contains("words from Open Food Facts contributors"))
    #expect(try await person.run("reset-food", "allergens", "remove").status == 0)
    #expect(try await person.run(Self.label).status == 0)
  }

  @Test func damagedWordsAreWarnedOfAndNotUsed() async throws {
    _ = try await person.run("reset-food", "allergens", "update", with: try address())
    _ = try await person.shell("echo '{' > \"$1\"", [person.home + "/allergens.json"])
    let check = try await person.run(Self.label)
    #expect(check.status == 0)
    #expect(check.errors.contains("words added for allergens are not used"))
    #expect(try await person.run("reset-food", "allergens", "show").status == 5)
  }

  @Test(
    arguments: [
      (["--offline"], [:], 3), ([], ["RESET_SOURCES_OPENFOODFACTS_ENABLED": "false"], 3),
      ([], ["RESET_SOURCES_OPENFOODFACTS_WORDS_ADDRESS": "http://127.0.0.1:1"], 6),
    ] as [([String], [String: String], Int32)]
  )
  func nothingIsFetchedThatMayNotBe(
    words: [String],
    settings: [String: String],
    status: Int32
  ) async throws {
    let everything = try address().merging(settings) { $1 }
    let outcome = try await person.run(
      ["reset-food", "allergens", "update"] + words,
      with: everything
    )
    #expect(outcome.status == status)
    let kept = try await person.shell("test -e \"$1\"", [person.home + "/allergens.json"])
    #expect(kept.status == 1)
  }
}
