package import Barcodes
package import FoodSources
package import Nutrition

/// What the person said about products themselves, which wins over every source.
package struct PersonalSource: FoodSource {
  /// The name in the ids of such foods.
  package static let name = "own"

  private let find: @Sendable (GTIN) async throws -> Food?

  /// - Parameter find: Looks a product up among what the person has said; throws `SourceFailure`.
  package init(find: @escaping @Sendable (GTIN) async throws -> Food?) { self.find = find }

  package var about: SourceDescription {
    SourceDescription(
      name: Self.name,
      kind: .local,
      capabilities: [.barcode],
      asked: "what you said about a product yourself",
      leaves: "nothing"
    )
  }

  package func answer(_ question: FoodQuestion) async throws -> FoodAnswer {
    switch question.subject {
    case .barcode(let gtin): FoodAnswer(foods: try await find(gtin).map { [$0] } ?? [])
    case .food(let id): FoodAnswer(foods: try await food(id).map { [$0] } ?? [])
    case .search, .describe, .photo:
      throw SourceFailure(
        source: Self.name,
        .unsupported,
        "own knows products by their numbers alone"
      )
    }
  }

  private func food(_ id: FoodID) async throws -> Food? {
    guard let gtin = GTIN(id.key) else { return nil }
    return try await find(gtin)
  }
}
