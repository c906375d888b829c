import Amounts

extension Phrase {
  /// An amount alone, such as "(185 grams)", says how much there is of the food before it.
  func takes(_ clause: Clause) -> Bool {
    guard clause.joint != .without, clauses.allSatisfy({ !$0.isAmountAlone }) else { return false }
    return clause.isAmountAlone
  }
}

extension Phrase {
  private static let meals: Set<String> = ["meal", "dinner", "entree"]

  /// A frozen meal, whose parts are what follows.
  var isMeal: Bool {
    let words = clauses[0].tokens.compactMap(\.word)
    // "a dinner plate with …" is a way to say it.
    return words.contains(where: Self.meals.contains)
      && words.contains { !Self.meals.contains($0) && !AmountWords.isArticle($0) && $0 != "plate" }
  }
}

extension Phrase {
  /// Whether it is put on bread.
  var isSpread: Bool {
    let name = clauses.prefix(1) + clauses.dropFirst().prefix { $0.joint == .and }
    return Phrase(clauses: Array(name)).reading.food.last.map(Self.spreads.contains) ?? false
  }

  private static let spreads: Set<String> = [
    "butter", "jam", "jelly", "honey", "margarine", "hummus", "avocado", "nutella", "marmalade",
    "spread", "vegemite", "marmite", "mayonnaise", "mayo", "mustard", "ketchup", "syrup",
  ]
}

extension Clause {
  /// Whether it may go on with what is in the food before it: nothing of it is counted.
  var mayBePart: Bool {
    switch joint {
    case .and, .apart: return !AmountParser.beginsWithAmount(tokens)
    case .with, .detail: return !hasNumber && AmountParser.read(tokens).amount.measure == nil
    case .parts, .without, .such: return false
    }
  }

  var hasNumber: Bool { tokens.contains(where: \.isNumber) }

  /// Parts that nobody eats alone: "skin not eaten", "a medium patty", "thin crust".
  var isDetail: Bool {
    let words = tokens.compactMap(\.word).filter { !AmountWords.isArticle($0) }
    guard let last = words.last, !words.isEmpty, words.count <= 5 else { return false }
    if words.contains(where: Self.eaten.contains),
      words.contains(where: { Self.parts.contains($0) || Self.seasonings.contains($0) })
    {
      return true
    }
    if tokens.first?.word == "both" || words == ["all"] { return true }
    if words.filter({ !Self.littles.contains($0) }) == ["fat"] { return true }
    // "some fat added", "any size", "the 90 calorie one", "just a small one".
    if words.contains(where: Self.seasonings.contains), words.contains(where: Self.put.contains) {
      return true
    }
    if words == ["any", "size"] || isOne { return true }
    // "with 2 large patties".
    if last == "patty" || last == "patties", AmountParser.read(tokens).food.count <= 1 {
      return true
    }
    if joint == .with, !hasNumber, words.contains(where: Self.nutrients.contains) { return true }
    guard !hasNumber, joint == .with || !AmountParser.beginsWithAmount(tokens) else { return false }
    // "flavors other than chocolate".
    if Self.flavors.contains(words[0]), words.contains("other") { return true }
    return Self.parts.contains(last) && words.count <= 3
      || Self.parts.contains(words[0]) && words.count <= 2
  }

  /// The kind of "one cookie", which the next clause may name: "a macaroon".
  var kind: String? {
    let reading = AmountParser.read(tokens)
    var bare = Amount()
    (bare.count, bare.isArticle) = (Amount.Range(1, 1), reading.amount.isArticle)
    guard reading.amount == bare, reading.food.count == 1 else { return nil }
    return Self.kinds.contains(reading.food[0]) ? reading.food[0] : nil
  }

  /// Whether it may be another name of the food before it.
  var isNamedAnew: Bool {
    joint == .apart && tokens.first?.word.map(AmountWords.isArticle) == true && !isAmountAlone
  }

