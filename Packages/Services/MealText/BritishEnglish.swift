import Amounts

/// Words that mean one food in Britain and another in America.
enum BritishEnglish {
  /// Beside fish fingers, a jacket potato or crisps, "chips" are fried potatoes; beside toast,
  /// "beans" are baked ones.
  static func settled(_ tokens: [MealToken]) -> [MealToken] {
    bakedBeans(friedChips(tokens))
  }

  private static func bakedBeans(_ tokens: [MealToken]) -> [MealToken] {
    guard tokens.contains(where: { $0.word == "toast" }) else { return tokens }
    var settled: [MealToken] = []
    for (index, token) in tokens.enumerated() {
      // "green beans" and "black beans" are others, and "beans on toast" is a dish of its own.
      let isAlone = index == 0 || tokens[index - 1].word.map(joining.contains) ?? true
      let next = tokens[(index + 1)...].prefix(2).map(\.word)
      let isDish = next == ["on", "toast"] || next == ["and", "toast"]
      if token.word == "beans", isAlone, !isDish { settled.append(.word("baked")) }
      settled.append(token)
    }
    return settled
  }

  private static let joining: Set<String> = ["and", "with", "n", "some", "plus"]

  private static func friedChips(_ tokens: [MealToken]) -> [MealToken] {
    guard tokens.contains(where: { $0.word == "chips" }), isSpoken(tokens) else { return tokens }
    return tokens.map { $0.word == "chips" ? .word("fries") : $0 }
  }

  private static func isSpoken(_ tokens: [MealToken]) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { first, second in
      guard let first = first.word, let second = second.word else { return false }
      return words.contains(first) || words.contains(second) || pairs.contains("\(first) \(second)")
    }
  }

  private static let words: Set<String> = [
    "crisps", "gammon", "rasher", "rashers", "bangers", "scampi", "prawn", "prawns", "courgette",
    "aubergine", "rocket", "crumpet", "crumpets", "fishfinger", "fishfingers", "quavers",
    "haddock", "chipshop", "takeaway", "butty", "bap", "weetabix", "ribena",
  ]
  private static let pairs: Set<String> = [
    "fish finger", "fish fingers", "jacket potato", "mushy peas", "baked beans", "brown sauce",
    "chip shop", "battered fish", "battered sausage", "curry sauce", "steak pie",
  ]
}
