import Amounts

/// How much of a drink is meant.
struct DrinkAmount: Equatable, Sendable {
  var count = 1.0
  /// In ml of a drink and g of what is weighed.
  let each: Double
  /// Whether the amount was said, rather than a usual one taken.
  let isSaid: Bool

  var total: Double { count * each }
}

/// Reads the amount from the words that are not part of the drink's name.
struct DrinkAmountReader {
  private let kind: DrinkKind
  private let usual: Double
  private let tokens: [MealToken]
  /// The tokens that name the drink: a "7 up" is not seven.
  private let named: Set<Int>

  /// - Parameters:
  ///   - named: The tokens of the drink's name.
  ///   - usual: The amount in ml or g where none is said.
  init(_ name: DrinkName, named: Set<Int>, kind: DrinkKind, usual: Double) {
    tokens = name.tokens
    self.named = named
    self.kind = kind
    self.usual = usual
  }

  /// The tokens that tell the amount, for a look-up without them.
  var taken: Set<Int> {
    var taken: Set<Int> = []
    for index in tokens.indices where !named.contains(index) {
      if tokens[index].isNumber { taken.insert(index) }
      guard let word = word(index) else { continue }
      if Self.size(word) != nil || Measure.named(word) != nil { taken.insert(index) }
      if index == 0, AmountWords.number(word) != nil || AmountWords.isArticle(word) {
        taken.insert(index)
      }
      if AmountWords.isOf(word), taken.contains(index - 1) { taken.insert(index) }
      if word == "fl" || word == "x" || Self.multiples.contains(word) { taken.insert(index) }
    }
    return taken
  }

  func read() -> DrinkAmount {
    if let said = measured() {
      return DrinkAmount(count: repeats(said.token), each: said.amount, isSaid: true)
    }
    let count = count() ?? 1
    if let vessel = vessel() { return DrinkAmount(count: count, each: vessel, isSaid: true) }
    return DrinkAmount(count: count, each: usual, isSaid: count != 1)
  }

  private func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index), !named.contains(index) else { return nil }
    return tokens[index].word
  }

  private func number(_ index: Int) -> Double? {
    guard tokens.indices.contains(index), !named.contains(index) else { return nil }
    if case .number(let low, let high, _) = tokens[index] { return (low + high) / 2 }
    return tokens[index].word.flatMap(AmountWords.number).map { ($0.low + $0.high) / 2 }
  }

  // MARK: A volume or a weight

  /// The last volume or weight in the text: "16 fl oz", "0.5 l", "12 oz", "2 g".
  private func measured() -> (amount: Double, token: Int)? {
    for index in tokens.indices.reversed() {
      guard case .number(let low, let high, _) = tokens[index], !named.contains(index) else {
        continue
      }
      let number = (low + high) / 2
      if number == 100, followsMilligrams(index) { continue }
      if let unit = volume(at: index + 1), number > 0, number < 100_000 {
        return (number * unit, index)
      }
    }
    return nil
  }

  /// "32 mg caffeine per 100 ml": what a figure is for, not what is drunk.
  private func followsMilligrams(_ index: Int) -> Bool {
    tokens[max(0, index - 3)..<index].contains { $0.word == "mg" }
  }

  private func volume(at index: Int) -> Double? {
    guard let first = word(index) else { return nil }
    let measure = word(index + 1).flatMap { Measure.named(first, $0) } ?? Measure.named(first)
    switch measure {
    case .volume(let millilitres)?: return kind.isWeighed ? weighed(millilitres) : millilitres
    case .mass(let grams)?:
      guard grams >= 1 else { return nil }
      // Ounces of a drink are fluid ounces.
      return grams > 28 && grams < 29 && !kind.isWeighed ? 29.573_529_562_5 : grams
    case .household?, nil: return nil
    }
  }

  /// A spoon of powder: half as heavy as water.
  private func weighed(_ millilitres: Double) -> Double { millilitres * 0.45 }

  /// "2 cans of 250 ml", "2 x 250 ml".
  private func repeats(_ token: Int) -> Double {
    if token > 1, word(token - 1) == "x", let count = number(token - 2) { return bounded(count) }
    guard token > 1, let count = number(0), let next = word(1), isVessel(next) || next == "x" else {
      return 1
    }
    return bounded(count)
  }

  private func bounded(_ count: Double) -> Double { count > 0 && count <= 24 ? count : 1 }

  // MARK: A count, a vessel, a size

  private func count() -> Double? {
    for index in tokens.indices {
      if let word = word(index), AmountWords.isHalf(word), index < 2 { return 0.5 }
      guard
        index == 0 || isVessel(word(index + 1) ?? "") || word(index - 1) == "x"
          || word(index + 1) == "x" || Self.multiples.contains(word(index) ?? "")
      else { continue }
      if let count = number(index), bounded(count) == count { return count }
    }
    return nil
  }

  private static let multiples: Set<String> = ["double", "triple", "quadruple", "quad"]

  private func isVessel(_ word: String) -> Bool {
    if case .household? = Measure.named(word) { return true }
    return Measure.named(word) == Measure.named("cup") && !word.isEmpty
  }

  private func vessel() -> Double? {
    var size: Size?
    var vessel: String?
    for index in tokens.indices {
      guard let word = word(index) else { continue }
      size = size ?? Self.size(word)
      if case .household(let name)? = Measure.named(word) { vessel = vessel ?? name }
      if Measure.named(word) == Measure.named("cup") { vessel = vessel ?? "cup" }
      if Measure.named(word) == Measure.named("pint") { vessel = vessel ?? "pint" }
      if case .volume(let spoon)? = Measure.named(word), spoon < 16, kind.isWeighed, spoon > 4 {
        return weighed(spoon)
      }
    }
    return kind.amount(size, vessel, usual: usual)
  }

  private static func size(_ word: String) -> Size? {
    // A sign of another word order: the sizes of coffee houses.
    switch word {
    case "trenta", "short": .named(word)
    default: AmountWords.size(word)
    }
  }
}
