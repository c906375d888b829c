package import Barcodes
package import FoodSources
package import Nutrition

/// The food tables on this disk: those in the program and those the person added.
package struct CatalogSource: FoodSource {
  /// What the tables are asked; whoever has them open answers.
  package struct Tables: Sendable {
    package var search: @Sendable (_ words: String, _ limit: Int, _ lang: String?) throws -> [Food]
    package var product: @Sendable (GTIN) throws -> Food?
    package var food: @Sendable (FoodID) throws -> Food?
    package var dishes: @Sendable (_ text: String, _ lang: String?) throws -> [Dish]

    package init(
      search: @escaping @Sendable (String, Int, String?) throws -> [Food],
      product: @escaping @Sendable (GTIN) throws -> Food?,
      food: @escaping @Sendable (FoodID) throws -> Food?,
      dishes: @escaping @Sendable (String, String?) throws -> [Dish]
    ) {
      self.search = search
      self.product = product
      self.food = food
      self.dishes = dishes
    }
  }

  private let tables: Tables

  package init(_ tables: Tables) { self.tables = tables }

  package static let about = SourceDescription(
    name: "catalog",
    kind: .local,
    capabilities: [.search, .barcode, .describe],
    asked: "the food tables on this disk",
    leaves: "nothing"
  )

  package var about: SourceDescription { Self.about }

  /// - Throws: `SourceFailure` for a question of another kind, and whatever the tables throw.
  package func answer(_ question: FoodQuestion) async throws -> FoodAnswer {
    switch question.subject {
    case .search(let words, let limit):
      FoodAnswer(foods: try tables.search(words, limit, question.languages.first))
    case .barcode(let gtin): FoodAnswer(foods: try tables.product(gtin).map { [$0] } ?? [])
    case .food(let id): FoodAnswer(foods: try tables.food(id).map { [$0] } ?? [])
    case .describe(let text):
      FoodAnswer(dishes: try tables.dishes(text, question.languages.first))
    case .photo:
      throw SourceFailure(source: about.name, .unsupported, "the food tables see no pictures")
    }
  }
}
