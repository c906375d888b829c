import Amounts

/// Words around the foods of a sentence: who ate, when, at which meal.
enum Chatter {
  /// `tokens` without what stands before the first food and behind the last.
  static func trimmed(_ tokens: [MealToken]) -> [MealToken] {
    var tokens = behindVerb(withoutClockTimes(tokens)[...])
    while let first = tokens.first {
      if isDroppable(first, before: tokens.dropFirst().first) {
        tokens = tokens.dropFirst()
      } else if let length = lengthOfMealName(tokens) {
        tokens = tokens.dropFirst(length)
      } else {
        break
      }
    }
    tokens = withoutTime(tokens)
    if let cut = tailStart(tokens) { tokens = tokens[..<cut] }
    if let start = foodBehindAct(tokens) { tokens = tokens[start...] }
    if let cut = asideStart(tokens) { tokens = tokens[..<cut] }
    while let last = tokens.last, isLoose(last) { tokens = tokens.dropLast() }
    return Array(tokens)
  }

  /// "coffee 3pm" says when, not how many.
  private static func withoutClockTimes(_ tokens: [MealToken]) -> [MealToken] {
    var kept: [MealToken] = []
    for token in tokens {
      // "type 500 flour" is a grade.
      if token.isNumber, kept.last?.word == "type" { continue }
      if let word = token.word, ["am", "pm", "uhr"].contains(word), kept.last?.isNumber == true {
        kept.removeLast()
        if kept.last?.word == "at" || kept.last?.word == "um" { kept.removeLast() }
      } else {
        kept.append(token)
      }
    }
    return kept
  }

  /// What comes after "dinner tonight includes", "a breakfast that consisted of".
  private static func behindVerb(_ tokens: ArraySlice<MealToken>) -> ArraySlice<MealToken> {
    let start = tokens.prefix(9)
    // "applesauce to eat as a snack" says what for.
    guard
      let verb = start.indices.last(where: { index in
        start[index].word.map(verbs.contains) ?? false
          && !isPurpose(at: index, in: start)
      })
    else { return tokens }
    // A number before it is already an amount of something.
    guard !tokens[..<verb].contains(where: \.isNumber) else { return tokens }
    return tokens[(verb + 1)...]
  }

  /// "to eat" behind a food, but not in "I plan to eat".
  private static func isPurpose(at index: Int, in tokens: ArraySlice<MealToken>) -> Bool {
    guard index >= tokens.startIndex + 2, tokens[index - 1].word == "to",
      let before = tokens[index - 2].word
    else { return false }
    return !intents.contains(before)
  }

  private static func isDroppable(_ token: MealToken, before next: MealToken?) -> Bool {
    switch token {
    case .word(let word):
      if word == "for", next?.word.map(meals.contains) ?? false { return true }
      // A light lunch, but light dressing.
      if word == "light" { return next?.word.map(meals.contains) ?? false }
      return leading.contains(word) || next != nil && meals.contains(word) && !isFood(next)
        || next == nil && meals.contains(word)
    case .sign(.open), .sign(.close): return false
    case .sign: return true
    case .number: return false
    }
  }

  /// "snack bar", "lunch meat", "dinner roll", "breakfast burrito".
  private static func isFood(_ next: MealToken?) -> Bool {
    guard let word = next?.word else { return false }
    return [
      "bar", "bars", "meat", "roll", "rolls", "burrito", "cereal", "sandwich", "sausage", "tea",
      "wrap", "mix", "biscuit", "biscuits", "taco", "pizza", "bowl", "cake", "tart", "tarts",
      "pastry", "pastries", "drink", "link", "links", "cracker", "crackers", "essentials", "cakes",
      "casserole", "burritos", "sausages", "bagel", "potatoes", "plate", "size", "sized",
    ].contains(word)
  }

  private static func isLoose(_ token: MealToken) -> Bool {
    if case .sign(let sign) = token { return sign != .close }
    return token.word.map { loose.contains($0) } ?? false
  }

  /// "8am", "8:30", "at 7 pm", "@08:12" in front of a food.
  private static func withoutTime(_ tokens: ArraySlice<MealToken>) -> ArraySlice<MealToken> {
    var rest = tokens
    if let word = rest.first?.word, word == "at" || word == "um" { rest = rest.dropFirst() }
    if case .sign(.at)? = rest.first { rest = rest.dropFirst() }
    guard case .number(let hour, let upper, _)? = rest.first, hour == upper, hour < 25 else {
      return tokens
    }
    guard let next = rest.dropFirst().first?.word,
      ["am", "pm", "uhr", "oclock", "h"].contains(next)
    else { return tokens }
    return rest.dropFirst(2)
  }

