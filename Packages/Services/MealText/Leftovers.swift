import Amounts

/// In a meal whose foods are weighed, what has no weight is in the food before it.
enum Leftovers {
  /// "200 g of couscous with dried meat, 30 g of melon and 50 g of bread" weighs three foods: the
  /// meat is in the couscous. Two weights make such a meal, and more of them than of other foods.
  static func settled(_ phrases: [Phrase]) -> [Phrase] {
    let weighed = phrases.count { $0.isWeighed }
    guard weighed >= 2, weighed * 2 > phrases.count else { return phrases }
    var result: [Phrase] = []
    for phrase in phrases {
      guard let first = phrase.clauses.first, !phrase.isWeighed, first.isTied,
        !AmountParser.beginsWithAmount(first.tokens), let last = result.last, last.isWeighed
      else {
        result.append(phrase)
        continue
      }
      var whole = last
      whole.clauses += phrase.clauses
      result[result.count - 1] = whole
    }
    return result
  }
}

extension Phrase {
  fileprivate var isWeighed: Bool { reading.amount.grams != nil }
}

extension Clause {
  /// Whether it goes on with the food before it.
  fileprivate var isTied: Bool { joint == .with || joint == .and || joint == .detail }
}
