/// What is said among the words of the food: "oats 60 g dry", "latte large".
extension AmountParser {
  /// Words that only lead to an amount: "sausage weighing 70 grams".
  mutating func dropJoiners() {
    tokens.removeAll { $0.word.map(Self.joiners.contains) ?? false }
  }

  private static let joiners: Set<String> = [
    "weighing", "weigh", "weighs", "totaling", "each", "worth", "that", "thats", "which", "whose",
    "another", "those", "these", "totalling", "weighed",
  ]

  /// Nobody eats sixty of anything: a large number without a unit is grams.
  mutating func takeBareGrams() {
    guard amount.measure == nil, amount.grams == nil, let count = amount.count, count.low >= 25
    else {
      return
    }
    amount.measure = .mass(grams: 1)
    amount.grams = count
    amount.isApproximate = true
  }

  /// "oats 60 g dry", "dr pepper 20 oz bottle", "kfc 2 drumsticks".
  mutating func takeInnerAmount() {
    guard amount.grams == nil || amount.measure == nil else { return }
    guard let index = tokens.indices.dropFirst().first(where: { tokens[$0].isNumber }),
      case .number(let low, let high, _) = tokens[index], index + 1 < tokens.count,
      let next = tokens[index + 1].word
    else { return }
    if amount.count != nil {
      // "a drink made from 50 g of herbs" weighs so much; "a sandwich with 2 eggs" is one.
      guard amount.isArticle, amount.measure == nil, case .mass? = Measure.named(next) else {
        return
      }
    }
    let count = Amount.Range(low, high)
    switch Measure.named(next) {
    case .mass(let grams)?:
      amount.weigh(count, unit: grams)
      (amount.count, amount.measure) = (count, .mass(grams: grams))
      tokens.removeSubrange(index...index + 1)
    case .household? where index + 2 == tokens.count:
      // What is measured is the food itself.
      amount.count = count
      tokens.remove(at: index)
    case .volume?, .household?:
      (amount.count, amount.measure) = (count, Measure.named(next))
      tokens.removeSubrange(index...index + 1)
    case nil:
      amount.count = count
      tokens.remove(at: index)
    }
    // The vessel of a volume that was said: "20 oz bottle".
    if tokens.count > 1, let last = tokens.last?.word, case .household? = Measure.named(last),
      amount.measure != nil
    {
      tokens.removeLast()
    }
  }

  /// A size between the words: "latte large".
  mutating func takeInner() {
    guard amount.size == nil, tokens.count > 1 else { return }
    guard let index = tokens.lastIndex(where: { $0.word.flatMap(AmountWords.size) != nil }) else {
      return
    }
    guard index == tokens.count - 1 else { return }
    amount.size = tokens[index].word.flatMap(AmountWords.size)
    tokens.remove(at: index)
  }
}
