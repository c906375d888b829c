import Amounts
import FoodCatalog
import Nutrition
import Words

/// How well each portion of a food answers what was said of its amount.
struct PortionFit {
  let food: Food
  /// Words of the text that the food's name lacks, each with its share of what the text says.
  let missing: [(word: String, share: Double)]
  let words: PhraseWords
  let names: PortionNames

  private var asked: Set<String> { words.all }
  private var heads: [String] { words.heads }

  /// The portion that fits best, and how well; `nil` where none answers the measure.
  func best(for amount: Amount) -> (portion: Portion, name: PortionName, fit: Double)? {
    guard var best = first(for: amount) else { return nil }
    // Of several that are called alike, the middle one is the typical.
    let alike = food.portions.filter { $0.name == best.portion.name }.map(\.grams).sorted()
    best.portion = Portion(name: best.portion.name, grams: alike[(alike.count - 1) / 2])
    return best
  }

  private func first(
    for amount: Amount
  ) -> (portion: Portion, name: PortionName, fit: Double)? {
    var best: (portion: Portion, name: PortionName, fit: Double)?
    for (index, portion) in food.portions.enumerated() {
      let name = names.read(portion.name)
      guard let fit = fit(name, grams: portion.grams, amount, isFirst: index == 0) else { continue }
      let ordered = fit - 0.001 * Double(index) - bottleMisfit(portion.grams, amount)
      if ordered > best?.fit ?? -.infinity { best = (portion, name, ordered) }
    }
    return best
  }

  /// Of several bottles the one of about 20 fl oz (0.6 l) is sold for one person.
  private func bottleMisfit(_ grams: Double, _ amount: Amount) -> Double {
    guard amount.measure == .household("bottle"), grams > 0 else { return 0 }
    return 0.03 * max(grams / 600, 600 / grams)
  }

  private func fit(
    _ name: PortionName,
    grams: Double,
    _ amount: Amount,
    isFirst: Bool
  ) -> Double? {
    guard !name.isGuideline else { return nil }
    guard let kind = kindFit(name, amount, isFirst: isFirst) else { return nil }
    // Nobody eats a whole nine-inch pie who does not say so.
    let most = name.has("dia") ? 300.0 : 600
    let isOne = amount.isArticle && grams > most
    // "8 California rolls" are pieces.
    let many = (amount.count?.low ?? 1) > 3 && grams * (amount.count?.low ?? 1) > 1000
    let tooMuch = (isOne || many) && amount.size == nil && amount.measure == nil
    return kind + sizeFit(name, amount) + wordFit(name, amount) - (tooMuch ? 0.3 : 0)
  }

  /// What so many ounces of the dry food come to as it is eaten, and the package of so many ounces
  /// that is sold; `nil` where the food has neither.
  func made(ofOunces ounces: Amount.Range) -> (portion: Portion, count: Amount.Range)? {
    guard !words.all.contains("cooked") else { return nil }
    let one = Amount.Range(1, 1)
    for portion in food.portions {
      let name = names.read(portion.name)
      if let packed = name.packedOunces, abs(packed - ounces.middle) < 0.01 {
        return (portion, one)
      }
      if name.isDryOunce { return (portion, ounces) }
    }
    return nil
  }

  /// How far a measure is from the plain one: "cup, melted" is nearer where that was said.
  func detail(of portion: Portion) -> Int {
    guard let comma = portion.name.firstIndex(of: ",") else { return 0 }
    let said = Words.all(of: String(portion.name[comma...]))
    return said.contains(where: words.all.contains) ? -1 : 1
  }

  // MARK: What it is counted in

  private func kindFit(_ name: PortionName, _ amount: Amount, isFirst: Bool) -> Double? {
    if case .household(let asked)? = amount.measure, asked != "whole" {
      if let fit = measureFit(name, asked) { return fit }
      // "A miniature bar" is a miniature.
      return amount.size == .mini && name.sizes.contains(.mini) || isQualified(name, amount)
        ? 0.2 : nil
    }
    let isEveryday = food.id.source == FoodTable.everydayName
    if amount.count == nil {
      if isEveryday { return isFirst ? 0.2 : 0 }
      return name.isUnspecified ? 0.2 : name.millilitres == nil ? 0 : -0.1
    }
    if name.isUnspecified { return amount.isArticle ? 0.1 : -0.05 }
    if name.millilitres != nil { return -0.1 }
    let single = isSingle(name)
    if isEveryday { return max(isFirst ? usual(name, amount) : 0, single) }
    return single
  }

  /// How well the first portion of an everyday food answers "a": "a cookie" is one of a serving,
  /// "an olive" one of a handful.
  private func usual(_ name: PortionName, _ amount: Amount) -> Double {
    guard amount.isArticle, name.words != ["serving"] else { return 0.05 }
    return food.portions.contains { $0.name == "each" } ? 0.14 : 0.16
  }

