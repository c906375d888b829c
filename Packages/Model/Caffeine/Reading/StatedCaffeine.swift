import Amounts
import Nutrition

/// Caffeine that the text states itself, such as "200 mg caffeine" or "32 mg/100 ml".
struct StatedCaffeine: Equatable, Sendable {
  private let milligrams: Double
  /// The amount that holds them; `nil` where it is all of it.
  private let amount: Double?

  /// `nil` where the text states none.
  init?(_ name: DrinkName) {
    let tokens = name.tokens
    guard tokens.contains(where: { $0.word.map(Self.words.contains) ?? false }) else { return nil }
    for index in tokens.indices.dropLast() {
      guard case .number(let low, let high, _) = tokens[index], tokens[index + 1].word == "mg",
        Self.isNear(index, tokens)
      else { continue }
      milligrams = (low + high) / 2
      amount = Self.reference(after: index + 2, tokens)
      return
    }
    return nil
  }

  private static let words: Set<String> = [
    "caffeine", "koffein", "coffein", "cafeine", "cafeina", "caffeina", "kofeina", "kofein",
    "koffeinia", "cafeine", "kafein",
  ]

  private static func isNear(_ index: Int, _ tokens: [MealToken]) -> Bool {
    tokens[max(0, index - 3)..<min(tokens.count, index + 5)].contains { token in
      token.word.map(words.contains) ?? false
    }
  }

  /// "per 100 ml", "/100 g".
  private static func reference(after index: Int, _ tokens: [MealToken]) -> Double? {
    for next in index..<min(tokens.count, index + 3) {
      guard case .number(100, 100, _) = tokens[next], next + 1 < tokens.count,
        let unit = tokens[next + 1].word
      else { continue }
      return unit == "ml" || unit == "g" ? 100 : nil
    }
    return nil
  }

  /// - Parameter taken: In ml or g; `nil` where it is not known, and the amount the figure is for
  ///   is meant.
  func content(amount taken: Double?) -> CaffeineContent {
    var total = milligrams
    if let amount, let taken { total = milligrams * taken / amount }
    return CaffeineContent(
      milligrams: Estimate(low: total, best: total, high: total),
      grams: taken ?? amount,
      basis: .label,
      reason: "as written beside it"
    )
  }
}
