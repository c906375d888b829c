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

  private let source = CatalogSource(
    CatalogSource.Tables(
      search: { words, limit, language in
        words == "soup" && language == "de" ? [Food](repeating: soup, count: limit) : []
      },
      product: { $0.normalized == "3017620422003" ? soup : nil },
      food: { $0 == soup.id ? soup : nil }
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

  @Test func doesNotReadSentences() async {
    await #expect(throws: SourceFailure.self) { try await foods(.describe("a soup")) }
  }
}
