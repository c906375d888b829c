import Words

/// Measures in front of a food: "slice of", "12 oz", "2 large bowls of".
extension AmountParser {
  /// A measure that nothing counts: "bowl of soup", "slice pizza".
  mutating func takeBareMeasure(_ word: String) -> Bool {
    guard amount.measure == nil, tokens.count > 1, let measure = Measure.named(word) else {
      return false
    }
    if case .mass = measure { return false }
    let hasOf = tokens[1].word.map(AmountWords.isOf) ?? false
    guard
      hasOf && tokens.count > 2 || amount.size != nil && amount.count != nil
        || amount.count == nil && Self.bareMeasures.contains(word)
    else { return false }
    return takeMeasure(count: amount.count ?? Amount.Range(1, 1))
  }

  /// Measures that are in no food's name, so that one stands for "a": "tsp butter".
  static let bareMeasures: Set<String> = [
    "tsp", "teaspoon", "tbsp", "tablespoon", "handful", "essloffel", "teeloffel", "eetlepel",
    "theelepel", "cucharada", "cucharadita", "cucchiaio", "cucchiaino", "handvoll", "handje",
    "poignee", "punado", "manciata", "avuc", "knob",
  ]

  mutating func takeMeasureAfterSize() {
    guard tokens.count > 1, amount.measure == nil else { return }
    let count = amount.count ?? Amount.Range(1, 1)
    guard let word = tokens.first?.word, case .household? = Measure.named(word) else { return }
    _ = takeMeasure(count: count)
  }

  /// Takes a measure at the front, if one stands there with something to measure behind it.
  mutating func takeMeasure(count: Amount.Range) -> Bool {
    if let size = tokens.first?.word.flatMap(AmountWords.size), tokens.count > 2,
      let next = tokens[1].word, case .household? = Measure.named(next)
    {
      amount.size = size
      tokens.removeFirst()
    }
    guard let first = tokens.first?.word else { return false }
    if takeEggs(count: count) { return true }
    // "Whole grain", "whole milk" are kinds.
    if first == "whole", tokens.count > 1, let next = tokens[1].word, Self.wholes.contains(next) {
      return false
    }
    if takeDescribedMeasure(count: count) { return true }
    if tokens.count > 1, let second = tokens[1].word, let found = Measure.named(first, second) {
      tokens.removeFirst(2)
      set(found, count)
      return true
    }
    guard let found = Measure.named(first) else { return false }
    // "2 bars" alone: the measure is the food.
    if case .household = found, tokens.count == 1 { return false }
    // "a drumstick with the skin on".
    if found.isFood, let next = tokens[1].word, Words.trailing.contains(next) { return false }
    tokens.removeFirst()
    set(found, count)
    return true
  }

  private static let wholes: Set<String> = [
    "grain", "grains", "wheat", "milk", "meal", "oat", "oats", "rye", "wheatmeal", "bean", "bran",
  ]

  private mutating func set(_ measure: Measure, _ count: Amount.Range) {
    dropOf()
    let count = settled(count, of: measure)
    if case .mass(let grams) = measure {
      if let many = amount.count, amount.measure == nil {
        // "2 x 150 g": each weighs so much.
        let all = Amount.Range(count.low * many.low, count.high * many.high)
        amount.weigh(all, unit: grams)
      } else {
        amount.weigh(count, unit: grams)
      }
      if amount.measure == nil, amount.count == nil {
        amount.measure = measure
        amount.count = count
      }
      return dropContainer()
    }
    guard amount.measure == nil else { return }
    if let many = amount.count, amount.count != count {
      amount.count = Amount.Range(many.low * count.low, many.high * count.high)
    } else {
      amount.count = count
    }
    amount.measure = measure
    if case .volume = measure { dropContainer() }
  }

  mutating func dropOf() {
    while tokens.count > 1, let word = tokens.first?.word, AmountWords.isOf(word) {
      tokens.removeFirst()
    }
  }
}