  /// Where a tail such as "for breakfast" or "this morning" begins.
  private static func tailStart(_ tokens: ArraySlice<MealToken>) -> Int? {
    for index in tokens.indices.dropFirst() {
      guard let word = tokens[index].word else { continue }
      let next = index + 1 < tokens.endIndex ? tokens[index + 1].word : nil
      if tails.contains(word), next != nil, isMealAhead(tokens[(index + 1)...]) { return index }
      if word == "right", next == "now" { return index }
      if ["today", "yesterday", "tonight", "heute", "gestern", "hoy", "ayer"].contains(word),
        next == nil
      {
        return index
      }
    }
    return nil
  }

  /// Where an aside such as "to wash it down", "that I baked myself", "is my snack" begins.
  private static func asideStart(_ tokens: ArraySlice<MealToken>) -> Int? {
    for index in tokens.indices.dropFirst() {
      guard let word = tokens[index].word, index + 1 < tokens.endIndex else { continue }
      let next = tokens[index + 1].word
      let before = tokens[index - 1].word
      switch word {
      case "to":
        if before != "ready", before != "as", let next, purposes.contains(next) { return index }
      case "that", "which":
        if let next,
          ["i", "we", "my", "ive", "was", "came", "just", "only", "needs"].contains(next),
          !(next == "was" && isDescription(tokens[(index + 2)...])),
          !tokens[index...].contains(where: \.isNumber)
        {
          return index
        }
      case "for":
        if let next, ["some", "extra", "added", "good", "flavor", "taste"].contains(next) {
          return index
        }
      case "lined", "waiting": return index
      case "as":
        if let next, ["directed", "a", "my", "part", "usual"].contains(next) { return index }
      case "is", "during", "while", "once", "when", "because", "since", "before", "whenever",
        "straight":
        return index
      default: break
      }
    }
    return nil
  }

  /// "that was sweetened".
  private static func isDescription(_ tokens: ArraySlice<MealToken>) -> Bool {
    tokens.prefix(2).contains { $0.word.map(Adjectives.isOne) ?? false }
  }

  /// Where the food begins behind what somebody did: "poured myself a cup of cocoa", "treating
  /// myself to a latte".
  private static func foodBehindAct(_ tokens: ArraySlice<MealToken>) -> Int? {
    guard let first = tokens.first?.word, acts.contains(first) || isAct(first, before: tokens)
    else {
      return nil
    }
    for index in tokens.indices.dropFirst().prefix(4) {
      if AmountParser.beginsWithAmount([tokens[index]]) { return index }
      guard let word = tokens[index].word, steps.contains(word) || acts.contains(word) else {
        return nil
      }
    }
    return nil
  }

  /// "incorporated 20 g of oil", "sauteing half an onion": whatever was done, the amount begins the
  /// food. "Pudding 200 g" is pudding.
  private static func isAct(_ word: String, before tokens: ArraySlice<MealToken>) -> Bool {
    guard word.utf8.count > 5, word.hasSuffix("ed") || word.hasSuffix("ing"),
      !Adjectives.isOne(word)
    else { return false }
    let rest = tokens.dropFirst()
    guard AmountParser.beginsWithAmount(Array(rest.prefix(1))) else { return false }
    return rest.first?.isNumber == false
      || rest.contains { $0.word.map(AmountWords.isOf) ?? false }
  }

  /// "a quick snack", "my late lunch", "breakfast this morning".
  private static func isMealAhead(_ tokens: ArraySlice<MealToken>) -> Bool {
    for token in tokens.prefix(4) {
      guard let word = token.word else { return false }
      if meals.contains(word) || times.contains(word) { return true }
      guard leading.contains(word) || AmountWords.isArticle(word) || manners.contains(word) else {
        return false
      }
    }
    return false
  }

  /// How many tokens "a quick snack" at the front takes, if nothing of it is food.
  private static func lengthOfMealName(_ tokens: ArraySlice<MealToken>) -> Int? {
    for (offset, token) in tokens.prefix(5).enumerated() {
      guard let word = token.word else { return nil }
      if meals.contains(word) {
        let next = tokens.dropFirst(offset + 1).first
        if next?.word == "spread" { return offset + 2 }
        return isFood(next) ? nil : offset + 1
      }
      guard AmountWords.isArticle(word) || manners.contains(word) || leading.contains(word) else {
        return nil
      }
    }
    return nil
  }
}
