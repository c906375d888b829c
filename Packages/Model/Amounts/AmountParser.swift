import Words

/// Reads how much stands before and behind the words of a food.
package struct AmountParser {
  /// An amount, and the words that are left for the food.
  package struct Reading: Equatable, Sendable {
    package var amount: Amount
    package var food: [String]

    package init(amount: Amount, food: [String]) {
      self.amount = amount
      self.food = food
    }
  }

  /// Whether an amount stands before the food, so that it begins anew.
  package static func beginsWithAmount(_ tokens: [MealToken]) -> Bool {
    guard let first = tokens.first(where: { $0.word != nil || $0.isNumber }) else { return false }
    guard let word = first.word else { return true }
    return AmountWords.isArticle(word) || AmountWords.number(word) != nil
      || AmountWords.isHalf(word) || AmountWords.isApproximate(word)
  }

  /// Reads one food's tokens; signs among them are passed over.
  package static func read(_ tokens: some Sequence<MealToken>) -> Reading {
    let tokens = tokens.filter { token in
      if case .sign = token { return false }
      return true
    }
    var parser = AmountParser(tokens: Array(tokens.prefix(longestFood)))
    var reading = parser.run()
    reading.food += tokens.dropFirst(longestFood).compactMap(foodWord)
    return reading
  }

  /// The tokens among which amounts are looked for. Nobody says more of one food, and each that is
  /// taken moves those behind it.
  private static let longestFood = 200

  var tokens: [MealToken]
  var amount = Amount()

  private init(tokens: [MealToken]) { self.tokens = tokens }

  private mutating func run() -> Reading {
    takeMacros()
    while takeLeading() {}
    while takeTrailing() {}
    takeEggsBehind()
    takeInnerAmount()
    takeInner()
    dropJoiners()
    takeBareGrams()
    amount.forgetAbsurd()
    return Reading(amount: amount, food: tokens.compactMap(Self.foodWord))
  }

  /// A number that stayed belongs to the name: "7 up", "vitamin b12".
  private static func foodWord(_ token: MealToken) -> String? {
    switch token {
    case .word(let text): text
    case .number(let low, let high, _) where low == high && low == low.rounded() && low < 1e6:
      String(Int(low))
    default: nil
    }
  }

  // MARK: Before the food

  private mutating func takeLeading() -> Bool {
    guard let first = tokens.first else { return false }
    switch first {
    case .number(let low, let high, let isAmbiguous):
      return takeNumber(low, high, isAmbiguous: isAmbiguous)
    case .word(let text): return takeLeading(text)
    case .sign: return false
    }
  }

  private mutating func takeNumber(_ low: Double, _ high: Double, isAmbiguous: Bool) -> Bool {
    guard tokens.count > 1 || amount.count == nil else { return false }
    tokens.removeFirst()
    if takeEnergy(low) { return true }
    if takeContents(low, high) { return true }
    if tokens.first?.word == "x" { tokens.removeFirst() }
    if takeInch(low, high) { return true }
    amount.isAmbiguous = amount.isAmbiguous || isAmbiguous
    if takeMeasure(count: Amount.Range(low, high)) { return true }
    // "2 100 g steaks": the second number is each one's weight, read in its own turn.
    let earlier = amount.count ?? Amount.Range(1, 1)
    amount.count = Amount.Range(earlier.low * low, earlier.high * high)
    return true
  }

  /// "A package of two tarts" holds them; it is one package.
  private mutating func takeContents(_ low: Double, _ high: Double) -> Bool {
    guard case .household(let vessel)? = amount.measure, Self.isPackage(vessel), low == high,
      low == low.rounded(), low < 20
    else { return false }
    amount.qualifiers.append(String(Int(low)))
    return true
  }

  /// "210 kcal", "a 100 calorie package": energy, not a count.
  private mutating func takeEnergy(_ number: Double) -> Bool {
    guard let word = tokens.first?.word, let factor = Self.energyUnits[word] else { return false }
    tokens.removeFirst()
    amount.energy = number * factor
    return true
  }

  /// Kilocalories in each unit of energy.
  static let energyUnits: [String: Double] = [
    "kcal": 1, "kcals": 1, "cal": 1, "cals": 1, "calorie": 1, "calories": 1, "kalorien": 1,
    "calorias": 1, "kj": 1 / 4.184,
  ]

  /// "12-inch", "5 to 7 inch" is a size, not a count.
  private mutating func takeInch(_ low: Double, _ high: Double) -> Bool {
    guard tokens.count > 1, let word = tokens.first?.word, word == "inch" || word == "in" else {
      return false
    }
    tokens.removeFirst()
    let bounds = (low == high ? [low] : [low, high]).map { bound in
      bound == bound.rounded() ? String(Int(bound)) : "\(bound)"
    }
    amount.size = amount.size ?? .named("\(bounds.joined(separator: " ")) inch")
    return true
  }

  private mutating func takeLeading(_ word: String) -> Bool {
    if AmountWords.isApproximate(word), tokens.count > 1, nextCounts(1) {
      amount.isApproximate = true
      tokens.removeFirst()
      return true
    }
    if AmountWords.isHalf(word), tokens.count > 1, !isHalfAndHalf { return takeHalf() }
    if Self.ands.contains(word), takeAndHalf() { return true }
    if AmountWords.isArticle(word), tokens.count > 1 { return takeArticle() }
    // "both a jar of squash and a jar of peas".
    if word == "both", tokens.count > 2, tokens[1].word.map(AmountWords.isArticle) == true {
      tokens.removeFirst()
      return true
    }
    if let times = Self.times(word), tokens.count > 1, amount.count == nil {
      tokens.removeFirst()
      amount.count = Amount.Range(times, times)
      return true
    }
    if isServingVessel(word), takeQualifier(word) { return true }
    // A "quarter pounder" is no quarter of anything.
    if let (low, high) = AmountWords.number(word), tokens.count > 1, tokens[1].word != "pounder",
      !isPartOfName(word)
    {
      tokens.removeFirst()
      if takeContents(low, high) { return true }
      if low != high { amount.isApproximate = true }
      // "a hundred grams", "a dozen": the article counts nothing.
      if amount.isArticle { (amount.count, amount.isArticle) = (nil, false) }
      let earlier = amount.count
      let count = Amount.Range((earlier?.low ?? 1) * low, (earlier?.high ?? 1) * high)
      dropOf()
      if !takeMeasure(count: count) { amount.count = count }
      return true
    }
    if takeQualifier(word) { return true }
    if let size = AmountWords.size(word), tokens.count > 1, amount.size == nil,
      !Self.describesPart(tokens[1].word)
    {
      amount.size = size
      tokens.removeFirst()
      // "a small or thin slice".
      while tokens.count > 2, tokens[0].word == "or",
        tokens[1].word.flatMap(AmountWords.size) != nil
      {
        tokens.removeFirst(2)
      }
      // "a medium-sized apple".
      if tokens.count > 1, let next = tokens[0].word, Self.sizeWords.contains(next) {
        tokens.removeFirst()
      }
      takeMeasureAfterSize()
      return true
    }
    return takeBareMeasure(word)
  }

  /// The cream, which is no half of anything.
  private var isHalfAndHalf: Bool {
    tokens.count > 2 && tokens[1].word.map(Self.ands.contains) == true
      && tokens[2].word.map(AmountWords.isHalf) == true
  }

  /// "Double cheeseburger", "triple chocolate cake": only measures and "of" are doubled.
  private func isPartOfName(_ word: String) -> Bool {
    guard ["double", "triple", "single"].contains(word) else { return false }
    guard let next = tokens[1].word else { return false }
    return Measure.named(next) == nil && !AmountWords.isOf(next) && !AmountWords.isArticle(next)
  }

  /// "Thin crust", "medium patty", "Big Mac": the size is of a part, or of a name.
  private static func describesPart(_ next: String?) -> Bool {
    [
      "crust", "patty", "patties", "cut", "fat", "mac", "tasty", "gulp", "jack", "debbie",
      "caesars", "wheats", "king",
    ].contains(next)
  }

  private func nextCounts(_ index: Int) -> Bool {
    guard index < tokens.count else { return false }
    if tokens[index].isNumber { return true }
    guard let word = tokens[index].word else { return false }
    return AmountWords.number(word) != nil || AmountWords.isHalf(word)
      || AmountWords.isArticle(word)
  }

  private mutating func takeArticle() -> Bool {
    let article = tokens.removeFirst()
    dropCollective()
    guard amount.count == nil else { return true }
    if takeMeasure(count: Amount.Range(1, 1)) {
      amount.isArticle = true
      return true
    }
    // "some olives" are not one.
    if article.word == "some" { return true }
    amount.count = Amount.Range(1, 1)
    amount.isArticle = true
    return true
  }

  /// "a sprinkle of 2 grams of sugar", "a mix of 50 g of nuts": the number says how much.
  private mutating func dropCollective() {
    for length in 1...3 where tokens.count > length + 3 {
      guard tokens[length - 1].word.map({ !AmountWords.isOf($0) }) ?? false else { return }
      guard let of = tokens[length].word, AmountWords.isOf(of), tokens[length + 1].isNumber,
        let unit = tokens[length + 2].word
      else { continue }
      switch Measure.named(unit) {
      case .mass?, .volume?: tokens.removeFirst(length + 1)
      default: break
      }
      return
    }
  }

  /// "one and a half", "2 and a half cups".
  private mutating func takeAndHalf() -> Bool {
    guard let whole = amount.count, amount.measure == nil else { return false }
    let rest = tokens.dropFirst().drop { $0.word.map(AmountWords.isArticle) ?? false }
    guard rest.count > 1, let word = rest.first?.word, AmountWords.isHalf(word) else {
      return false
    }
    tokens = Array(rest)
    amount.count = nil
    return takeHalf(Amount.Range(whole.low + 0.5, whole.high + 0.5))
  }

  private static let ands: Set<String> = ["and", "n", "und", "et", "y", "e", "en"]

  /// "half a", "half an", "half of a", "2 half", and the end of "one and a half".
  private mutating func takeHalf(_ half: Amount.Range = Amount.Range(0.5, 0.5)) -> Bool {
    tokens.removeFirst()
    let many = amount.count.flatMap { amount.isArticle ? nil : $0 } ?? Amount.Range(1, 1)
    amount.count = nil
    amount.isArticle = false
    dropOf()
    while let word = tokens.first?.word, AmountWords.isArticle(word), tokens.count > 1 {
      tokens.removeFirst()
    }
    let count = Amount.Range(many.low * half.low, many.high * half.high)
    if tokens.first?.word == "dozen" {
      tokens.removeFirst()
      amount.count = count.times(12)
      return true
    }
    if !takeMeasure(count: count) { amount.count = count }
    return true
  }
}