  private static let kinds: Set<String> = [
    "nut", "cookie", "candy", "fruit", "vegetable", "pastry", "drink",
  ]

  /// "just a small one", "the 90 calorie one", "large": which of the food before it. "Fiber One" is
  /// a food.
  var isOne: Bool {
    guard joint != .without, let last = tokens.last?.word else { return false }
    guard last == "one" else { return tokens.count == 1 && AmountWords.size(last) != nil }
    return tokens.count > 1 && reference.food.allSatisfy(Self.references.contains)
  }

  /// What stands in front of its "one".
  private var reference: AmountParser.Reading {
    AmountParser.read(tokens.filter { $0.word != "one" } + [.word("food")])
  }

  private static let references: Set<String> = ["food", "just", "only", "the", "other"]

  /// Tells a size, or the energy that names it, of what was read.
  func describe(_ reading: inout AmountParser.Reading) {
    let own = reference.amount
    reading.amount.size = reading.amount.size ?? own.size
    if let energy = own.energy { reading.food += [String(Int(energy)), "calorie"] }
  }

  private static let weighing: Set<String> = [
    "weighing", "weighs", "weigh", "weighed", "totaling", "totalling", "which", "that", "thats",
    "is",
    "its", "was", "it", "each", "in", "total", "at", "came", "to", "about", "around",
  ]

  /// The vessel that the food before it came in: "from a carton", "in a bowl".
  var vessel: Measure? {
    guard joint == .with || joint == .detail, tokens.count <= 3,
      let last = tokens.last?.word, Self.vessels.contains(last), let measure = Measure.named(last),
      tokens.dropLast().allSatisfy({ $0.word.map(AmountWords.isArticle) ?? false })
    else { return nil }
    return measure
  }

  /// In English alone: a Turkish bowl is German cheese.
  private static let vessels: Set<String> = [
    "can", "bottle", "carton", "box", "bag", "jar", "glass", "cup", "mug", "bowl", "container",
    "packet", "package", "pouch", "tub", "tube",
  ]

  var isBread: Bool { tokens.contains { $0.word.map(Joints.breads.contains) ?? false } }

  /// "a medium whole wheat tortilla".
  var isSizedBread: Bool {
    tokens.last?.word == "tortilla" && AmountParser.read(tokens).amount.size != nil
  }

  private static let parts: Set<String> = [
    "skin", "peel", "crust", "patty", "patties", "coating", "filling", "bone", "shell", "rind",
    "calcium", "caffeine", "topping", "flavor", "flavors", "flavour", "icing", "frosting",
    "breading", "inside", "caffeinated",
  ]
  private static let flavors: Set<String> = ["flavor", "flavors", "flavour", "flavours"]
  private static let nutrients: Set<String> = [
    "vitamin", "vitamins", "calcium", "caffeine", "fiber", "fibre", "pulp", "sweetener",
  ]
  private static let littles: Set<String> = [
    "bit", "of", "some", "little", "for", "flavor", "added", "cooking", "no", "less", "any",
  ]
  private static let put: Set<String> = ["added", "mixed", "used"]
  private static let seasonings: Set<String> = ["fat", "salt", "sugar", "oil"]
  private static let eaten: Set<String> = [
    "eaten", "on", "off", "taken", "removed", "included", "added", "trimmed",
  ]

  var isAmountAlone: Bool {
    // "with a small patty" has one.
    guard joint != .with, joint != .detail else { return false }
    let tokens = Array(tokens.drop { $0.word.map(Self.weighing.contains) ?? false })
    guard AmountParser.beginsWithAmount(tokens), tokens.count <= 5 else { return false }
    let reading = AmountParser.read(tokens + [.word("food")])
    // "a drumstick" is a food itself.
    return reading.food == ["food"] && reading.amount.measure.map { !$0.isFood } ?? true
      && (reading.amount.grams != nil || reading.amount.measure != nil)
  }
}
