/// What stands behind the food: "chicken 150 g", "eggs x2".
extension AmountParser {
  mutating func takeTrailing() -> Bool {
    guard tokens.count > 1, let last = tokens.last else { return false }
    if case .number(let low, let high, let isAmbiguous) = last {
      return takeTrailingNumber(low, high, isAmbiguous: isAmbiguous)
    }
    guard let word = last.word else { return false }
    // "80 g each".
    if word == "each" || word == "apiece", tokens.count > 3 {
      tokens.removeLast()
      return true
    }
    // "eggs 2x"
    if word == "x", tokens.count > 2, amount.count == nil,
      case .number(let low, let high, let isAmbiguous) = tokens[tokens.count - 2]
    {
      tokens.removeLast()
      return takeTrailingNumber(low, high, isAmbiguous: isAmbiguous)
    }
    if let times = Self.times(word) {
      tokens.removeLast()
      amount.count = Amount.Range(times, times)
      return true
    }
    return takeTrailingMeasure(word)
  }

  private mutating func takeTrailingNumber(
    _ low: Double,
    _ high: Double,
    isAmbiguous: Bool
  ) -> Bool {
    guard amount.count == nil else { return false }
    tokens.removeLast()
    if tokens.last?.word == "x" { tokens.removeLast() }
    amount.count = Amount.Range(low, high)
    amount.isAmbiguous = isAmbiguous
    if Self.glasses.contains(low), low == high,
      tokens.contains(where: { $0.word.map(Self.poured.contains) ?? false })
    {
      amount.measure = .volume(millilitres: 1000)
    }
    return true
  }

  /// "Bier 0,5": the litres of a glass or bottle behind a drink.
  private static let glasses: Set<Double> = [0.2, 0.25, 0.3, 0.33, 0.4, 0.5, 0.75]
  private static let poured: Set<String> = [
    "bier", "beer", "biere", "birra", "cerveza", "cerveja", "bira", "pils", "helles", "weizen",
    "weissbier", "radler", "cola", "coke", "coca", "kola", "pepsi", "fanta", "sprite", "spezi",
    "limo", "limonade", "schorle", "apfelschorle", "wasser", "water", "eistee", "saft", "apfelsaft",
    "orangensaft", "wein", "rotwein", "weisswein", "milch",
  ]

  /// "chicken 150 g", "rice 1 cup", "toast 2 slices 300 g".
  private mutating func takeTrailingMeasure(_ word: String) -> Bool {
    var length = 1
    var measure = Measure.named(word)
    if tokens.count > 2, let before = tokens[tokens.count - 2].word,
      let found = Measure.named(before, word)
    {
      measure = found
      length = 2
    }
    if tokens.count > 2, let factor = Self.energyUnits[word],
      case .number(let low, _, _) = tokens[tokens.count - 2]
    {
      amount.energy = low * factor
      tokens.removeLast(2)
      return true
    }
    if tokens.count > 1, amount.isEmpty, Self.bareMeasures.contains(word), let measure {
      // "almonds handful".
      tokens.removeLast()
      (amount.count, amount.measure) = (Amount.Range(1, 1), measure)
      return true
    }
    guard let measure, tokens.count > length + 1, !Self.isCounted(measure) else { return false }
    var index = tokens.count - length - 1
    var count: Amount.Range
    switch tokens[index] {
    case .number(let low, let high, let isAmbiguous):
      count = Amount.Range(low, high)
      amount.isAmbiguous = amount.isAmbiguous || isAmbiguous
    case .word(let text):
      if index > 1, AmountWords.isArticle(text),
        tokens[index - 1].word.map(AmountWords.isHalf) == true
      {
        // "fudge, half an ounce".
        count = Amount.Range(0.5, 0.5)
        index -= 1
      } else if let (low, high) = AmountWords.number(text) {
        count = Amount.Range(low, high)
      } else {
        return false
      }
    case .sign: return false
    }
    tokens.removeSubrange(index...)
    count = settled(count, of: measure)
    if case .mass(let grams) = measure {
      if let many = amount.count, amount.grams == nil, takeOfEach() {
        // "3 tortillas of 30 g": each weighs so much.
        count = Amount.Range(count.low * many.low, count.high * many.high)
      }
      amount.weigh(count, unit: grams)
      if amount.count == nil {
        amount.count = count
        amount.measure = measure
      }
    } else {
      amount.count = count
      amount.measure = measure
    }
    return true
  }

  /// Takes the "of" or "at" in front of a weight that was taken.
  private mutating func takeOfEach() -> Bool {
    guard tokens.count > 1, let last = tokens.last?.word, last == "of" || last == "at" else {
      return false
    }
    tokens.removeLast()
    return true
  }

  /// "kfc 2 drumsticks": what is counted behind a name is the food itself.
  private static func isCounted(_ measure: Measure) -> Bool {
    [.household("drumstick"), .household("thigh"), .household("wing"), .household("breast")]
      .contains(measure)
  }

  /// "x2": how many times.
  static func times(_ word: String) -> Double? {
    guard word.first == "x", word.utf8.dropFirst().allSatisfy({ (48...57).contains($0) }),
      let times = Double(word.dropFirst()), times > 0, times < 100
    else { return nil }
    return times
  }
}