  /// Whether the portion is one of what is counted.
  private func isSingle(_ name: PortionName) -> Double {
    // "Package (2 cups)" holds more than one.
    if name.holdsSeveral { return 0 }
    if heads.contains(where: name.has) {
      return !name.isChoice && name.words.contains { isStrange($0) } ? 0.05 : 0.25
    }
    // "Sandwich" of a chocolate sandwich cookie.
    if name.size == nil, !name.words.isEmpty, name.words.allSatisfy(asked.contains) { return 0.2 }
    if name.words.contains(where: Self.singles.contains) { return 0.15 }
    return 0
  }

  private func isQualified(_ name: PortionName, _ amount: Amount) -> Bool {
    !amount.qualifiers.isEmpty && amount.qualifiers.contains { says(name, $0) }
  }

  /// "A single serving" is an individual container.
  private func says(_ name: PortionName, _ word: String) -> Bool {
    name.has(word) || word == "single" && name.has("individual")
  }

  /// Whether a word of a portion's name was neither asked for nor says how the food is divided.
  private func isStrange(_ word: String) -> Bool {
    !asked.contains(word) && !Self.neutral.contains(word) && word.utf8.first.map { $0 > 57 } ?? true
  }

  private static let singles: Set<String> = ["each", "fruit", "piece", "item", "unit", "whole"]

  private func measureFit(_ name: PortionName, _ asked: String) -> Double? {
    guard let alike = Self.alike[asked] else { return name.has(Self.stem(asked)) ? 0.3 : nil }
    guard let rank = alike.firstIndex(where: name.has) else { return nil }
    return rank == 0 ? 0.3 : 0.18
  }

  private static func stem(_ word: String) -> String { Words.all(of: word).first ?? word }

  private static let alike: [String: [String]] = [
    "slice": ["slice", "piece"], "piece": ["piece", "slice", "each", "fruit"],
    "packet": ["packet", "package", "bag", "pouch"], "bag": ["bag", "package", "packet", "pouch"],
    "pouch": ["pouch", "packet", "bag"], "stalk": ["stalk", "spear"],
    "carton": ["carton", "box", "container"],
    "container": ["container", "carton", "pot", "tub", "cup"],
    "serving": ["serving", "order"], "whole": ["whole", "each"],
    "spoon": ["tablespoon", "tbsp"], "can": ["can", "tin"], "patty": ["patty", "hamburger"],
    "strip": ["strip", "slice"], "link": ["link", "sausage"], "bottle": ["bottle"],
    "jar": ["jar"], "bar": ["bar"],
  ].mapValues { $0.map(stem) }

  // MARK: Sizes and words

  private func sizeFit(_ name: PortionName, _ amount: Amount) -> Double {
    guard let asked = amount.size else {
      // A bag for one is the small one.
      if amount.qualifiers.contains("single"), name.sizes == [.small] { return 0.05 }
      switch name.size {
      case nil: return name.has("nfs") ? 0.08 : 0
      case .medium?: return 0.04
      default: return -0.1
      }
    }
    // Of "bite size" and "miniature" the latter is called mini.
    if name.sizes.contains(asked) {
      return name.size == asked && name.words.first != "bite" ? 0.25 : 0.23
    }
    if case .named(let text) = asked, Words.all(of: text).allSatisfy(name.has) { return 0.25 }
    return name.size == nil ? 0 : -0.3
  }

  /// Words of the text that only the portion has count as if the food had them; words that nobody
  /// asked for count against it.
  private func wordFit(_ name: PortionName, _ amount: Amount) -> Double {
    guard !name.isUnspecified else { return 0 }
    var fit = 0.0
    for (word, share) in missing where name.has(word) {
      fit += 2 * share + (heads.contains(word) ? 0.4 : 0)
    }
    for word in amount.qualifiers where says(name, word) { fit += 0.35 }
    var surplus = 0
    for word in name.words where isSurplus(word, amount) { surplus += 1 }
    return fit - min(0.15, 0.05 * Double(surplus))
  }

  private func isSurplus(_ word: String, _ amount: Amount) -> Bool {
    isStrange(word) && !amount.qualifiers.contains(word)
  }

  private static let neutral: Set<String> = [
    "nfs", "miniatur", "miniature", "individual", "any", "size", "medium", "regular", "dia",
    "diameter", "inch", "fl", "oz", "ml", "g",
    "each", "approx", "x", "long", "fluid", "ice", "no", "noice", "yield", "prepared", "small",
    "large", "bite", "can", "bottle", "drink", "order", "package", "bag", "serving", "about",
    "thick",
    "wide", "high", "sandwich", "tall", "grande", "venti", "short", "footlong",
  ]
}

/// The comparable words of a phrase.
struct PhraseWords {
  let all: Set<String>
  /// The words that say what is counted: the last of the food that was asked for.
  let heads: [String]

  init(_ text: String) {
    all = Set(Words.all(of: text))
    heads = Words.nameParts(of: text).first?.words.last.map { [$0] } ?? []
  }
}
