import Amounts

/// Words that only describe a food: a clause of nothing else belongs to the one beside it.
enum Adjectives {
  /// "a cup of diced, cooked chicken" is one clause; "It's roasted and salted" belongs to what was
  /// said before.
  static func joined(_ clauses: [Clause]) -> [Clause] {
    var result: [Clause] = []
    var pending: Clause?
    for (index, clause) in clauses.enumerated() {
      if var front = pending {
        front.tokens += clause.tokens
        pending = nil
        result.append(front)
      } else if isDescription(clause) {
        let next = index + 1 < clauses.count ? clauses[index + 1] : nil
        if let next, next.joint == .apart || next.joint == .and,
          !AmountParser.beginsWithAmount(next.tokens)
        {
          pending = clause
        } else if !result.isEmpty, !AmountParser.beginsWithAmount(clause.tokens) {
          result.append(Clause(joint: .detail, tokens: clause.tokens))
        } else {
          result.append(clause)
        }
      } else {
        result.append(clause)
      }
    }
    return result
  }

  private static func isDescription(_ clause: Clause) -> Bool {
    let food = AmountParser.read(clause.tokens + [.word("food")]).food.dropLast()
    guard let last = food.last else { return false }
    return food.allSatisfy(words.contains) || endings.contains(last)
  }

  /// "fruit-flavored, caffeine-free soft drink": what ends so names no food yet.
  private static let endings: Set<String> = [
    "flavored", "flavoured", "free", "based", "sized", "style",
  ]

  private static let words: Set<String> = [
    "diced", "cooked", "sliced", "chopped", "fresh", "plain", "light", "raw", "boiled", "grilled",
    "roasted", "fried", "baked", "steamed", "marinated", "unsalted", "salted", "unsweetened",
    "sweetened", "frozen", "canned", "dried", "lean", "skinless", "boneless", "mashed", "shredded",
    "nonfat", "lowfat", "low", "fat", "free", "sauced", "both", "crispy", "hot", "cold", "iced",
    "decaffeinated", "caffeinated", "ready", "to", "eat", "ripe", "peeled", "hard", "soft", "warm",
    "creamy", "crunchy", "buttered", "sauteed", "toasted", "breaded", "glazed", "frosted",
  ]
}
