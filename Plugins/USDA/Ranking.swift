import Nutrition

/// How well foods answer the words that were asked for. Their order is the service's.
struct Ranking {
  private let words: [Substring]

  init(_ text: String) { words = text.lowercased().split { !$0.isLetter && !$0.isNumber } }

  /// The foods with a confidence: the share of the words that stand in the name or the brand, and
  /// how few words stand there besides.
  func rated(_ foods: [Food]) -> [Food] {
    foods.map { food in
      var food = food
      food.confidence = confidence(of: "\(food.name) \(food.brand ?? "")")
      return food
    }
  }

  private func confidence(of name: String) -> Double {
    let parts = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    guard !words.isEmpty, !parts.isEmpty else { return 0 }
    let met = words.count { word in parts.contains { $0.hasPrefix(word) || word.hasPrefix($0) } }
    let share = Double(met) / Double(words.count)
    let excess = Double(max(0, parts.count - words.count)) / Double(parts.count)
    return share * (0.95 - 0.45 * excess)
  }
}
