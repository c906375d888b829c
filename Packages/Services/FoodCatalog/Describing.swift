package import Nutrition
import Words

/// A food that words may mean, for choosing food and portion together.
///
/// A class, as candidates are sorted and compared by the dozen and never change.
package final class FoodCandidate: Sendable {
  package let food: Food
  /// About 2 for a name that says just what was asked, above 3 for the one that is meant by it.
  package let score: Double
  /// The share of the words that the name has, 0 to 1.
  package let recall: Double
  package let confidence: Double
  /// Whether the words are exactly a name of the food.
  package let isExact: Bool
  package let reasons: [String]
  /// The comparable words that the name lacks, each with its share of what the words say.
  package let missing: [(word: String, share: Double)]

  init(
    food: Food,
    score: Double,
    recall: Double,
    confidence: Double,
    isExact: Bool,
    reasons: [String],
    missing: [(word: String, share: Double)]
  ) {
    self.food = food
    self.score = score
    self.recall = recall
    self.confidence = confidence
    self.isExact = isExact
    self.reasons = reasons
    self.missing = missing
  }

  /// Whether the food is first of all one of `words`: "Chicken with rice and broccoli" is no rice.
  package func leads(with words: [String]) -> Bool {
    Words.parts(of: food.name).first.map { !Set($0).isDisjoint(with: words) } ?? false
  }

  /// A food that is meant beyond doubt.
  package convenience init(meant food: Food, reason: String) {
    self.init(
      food: food,
      score: 5,
      recall: 1,
      confidence: 1,
      isExact: true,
      reasons: [reason],
      missing: []
    )
  }
}

extension Catalog {
  /// The foods that `words` may mean, best first.
  package func candidates(
    for words: String,
    _ options: SearchOptions
  ) throws -> [FoodCandidate] {
    try matches(for: words, options).map { match in
      FoodCandidate(
        food: match.stored.food,
        score: match.score,
        recall: match.recall,
        confidence: match.confidence,
        isExact: match.isExact,
        reasons: match.reasons,
        missing: match.missing
      )
    }
  }

  /// Whether some table has a name of exactly these words in this order.
  package func hasName(_ words: String) throws -> Bool {
    let key = Words.key(of: words)
    guard !key.isEmpty else { return false }
    return try reading { try shelves.contains { try !$0.foodsNamed(exactly: key).isEmpty } }
  }
}
