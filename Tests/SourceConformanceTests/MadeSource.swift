import Barcodes
import FoodSources
import Nutrition

/// A source that holds to everything, until something about it is changed.
struct MadeSource: FoodSource {
  var about = SourceDescription(
    name: "made",
    kind: .external,
    capabilities: [.search, .barcode, .describe],
    asked: "a table in this test",
    leaves: "nothing",
    attribution: "the test"
  )
  var oats = MadeSource.oats
  var soup = Dish(
    text: "soup",
    name: "soup",
    amount: 1,
    unit: "bowl",
    grams: Estimate(low: 200, best: 250, high: 300),
    nutrients: Nutrients([.energy: 100]),
    confidence: 0.5
  )
  /// What it does instead of answering, for some questions.
  var instead: @Sendable (FoodQuestion) async throws -> FoodAnswer? = { _ in nil }

  static var oats: Food {
    var food = Food(
      id: FoodID(source: "made", key: "oats"),
      name: "Oats",
      per100: Nutrients([.energy: 370, .protein: 13.5, .sodium: 2]),
      attribution: "the test"
    )
    food.gtin = GTIN("96385074")
    food.portions = [Portion(name: "1 cup", grams: 90)]
    return food
  }

  func answer(_ question: FoodQuestion) async throws -> FoodAnswer {
    if let answer = try await instead(question) { return answer }
    try Task.checkCancellation()
    guard about.capabilities.contains(question.kind) else {
      throw SourceFailure(source: about.name, .unsupported, "made cannot answer that")
    }
    return switch question.subject {
    case .search(let words, let limit):
      FoodAnswer(foods: words == "oats" && limit > 0 ? [oats] : [])
    case .barcode(let code): FoodAnswer(foods: code == MadeSource.oats.gtin ? [oats] : [])
    case .food(let id): FoodAnswer(foods: id == oats.id ? [oats] : [])
    case .describe, .photo: FoodAnswer(dishes: [soup])
    }
  }
}
