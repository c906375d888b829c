import Amounts

/// Words that only describe a food: a clause of nothing else belongs to the one beside it.
enum Adjectives {
  /// "a cup of diced, cooked chicken" is one clause; "It's roasted and salted" belongs to what was
  /// said before.
  static func joined(_ clauses: [Clause]) -> [Clause] {
    var result: [Clause] = []
    var pending: [Clause] = []
    for clause in clauses {
      if isDescription(clause) {
        pending.append(clause)
      } else {
        settle(&pending, before: clause, &result)
      }
    }
    settle(&pending, before: nil, &result)
    return result
  }

  /// Puts descriptions to the food they begin, else to the one they follow.
  private static func settle(
    _ pending: inout [Clause],
    before next: Clause?,
    _ result: inout [Clause]
  ) {
    defer { pending = [] }
    guard let first = pending.first else {
      if let next { result.append(next) }
      return
    }
    let counts = AmountParser.beginsWithAmount(first.tokens)
    if var next, next.isListed, counts || result.isEmpty,
      !AmountParser.beginsWithAmount(next.tokens)
    {
      next.tokens = pending.flatMap(\.tokens) + next.tokens
      next.joint = first.joint
      result.append(next)
      return
    }
    if counts || result.isEmpty {
      result += pending
    } else {
      result += pending.map { clause in
        // "no added fat" has none of it.
        clause.joint == .without ? clause : Clause(joint: .detail, tokens: clause.tokens)
      }
    }
    if let next { result.append(next) }
  }

  private static func isDescription(_ clause: Clause) -> Bool {
    // "con pan" is with bread.
    if clause.joint == .with, clause.tokens == [.word("pan")] { return false }
    let food = AmountParser.read(clause.tokens + [.word("food")]).food.dropLast()
    // "a slice of extra-large, thin crust pizza".
    guard let last = food.last else { return AmountParser.read(clause.tokens).amount.size != nil }
    return food.allSatisfy(isOne) || endings.contains(last)
  }

  /// "crispy", "meatless".
  static func isOne(_ word: String) -> Bool {
    words.contains(word) || word.hasSuffix("less") && word.utf8.count > 6
  }

  /// "fruit-flavored, caffeine-free soft drink": what ends so names no food yet.
  private static let endings: Set<String> = [
    "flavored", "flavoured", "free", "based", "sized", "style", "crust",
  ]

  private static let words: Set<String> = [
    "diced", "cooked", "sliced", "chopped", "fresh", "plain", "light", "raw", "boiled", "grilled",
    "roasted", "fried", "baked", "steamed", "marinated", "unsalted", "salted", "unsweetened",
    "sweetened", "frozen", "canned", "dried", "lean", "skinless", "boneless", "mashed", "shredded",
    "nonfat", "lowfat", "low", "fat", "free", "sauced", "both", "crispy", "hot", "cold", "iced",
    "decaffeinated", "caffeinated", "ready", "to", "eat", "ripe", "peeled", "hard", "soft", "warm",
    "creamy", "crunchy", "buttered", "sauteed", "toasted", "breaded", "glazed", "frosted",
    "stewed", "braised", "simmered", "stir", "deep", "pan", "dehydrated", "fermented", "poached",
    "smoked", "broiled", "microwaved", "barbecued", "seasoned",
    "drained", "strained", "pureed", "whipped", "melted", "shredded", "grated", "rotisserie",
  ]
}
