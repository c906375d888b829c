import Barcodes
import FoodSources
import Nutrition
import Testing

@testable import CatalogSource

struct CatalogSourceTests {
  private static let soup = Food(
    id: FoodID(source: "own-table", key: "1"),
    name: "Soup",
    per100: Nutrients([.energy: 40]),
    attribution: "made up"
  )

  private static let dish = Dish(
    text: "a soup",
    name: "Soup",
    amount: 1,
    unit: "each",
    grams: Estimate(low: 200, best: 250, high: 300),
    nutrients: Nutrients([.energy: 100]),
    confidence: 0.9
  )

  private let source = CatalogSource(
    CatalogSource.Tables(
      search: { words, limit, language in
        words == "soup" && language == "de" ? [Food](repeating: soup, count: limit) : []
      },
      product: { $0.normalized == "3017620422003" ? soup : nil },
      food: { $0 == soup.id ? soup : nil },
      dishes: { text, language in text == "a soup" && language == "de" ? [dish] : [] }
    )
  )

  private func foods(_ subject: FoodQuestion.Subject) async throws -> Int {
    try await source.answer(FoodQuestion(subject, languages: ["de", "en"])).foods.count
  }

  @Test func handsEachQuestionToTheTables() async throws {
    #expect(try await foods(.search("soup", limit: 3)) == 3)
    #expect(try await foods(.search("egg", limit: 3)) == 0)
    #expect(try await foods(.barcode(#require(GTIN("3017620422003")))) == 1)
    #expect(try await foods(.barcode(#require(GTIN("96385074")))) == 0)
    #expect(try await foods(.food(Self.soup.id)) == 1)
  }

  @Test func readsSentences() async throws {
    let question = FoodQuestion(.describe("a soup"), languages: ["de"])
    #expect(try await source.answer(question).dishes == [Self.dish])
  }

  @Test func seesNoPictures() async {
    let photo = FoodQuestion(.photo(PlateQuestion(pictures: [])))
    let failure = await #expect(throws: SourceFailure.self) { try await source.answer(photo) }
    #expect(failure?.kind == .unsupported)
  }
}
