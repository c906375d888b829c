import Amounts

/// A stretch of tokens that may be one food, and what stands before it.
struct Clause: Equatable {
  /// How a clause is tied to the one before it.
  enum Joint: Equatable {
    /// A new line, sentence or comma: another food.
    case apart
    /// "and", "&", "+": another food, unless a dish is called so.
    case and
    /// "with", "in", "on": part of the food before it, or eaten beside it.
    case with
    /// Behind a colon: what the food before it is made of.
    case parts
    /// "without": what the food before it does not have.
    case without
    /// "made with", "filled with", "on a bun": nothing but a part of the food before it.
    case detail
  }

  var joint: Joint
  var tokens: [MealToken]
}

/// Cuts a meal's tokens into clauses.
struct MealSplitter {
  /// The clauses of `tokens`, without chatter, times and the names of meals.
  static func clauses(_ tokens: [MealToken]) -> [Clause] {
    var clauses: [Clause] = []
    var current = Clause(joint: .apart, tokens: [])
    func close(_ next: Clause.Joint) {
      let trimmed = Chatter.trimmed(current.tokens)
      if !trimmed.isEmpty {
        clauses += restarted(Clause(joint: current.joint, tokens: trimmed))
      }
      let joint = trimmed.isEmpty && next != .apart && clauses.isEmpty ? .apart : next
      current = Clause(joint: joint, tokens: [])
    }
    var index = 0
    while index < tokens.count {
      let (joint, length) = joint(at: index, in: tokens)
      if let joint {
        close(joint)
      } else {
        current.tokens.append(tokens[index])
      }
      index += length
    }
    close(.apart)
    return Adjectives.joined(clauses)
  }

  /// "2 bananas 1 apple" are two foods: the second number begins anew.
  private static func restarted(_ clause: Clause) -> [Clause] {
    guard AmountParser.beginsWithAmount(clause.tokens) else { return [clause] }
    let tokens = clause.tokens
    var foodSeen = false
    for index in tokens.indices.dropFirst() {
      if tokens[index].isNumber, foodSeen, index + 1 < tokens.count {
        guard let next = tokens[index + 1].word, Measure.named(next) == nil else { return [clause] }
        guard next != "x", !["kcal", "cal", "calories", "calorie", "inch"].contains(next) else {
          return [clause]
        }
        let rest = Clause(joint: .apart, tokens: Array(tokens[index...]))
        return [Clause(joint: clause.joint, tokens: Array(tokens[..<index]))] + restarted(rest)
      }
      guard let word = tokens[index].word else { continue }
      if Measure.named(word) == nil, AmountWords.size(word) == nil, !AmountWords.isOf(word) {
        foodSeen = true
      }
    }
    return [clause]
  }

  private static func joint(
    at index: Int,
    in tokens: [MealToken]
  ) -> (Clause.Joint?, length: Int) {
    switch tokens[index] {
    case .sign(.comma), .sign(.newline), .sign(.sentence), .sign(.dash), .sign(.plus):
      return (.apart, 1)
    case .sign(.colon): return (.parts, 1)
    case .sign(.ampersand): return (.and, 1)
    case .sign(.open) where startsAmount(index + 1, in: tokens): return (.apart, 1)
    case .word(let word): return joint(word, at: index, in: tokens)
    default: return (nil, 1)
    }
  }

  private static func joint(
    _ word: String,
    at index: Int,
    in tokens: [MealToken]
  ) -> (Clause.Joint?, length: Int) {
    let next = index + 1 < tokens.count ? tokens[index + 1].word : nil
    if ands.contains(word) {
      // "one and a half cups".
      if isHalfAhead(index + 1, in: tokens) { return (nil, 1) }
      // "and with", "and then".
      if let next, withs.contains(next) || ["then", "also", "plus"].contains(next) {
        return (.apart, 2)
      }
      return (.and, 1)
    }
    if apart.contains(word) { return (.apart, 1) }
    if let length = lengthOfMaking(word, at: index, in: tokens) { return (.detail, length) }
    if word == "on", isBread(after: index, in: tokens) { return (.detail, 1) }
    if let length = lengthOfLack(word, next) { return (.without, length) }
    if word == "no", next == "bake" { return (nil, 1) }
    if withouts.contains(word) { return (.without, word == "hold" && next == "the" ? 2 : 1) }
    if word == "on", next == "top" { return (.apart, 2) }
    if withs.contains(word) { return (.with, 1) }
    let pair = next.map { "\(word) \($0)" }
    if let pair, pairs.contains(pair) { return (.with, 2) }
    if word == "washed", next == "down" { return (.apart, 3) }
    return (nil, 1)
  }

