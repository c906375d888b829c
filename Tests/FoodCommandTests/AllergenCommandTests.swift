import CatalogImport
import CommandLineKit
import DietCheck
import FoodCatalog
import Synchronization
import Testing

@testable import FoodCommand

/// What a shelf of words would hold, and whom it asked.
private final class Shelf: Sendable {
  let kept = Mutex<AddedWords?>(nil)
  let asked = Mutex(0)
}

@Suite struct AllergenCommandTests {
  private let shelf = Shelf()

  private func run(
    _ words: [String],
    answer: String = Self.taxonomy,
    isOff: Bool = false
  ) async -> (Int32, Recording) {
    let recording = Recording(words, input: nil)
    let shelf = shelf
    let tools = FoodTools { _, _ in
      var session = FoodSession(
        catalog: { throw CancellationError() },
        store: CatalogStore(path: "", files: .none),
        sources: .made(of: TableSource(product: nil), cache: ""),
        diary: { throw CancellationError() },
        downloads: CatalogDownloads { _, _ in throw CancellationError() }
      )
      session.diet = DietTools(
        words: WordShelf(
          vocabulary: { shelf.kept.withLock { $0 }.map(Vocabulary.init(adding:)) ?? .own },
          read: { shelf.kept.withLock { $0 } },
          write: { words in shelf.kept.withLock { $0 = words } },
          remove: {
            shelf.kept.withLock { kept in
              defer { kept = nil }
              return kept != nil
            }
          },
          address: "https://example.org/words",
          fetch: {
            shelf.asked.withLock { $0 += 1 }
            return (Array(answer.utf8), "https://example.org/words")
          },
          obstacle: isOff ? Failure("off", exitCode: .notAllowed, code: "not_allowed") : nil
        )
      )
      return session
    }
    let program = FoodProgram.program(version: Version("0.1.0"), tools: tools)
    return (await program.run(recording.context), recording)
  }

  private static let taxonomy = """
    {"en:milk":{"name":{"en":"Milk","hu":"tej"},"synonyms":{"en":["zorgo","coconut milk"]}},
     "en:gluten":{"synonyms":{"en":["wheat flour"]}},"en:none":{"name":{"en":"None"}}}
    """

  @Test func keepsWordsWithWhoseTheyAre() async {
    let (status, recording) = await run(["allergens", "update"])
    #expect(status == 0)
    #expect(recording.output.contains("Open Food Facts contributors"))
    let (shown, words) = await run(["allergens", "show", "--json"])
    #expect(shown == 0)
    #expect(words.output.contains(#""words":4,"languages":["en"]"#))
    #expect(words.output.contains("ODbL 1.0"))
  }

  @Test func aWordThatWasAddedIsFoundAndOwed() async {
    let label = ["check", "--avoid", "milk", "--ingredients", "sugar, zorgo"]
    #expect(await run(label).0 == 0)
    _ = await run(["allergens", "update"])
    let (status, recording) = await run(label)
    #expect(status == 10)
    #expect(recording.output.contains("words from Open Food Facts contributors"))
  }

  @Test func oursAreNeverReplaced() async {
    _ = await run(["allergens", "update"])
    let coconut = ["check", "--avoid", "milk", "--ingredients", "coconut milk, sugar"]
    #expect(await run(coconut).0 == 0)
    let wheat = ["check", "--avoid", "wheat", "--ingredients", "wheat flour, sugar"]
    #expect(await run(wheat).0 == 10)
  }

  @Test(arguments: [
    (["allergens", "update", "--offline"], false, Int32(3)),
    (["allergens", "update"], true, 3), (["allergens", "update", "--dry-run"], false, 0),
    (["allergens", "show"], false, 1), (["allergens", "remove"], false, 1),
  ])
  func asksNobodyUnlessItMay(words: [String], isOff: Bool, status: Int32) async {
    #expect(await run(words, isOff: isOff).0 == status)
    #expect(shelf.asked.withLock { $0 } == 0)
  }

  @Test(arguments: ["<html>", "{}", "[1]", #"{"en:none":{"name":{"en":"None"}}}"#])
  func whatIsNoListLeavesTheOldOne(answer: String) async {
    _ = await run(["allergens", "update"])
    #expect(await run(["allergens", "update"], answer: answer).0 == 6)
    #expect(shelf.kept.withLock { $0 }?.words.count == 4)
    #expect(await run(["allergens", "remove"]).0 == 0)
    #expect(shelf.kept.withLock { $0 } == nil)
  }
}
