import Amounts

/// How the words between foods tie them: "and", "with", "made from", "that weighs".
enum Joints {
  static func joint(
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
      if PairedNames.joins(at: index, in: tokens) { return (nil, 1) }
      // "one and a half cups".
      if isHalfAhead(index + 1, in: tokens) { return (nil, 1) }
      // "and filled with".
      if let next, makings.contains(next), index + 2 < tokens.count,
        let filler = tokens[index + 2].word, fillers.contains(filler)
      {
        return (.detail, 3)
      }
      // "and with", "and then".
      if let next, withs.contains(next) || ["then", "also", "plus"].contains(next) {
        return (.apart, 2)
      }
      return (.and, 1)
    }
    if index > 0, word == "such", next == "as" { return (.such, 2) }
    if index > 0, word == "like" || word == "including", isNamed(before: index, in: tokens) {
      return (.such, 1)
    }
    if let length = lengthOfSaying(word, at: index, in: tokens) { return (.detail, length) }
    // "around 5 ounces after cooking".
    if let next, word == "after" || word == "before", doings.contains(next) { return (.apart, 2) }
    if apart.contains(word) { return (.apart, 1) }
    if word == "from", isAmount(before: index, in: tokens) { return (.detail, 1) }
    if let length = lengthOfWeighing(at: index, in: tokens) { return (.apart, length) }
    if let length = lengthOfMeaning(word, at: index, in: tokens) { return (.detail, length) }
    if let length = lengthOfMaking(word, at: index, in: tokens) { return (.detail, length) }
    if word == "on" || word == "in", isBread(after: index, in: tokens) { return (.detail, 1) }
    if word == "in", isPacking(after: index, in: tokens) { return (.detail, 1) }
    if let length = lengthOfLack(word, next) { return (.without, length) }
    if word == "no", next == "bake" { return (nil, 1) }
    if withouts.contains(word) { return (.without, word == "hold" && next == "the" ? 2 : 1) }
    if word == "on", next == "top" { return (.apart, 2) }
    // "Jack in the Box".
    if word == "in", next == "the", index + 2 < tokens.count, tokens[index + 2].word == "box" {
      return (nil, 3)
    }
    if withs.contains(word) { return (.with, 1) }
    let pair = next.map { "\(word) \($0)" }
    if let pair, pairs.contains(pair) { return (.with, 2) }
    if word == "washed", next == "down" { return (.apart, 3) }
    // "a side of slaw", but "a side salad".
    if word == "a", next == "side", index + 2 < tokens.count, tokens[index + 2].word == "of" {
      return (.apart, 3)
    }
    return (nil, 1)
  }

  /// "that weighs", "weighing about", "coming in at" in front of a weight: it is that of the whole
  /// food before it, whatever its last part is.
  private static func lengthOfWeighing(at index: Int, in tokens: [MealToken]) -> Int? {
    guard index > 0, let first = tokens[index].word, weighings.contains(first) else { return nil }
    var end = index + 1
    while end < tokens.count, end - index < 6, let word = tokens[end].word,
      weighings.contains(word) || weighed.contains(word)
    {
      end += 1
    }
    // "half an ounce".
    let isHalf = end < tokens.count && tokens[end].word.map(AmountWords.isHalf) == true
    guard end + 1 < tokens.count, isHalf || tokens[end].isNumber else { return nil }
    var place = end + 1
    if isHalf, tokens[place].word.map(AmountWords.isArticle) == true { place += 1 }
    guard place < tokens.count, let unit = tokens[place].word else { return nil }
    // "that's 372 g of cola" names another food.
    if place + 1 < tokens.count, tokens[place + 1].word.map(AmountWords.isOf) == true { return nil }
    switch Measure.named(unit) {
    case .mass?, .volume?: return end - index
    default: return nil
    }
  }

  /// "92 grams from the school cafeteria" goes on with the food that weighs so much.
  private static func isAmount(before index: Int, in tokens: [MealToken]) -> Bool {
    guard index > 2 else { return false }
    let back = tokens[index - 1] == .sign(.close) ? index - 2 : index - 1
    guard back > 1, tokens[back - 1].isNumber, let unit = tokens[back].word else { return false }
    return Measure.named(unit) != nil
  }

  private static let doings: Set<String> = [
    "cooking", "boiling", "frying", "baking", "roasting", "grilling", "trimming", "draining",
    "boning", "peeling", "preparing", "preparation", "heating", "thawing", "it",
  ]

  private static let weighings: Set<String> = [
    "weighing", "weighs", "weighed", "totaling", "totalling", "totals", "that", "thats", "which",
    "coming", "clocking",
  ]
  private static let weighed: Set<String> = [
    "is", "was", "are", "were", "comes", "came", "in", "out", "at", "to", "about", "around",
    "approximately", "roughly", "total", "weight", "a", "of", "has", "had",
  ]

  /// "vegetables like carrots", not "I would like carrots".
  private static func isNamed(before index: Int, in tokens: [MealToken]) -> Bool {
    // "fruit salad, including citrus fruits".
    if tokens[index - 1] == .sign(.comma), index > 1, let before = tokens[index - 2].word {
      return tokens[index].word == "including" && !Chatter.meals.contains(before)
    }
    guard let before = tokens[index - 1].word else { return false }
    return before.hasSuffix("s") || ["fruit", "meat", "cheese", "fixings"].contains(before)
  }

  /// "It's roasted and salted" says more of the food before it.
  private static func lengthOfSaying(
    _ word: String,
    at index: Int,
    in tokens: [MealToken]
  ) -> Int? {
    guard index > 1, word == "it" || word == "its", index + 1 < tokens.count else { return nil }
    let isFirst: Bool
    switch tokens[index - 1] {
    case .sign: isFirst = true
    case .word(let before): isFirst = ands.contains(before) || before == "but"
    case .number: isFirst = false
    }
    guard isFirst, let next = tokens[index + 1].word else { return nil }
    if ["is", "was", "has", "had"].contains(next) { return 2 }
    return AmountWords.isArticle(next) || Adjectives.isOne(next) || next == "not" ? 1 : nil
  }

  /// "which is macaroni and cheese", "specifically": the food before it in other words.
  private static func lengthOfMeaning(
    _ word: String,
    at index: Int,
    in tokens: [MealToken]
  ) -> Int? {
    guard index > 0, index + 1 < tokens.count, let next = tokens[index + 1].word else { return nil }
    if word == "specifically" { return 1 }
    if word == "which", ["is", "are", "was", "were"].contains(next) { return 2 }
    return word == "that" && AmountWords.isArticle(next) ? 1 : nil
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
    // "cooked as an omelet".
    if makings.contains(word), next == "as", index + 2 < tokens.count,
      tokens[index + 2].word == "an"
    {
      return 2
    }
    // "that's chocolate flavored", not "that's 200 g".
    if word == "thats", !AmountWords.isArticle(next), !withs.contains(next),
      !weighed.contains(next)
    {
      return 1
    }
    guard word == "that" || word == "which" else { return nil }
    // "fish that has been stewed".
    if ["has", "have", "had"].contains(next), index + 2 < tokens.count,
      tokens[index + 2].word == "been"
    {
      return 3
    }
    if holds.contains(next) { return 2 }
    // "flour that was boiled".
    if ["is", "was", "are", "were"].contains(next), index + 2 < tokens.count,
      tokens[index + 2].word.map(Adjectives.isOne) == true
    {
      return 2
    }
    return nil
  }

  private static let makings: Set<String> = [
    "made", "filled", "stuffed", "loaded", "packed", "covered", "coated", "complete",
    "prepared", "dipped", "glazed", "sweetened", "flavored", "flavoured", "rich", "high",
    "smothered",
    "cooked", "seasoned", "simmered", "sprinkled", "drizzled", "dressed", "marinated", "tossed",
    "combined", "blended",
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

  /// "in heavy syrup", "in its own juice", "in water".
  private static func isPacking(after index: Int, in tokens: [MealToken]) -> Bool {
    for token in tokens.dropFirst(index + 1).prefix(3) {
      guard let word = token.word else { return false }
      if packings.contains(word) { return true }
      guard ["light", "heavy", "its", "their", "own", "extra", "olive", "spring"].contains(word)
      else { return false }
    }
    return false
  }

  private static let packings: Set<String> = ["syrup", "water", "juice", "oil", "brine"]

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
    "danach", "finishing", "additionally", "but", "into",
  ]
  private static let withs: Set<String> = [
    "with", "mit", "con", "avec", "com", "met", "ile", "in", "on", "topped", "w",
  ]
  private static let withouts: Set<String> = [
    "without", "no", "ohne", "sans", "sin", "sem", "zonder", "hold",
  ]
  private static let pairs: Set<String> = [
    "topped with", "served with", "mixed with", "filled with", "paired with", "along with",
    "together with", "made with", "made from", "covered with", "dressed with", "side of",
    "dipped in", "drizzled with", "sprinkled with",
  ]
}