  /// "made with", "stuffed with", "packed in", "that has", "loaded with".
  private static func lengthOfMaking(
    _ word: String,
    at index: Int,
    in tokens: [MealToken]
  ) -> Int? {
    let next = index + 1 < tokens.count ? tokens[index + 1].word : nil
    guard index > 0, let next else { return nil }
    if makings.contains(word), fillers.contains(next) { return 2 }
    if ["that", "which"].contains(word), holds.contains(next) { return 2 }
    return nil
  }

  private static let makings: Set<String> = [
    "made", "filled", "stuffed", "loaded", "packed", "covered", "coated", "complete",
    "prepared", "dipped", "glazed", "sweetened", "flavored", "flavoured", "rich", "high",
    "smothered",
    "cooked", "seasoned", "simmered", "sprinkled", "drizzled", "dressed", "marinated", "tossed",
    "layered", "dusted", "spread", "frosted", "wrapped", "packaged", "rolled",
  ]
  private static let fillers: Set<String> = ["with", "in", "from", "of"]
  private static let holds: Set<String> = [
    "has", "have", "had", "includes", "included", "contains", "contained", "combines", "holds",
    "comes", "features",
  ]

  /// "on a white bun", "on an english muffin".
  private static func isBread(after index: Int, in tokens: [MealToken]) -> Bool {
    for token in tokens.dropFirst(index + 1).prefix(5) {
      guard let word = token.word else { return false }
      if breads.contains(word) { return true }
      if ["and", "with", "of"].contains(word) { return false }
    }
    return false
  }

  static let breads: Set<String> = [
    "bun", "buns", "bread", "biscuit", "roll", "muffin", "bagel", "croissant", "tortilla", "rye",
    "sourdough", "baguette", "ciabatta", "pita", "wheat", "brioche", "brotchen", "kaiser",
  ]

  /// "doesn't have", "leaving out", "not chocolate" …: what is not in it.
  private static func lengthOfLack(_ word: String, _ next: String?) -> Int? {
    guard let next else { return nil }
    if lacks.contains(word), ["have", "include", "contain"].contains(next) { return 2 }
    if ["leaving", "leave", "left"].contains(word), next == "out" { return 2 }
    if word == "with", next == "no" || next == "out" { return 2 }
    return ["skipping", "excluding", "minus"].contains(word) ? 1 : nil
  }

  private static let lacks: Set<String> = ["doesnt", "dont", "didnt", "not", "wont"]

  /// "(185 grams)".
  private static func startsAmount(_ index: Int, in tokens: [MealToken]) -> Bool {
    guard index + 1 < tokens.count else { return false }
    let first = tokens[index].word == "about" ? index + 1 : index
    guard first + 1 < tokens.count, tokens[first].isNumber else { return false }
    guard let unit = tokens[first + 1].word else { return false }
    return Measure.named(unit) != nil
  }

  private static func isHalfAhead(_ index: Int, in tokens: [MealToken]) -> Bool {
    guard index < tokens.count else { return false }
    if let word = tokens[index].word, AmountWords.isHalf(word) { return true }
    guard index + 1 < tokens.count, let word = tokens[index].word, word == "a" else { return false }
    return tokens[index + 1].word.map(AmountWords.isHalf) ?? false
  }

  private static let ands: Set<String> = ["and", "und", "et", "y", "e", "en", "ve", "n"]
  private static let apart: Set<String> = [
    "plus", "then", "followed", "alongside", "also", "afterwards", "after", "accompanied", "dazu",
    "danach", "finishing", "additionally",
  ]
  private static let withs: Set<String> = [
    "with", "mit", "con", "avec", "com", "met", "ile", "in", "on", "topped", "w",
  ]
  private static let withouts: Set<String> = [
    "without", "no", "ohne", "sans", "sin", "sem", "zonder", "hold",
  ]
  private static let pairs: Set<String> = [
    "topped with", "served with", "mixed with", "filled with", "paired with", "along with",
    "together with", "made with", "made from", "covered with", "dressed with", "a side", "side of",
    "dipped in", "drizzled with", "sprinkled with",
  ]
}
