import Barcodes
import FoodSources
import Nutrition
import Testing

@testable import FoodLookup

struct FoodLookupTests {
  private func lookup(
    _ sources: [MadeSource],
    own: (any FoodSource)? = nil,
    order: [String]? = nil
  ) -> FoodLookup {
    let names = order ?? sources.map(\.about.name)
    return FoodLookup(sources, order: [.barcode: names, .search: names], own: own)
  }

  private func words(_ result: LookupResult) -> [String] {
    result.tried.map { "\($0.source) \($0.status.word)" }
  }

  @Test func asksInOrderUntilOneKnows() async throws {
    let sources = [
      MadeSource("a", has: nil), MadeSource("b", fails: .timedOut), MadeSource("c", has: .spread),
      MadeSource("d", has: .spread),
    ]
    let result = try await lookup(sources).lookup(barcode: .spread)
    #expect(result.food == .spread)
    #expect(result.source?.name == "c")
    #expect(words(result) == ["a not_found", "b timed_out", "c found"])
    #expect(result.failure == nil)
    #expect(sources[3].calls == 0)
  }

  @Test func theOrderIsTheConfiguredOne() async throws {
    let sources = [MadeSource("a", has: .spread), MadeSource("b", has: nil)]
    let result = try await lookup(sources, order: ["b", "a"]).search("spread", limit: 1)
    #expect(words(result) == ["b not_found", "a found"])
    let none = try await lookup(sources, order: []).search("spread", limit: 1)
    #expect(none.tried == [] && none.food == nil)
  }

  @Test func aMissBesideAFailureIsNotSure() async throws {
    let sources = [
      MadeSource("a", fails: .notSetUp), MadeSource("b", fails: .unavailable),
      MadeSource("c", has: nil),
    ]
    let result = try await lookup(sources).lookup(barcode: .spread)
    #expect(result.food == nil)
    #expect(result.failure?.source == "b")
  }

  @Test func whatThePersonSaidWins() async throws {
    let source = MadeSource("a", has: .spread)
    var mine = Food.spread
    mine.name = "My spread"
    let own = PersonalSource { [mine] in $0 == .spread ? mine : nil }
    let result = try await lookup([source], own: own).lookup(barcode: .spread)
    #expect(result.food?.name == "My spread")
    #expect(words(result) == ["own found"])
    #expect(source.calls == 0)
    let words = try await lookup([source], own: own).search("spread", limit: 1)
    #expect(words.source?.name == "a")
  }

  @Test func aCaseLeadsToWhatIsInIt() async throws {
    let asked = MadeSource("a") { _, question in
      FoodAnswer(foods: question.subject == .barcode(.spread) ? [.spread] : [])
    }
    let number = try #require(GTIN("13017620422000"))
    let result = try await lookup([asked]).lookup(barcode: number)
    #expect(result.food?.gtin == .spread)
    #expect(result.food?.reasons.last?.contains("case") == true)
  }

  @Test(arguments: ["0212345123454", "20123451", "9780306406157"])
  func numbersOfShopsAndBooksAreNotLookedUp(code: String) async throws {
    let source = MadeSource("a", has: .spread)
    let gtin = try #require(GTIN(code))
    let result = try await lookup([source]).lookup(barcode: gtin)
    #expect(result.food == nil && result.tried.isEmpty && result.remark != nil)
    #expect(source.calls == 0)
    let own = PersonalSource { _ in .spread }
    #expect(try await lookup([source], own: own).lookup(barcode: gtin).food == .spread)
  }

  @Test func anIDGoesToWhoGaveIt() async throws {
    let sources = [
      MadeSource("a", has: .spread), MadeSource("made", has: .spread),
      MadeSource("tables", kind: .local) { _, _ in FoodAnswer(foods: [.spread]) },
    ]
    let found = try await lookup(sources, order: []).food(FoodID(source: "made", key: "1"))
    #expect(words(found) == ["made found"])
    let table = try await lookup(sources, order: []).food(FoodID(source: "sr24", key: "1"))
    #expect(words(table) == ["tables found"])
  }

  @Test func whatASourceCannotDoIsNotAsked() async throws {
    let source = MadeSource("a", has: .spread)
    let lookup = FoodLookup([source], order: [.describe: ["a"]])
    let result = try await lookup.ask(FoodQuestion(.describe("bread")))
    #expect(words(result) == ["a unsupported"])
    #expect(source.calls == 0)
  }

  @Test func cancellingEndsIt() async throws {
    let source = MadeSource("a") { _, _ in
      try await Task.sleep(for: .seconds(60))
      return FoodAnswer()
    }
    let lookup = lookup([source, MadeSource("b", has: .spread)])
    let task = Task { try await lookup.lookup(barcode: .spread) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  /// Whoever is asked for a case is first asked for what is in it.
  @Test func aCaseIsAskedForWhereItsItemIsNowhere() async throws {
    let outer = try #require(GTIN("13017620422000"))
    for listed in [outer, outer.item] {
      let source = MadeSource { _, question in
        FoodAnswer(foods: question.subject == .barcode(listed) ? [.spread] : [])
      }
      let result = try await lookup([source]).lookup(barcode: outer)
      #expect(result.food?.name == "Spread")
      #expect(words(result) == ["made found"])
      #expect(source.calls == (listed == outer ? 2 : 1))
    }
  }

  @Test func thoseOnThisDiskReadWordsHere() async throws {
    let tables = MadeSource("tables", kind: .local) { _, _ in FoodAnswer() }
    func ask(_ sources: [any FoodSource], _ isFound: Bool) async throws -> LookupResult {
      let names = sources.map(\.about.name)
      return try await FoodLookup(sources, order: [.describe: names])
        .describe("a spread") { isFound }
    }
    let other = MadeSource("other", has: nil)
    #expect(words(try await ask([tables, other], true)) == ["tables found"])
    let missed = try await ask([tables, other], false)
    #expect(words(missed) == ["tables not_found", "other unsupported"])
    #expect(missed.failure?.kind == .unsupported)
    var about = tables.about
    about.capabilities = [.describe]
    let off = try await ask([SilentSource.off(about)], true)
    #expect(off.failure?.kind == .notAllowed)
    #expect(tables.calls == 0)
  }

  /// An id is asked of the source that gave it, though it searches nothing.
  @Test func ownFoodsAreFoundByTheirID() async throws {
    var mine = Food.spread
    mine.id = FoodID(source: "own", key: "3017620422003")
    let own = PersonalSource { [mine] in $0 == .spread ? mine : nil }
    let result = try await lookup([], own: own).food(mine.id)
    #expect(result.food == mine)
    let failure = await #expect(throws: SourceFailure.self) {
      try await own.answer(FoodQuestion(.search("spread", limit: 1)))
    }
    #expect(failure?.kind == .unsupported)
  }
}
