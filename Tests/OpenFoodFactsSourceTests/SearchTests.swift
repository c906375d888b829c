import FoodSources
import HTTP
import Nutrition
import OpenFoodFactsSource
import Testing

struct SearchTests {
  @Test(.enabled(if: Recordings.arePresent, "no recordings beside the checkout"))
  func recordedSearchesAreRead() async throws {
    // The server goes by the name of the recording.
    for (name, least) in [("search coca", 20), ("GET ProductsByName 200", 15)] {
      let question = FoodQuestion(.search(name, limit: 50))
      let foods = try await Recordings.source().answer(question).foods
      #expect(foods.count >= least, "\(name)")
      #expect(foods.allSatisfy { !$0.name.isEmpty && !$0.id.key.isEmpty })
    }
  }

  private func answer(_ body: String, _ words: String, limit: Int = 10) async throws -> [Food] {
    let source = OpenFoodFactsSource(client: FixedClient(body), userAgent: "tests")
    return try await source.answer(FoodQuestion(.search(words, limit: limit))).foods
  }

  @Test func foodsWithAllWordsComeFirst() async throws {
    let body = """
      {"hits":[{"code":"1","product_name":"Oat bar"},{"code":"2","product_name":"Oat drink",
      "brands":["Maker"]},{"code":"3"}],"count":3}
      """
    let foods = try await answer(body, "maker oat drinks")
    #expect(foods.map(\.id.key) == ["2", "1", "3"])
    #expect(foods.first?.brand == "Maker")
    #expect(foods.map(\.confidence) == foods.map(\.confidence).sorted(by: >))
    #expect(try await answer(body, "oat", limit: 1).count == 1)
  }

  @Test func wordsAreSentAsWords() async throws {
    let client = FixedClient(#"{"hits":[]}"#)
    let source = OpenFoodFactsSource(client: client, userAgent: "name/1 (contact)")
    let question = FoodQuestion(
      .search("crème: \"brûlée\" & x", limit: 3),
      languages: ["fr", "e&n"]
    )
    #expect(try await source.answer(question).isEmpty)
    let request = try #require(client.requests.first)
    #expect(
      request.url.hasPrefix(
        "https://search.openfoodfacts.org/search?q=cr%C3%A8me+br%C3%BBl%C3%A9e+x&langs=fr&page_size=3&fields=code,"
      )
    )
    #expect(request["user-agent"] == "name/1 (contact)")
  }

  @Test(arguments: ["", "  :\" "]) func noWordsAskNothing(_ words: String) async throws {
    let source = OpenFoodFactsSource(client: FixedClient(nil), userAgent: "tests")
    #expect(try await source.answer(FoodQuestion(.search(words, limit: 3))).isEmpty)
  }

  @Test func theSearchServersComplaintIsShown() async throws {
    let body = #"{"errors":[{"title":"unknown field","description":"of no use"}]}"#
    let failure = await #expect(throws: SourceFailure.self) { try await answer(body, "oat") }
    #expect(failure?.kind == .refused)
    #expect(failure?.message == "openfoodfacts says: unknown field")
  }

  @Test func theAttributionIsOwed() async throws {
    let food = try #require(try await answer(#"{"hits":[{"code":"1"}]}"#, "oat").first)
    #expect(food.attribution == OpenFoodFactsSource.about.attribution)
    #expect(food.attribution.contains("ODbL"))
  }
}
