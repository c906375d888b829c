import Amounts
import FoodCatalog

/// Puts clauses together that are one food: "ham and cheese sandwich", "coffee with milk", "a
/// burrito with chicken, rice and beans".
struct PhraseBuilder {
  let catalog: Catalog
  let options: SearchOptions

  func phrases(_ clauses: [Clause]) throws -> [Phrase] {
    var phrases: [Phrase] = []
    var index = 0
    while index < clauses.count {
      if index + 1 < clauses.count, clauses[index + 1].joint == .parts,
        AmountParser.beginsWithAmount(clauses[index + 1].tokens)
      {
        // "smoothie: 1 banana, 1 cup milk" is its parts.
        index += 1
        continue
      }
      let length = try lengthOfFood(at: index, in: clauses)
      var phrase = Phrase(clauses: Array(clauses[index..<index + length]))
      index += length
      while index < clauses.count, belongs(clauses[index], to: phrase) {
        phrase.clauses.append(clauses[index])
        index += 1
      }
      let more = try lengthOfDetails(of: phrase, at: index, in: clauses)
      phrase.clauses += clauses[index..<index + more]
      index += more
      phrases.append(phrase)
    }
    return phrases
  }

  /// Whether a clause says more of the food before it and is none of its own.
  private func belongs(_ clause: Clause, to phrase: Phrase) -> Bool {
    if clause.joint == .without { return true }
    if clause.joint == .detail {
      // "43 g of cereal, covered with 200 g of milk" are two amounts of two foods.
      if clause.hasNumber, phrase.clauses[0].hasNumber { return false }
      // Butter is on the bread, not the bread in the butter.
      return !clause.isBread || !phrase.clauses[0].isSpread
    }
    if phrase.takes(clause) { return true }
    // "filled with meat, poultry or seafood" goes on as it began.
    if phrase.clauses.last?.joint == .detail, phrase.isMeal,
      !AmountParser.beginsWithAmount(clause.tokens)
    {
      return true
    }
    return clause.isDetail
  }

  /// "made with sausage and cheese": the list goes on while some food has all of it.
  private func lengthOfDetails(of phrase: Phrase, at start: Int, in clauses: [Clause]) throws -> Int
  {
    let isOpen = phrase.clauses.contains { $0.joint == .detail || $0.joint == .with }
    guard isOpen || start < clauses.count && clauses[start].joint == .with else { return 0 }
    var most = 0
    while start + most < clauses.count, most < 4, clauses[start + most].mayBePart { most += 1 }
    for length in stride(from: most, to: 0, by: -1) {
      var whole = phrase
      whole.clauses += clauses[start..<start + length]
      let found = try catalog.candidates(for: whole.searchText, options)
      if found.prefix(3).contains(where: Self.holdsAll) { return length }
    }
    return 0
  }

  /// Whether the food has all that was named; that it is a sandwich need not be in its name.
  private static func holdsAll(_ candidate: FoodCandidate) -> Bool {
    candidate.missing.allSatisfy { $0.word == "sandwich" || $0.share < 0.02 }
  }

  private func lengthOfFood(at index: Int, in clauses: [Clause]) throws -> Int {
    if let length = try lengthWithParts(at: index, in: clauses) { return length }
    if let length = try lengthOfListedDish(at: index, in: clauses) { return length }
    var most = 1
    let isCounted = AmountParser.beginsWithAmount(clauses[index].tokens)
    while index + most < clauses.count, most < 4, isLoose(clauses[index + most]) {
      // "4 fish fingers and chips 150 g" are two amounts of two foods.
      if isCounted, hasAmount(clauses[index + most]) { break }
      most += 1
    }
    for length in stride(from: most, to: 1, by: -1) {
      let phrase = Phrase(clauses: Array(clauses[index..<index + length]))
      if try isOneFood(phrase) { return length }
    }
    return 1
  }

  // MARK: A dish and its parts

  /// "a sub with ham, cheese, lettuce and tomato": what follows "with" behind a dish, uncounted,
  /// is in it; a drink is beside it.
  private func lengthWithParts(at index: Int, in clauses: [Clause]) throws -> Int? {
    let first = AmountParser.read(clauses[index].tokens)
    guard let last = first.food.last, Dishes.holdsParts(last), index + 1 < clauses.count,
      clauses[index + 1].joint == .with
    else { return nil }
    var length = 1
    while index + length < clauses.count {
      let clause = clauses[index + length]
      guard !AmountParser.beginsWithAmount(clause.tokens), clause.joint != .without else { break }
      let words = AmountParser.read(clause.tokens).food
      guard !words.contains(where: Dishes.isDrink) else { break }
      if clause.joint == .apart, words.contains(where: Dishes.isDish) { break }
      length += 1
    }
    return length > 1 ? length : nil
  }

  /// "an egg, cheese and bacon sandwich": a list that ends in a dish which holds all of it.
  private func lengthOfListedDish(at index: Int, in clauses: [Clause]) throws -> Int? {
    guard index + 1 < clauses.count, clauses[index + 1].joint == .apart else { return nil }
    var end = index + 1
    while end < clauses.count, end - index < 5,
      clauses[end].joint == .apart || clauses[end].joint == .and,
      !AmountParser.beginsWithAmount(clauses[end].tokens)
    {
      end += 1
      guard clauses[end - 1].joint == .and else { continue }
      let last = AmountParser.read(clauses[end - 1].tokens).food.last ?? ""
      let isOnBread = end < clauses.count && clauses[end].joint == .detail
      if isOnBread { end += 1 }
      guard isOnBread || Dishes.holdsParts(last) || last == "meal" || last == "muffin" else {
        return nil
      }
      let phrase = Phrase(clauses: Array(clauses[index..<end]))
      let best = try catalog.candidates(for: phrase.searchText, options).first
      return best.map { $0.recall > 0.85 } == true ? end - index : nil
    }
    return nil
  }

  // MARK: One food or two

  /// A clause that says how much of it is a food of its own.
  private func isLoose(_ clause: Clause) -> Bool {
    guard clause.joint == .and || clause.joint == .with else { return false }
    return !AmountParser.beginsWithAmount(clause.tokens)
  }

  private func hasAmount(_ clause: Clause) -> Bool {
    let amount = AmountParser.read(clause.tokens).amount
    return amount.count != nil || amount.grams != nil
  }

  private func isOneFood(_ phrase: Phrase) throws -> Bool {
    let reading = phrase.reading
    let words = reading.food.joined(separator: " ")
    // "2 eggs and toast" counts the eggs, whatever "eggs and toast" may be.
    let countsTheFirst =
      reading.amount.count != nil && !reading.amount.isArticle && reading.amount.measure == nil
      && phrase.clauses[1].joint == .and && !Dishes.holdsParts(reading.food.last ?? "")
    guard !countsTheFirst else { return false }
    if try catalog.hasName(words) { return true }
    let first = Phrase(clauses: [phrase.clauses[0]]).reading.food.joined(separator: " ")
    guard let whole = try catalog.candidates(for: phrase.searchText, options).first,
      whole.recall > 0.99, whole.score > 1.75
    else { return false }
    if whole.score > 2.05 { return true }
    // "eggs and toast" are two foods though some dish has both; a dish noun at the end ties them.
    if phrase.clauses.dropFirst().allSatisfy({ $0.joint == .and }) {
      return Dishes.isDish(phrase.reading.food.last ?? "") && !Dishes.isDish(first)
    }
    return true
  }
}

extension Phrase {
  /// An amount alone, such as "(185 grams)", says how much there is of the food before it.
  func takes(_ clause: Clause) -> Bool {
    guard clause.joint != .without, clauses.allSatisfy({ !$0.isAmountAlone }) else { return false }
    return clause.isAmountAlone
  }
}

extension Phrase {
  /// A frozen meal, whose parts are what follows.
  var isMeal: Bool {
    let words = clauses[0].tokens.compactMap(\.word)
    return words.contains("meal") || words.contains("dinner") || words.contains("entree")
  }
}

extension Clause {
  /// Whether it may go on with what is in the food before it: nothing of it is counted.
  var mayBePart: Bool {
    switch joint {
    case .and, .apart: return !AmountParser.beginsWithAmount(tokens)
    case .with, .detail: return !hasNumber && AmountParser.read(tokens).amount.measure == nil
    case .parts, .without: return false
    }
  }

  var hasNumber: Bool { tokens.contains(where: \.isNumber) }

  /// Parts that nobody eats alone: "skin not eaten", "a medium patty", "thin crust".
  var isDetail: Bool {
    let words = tokens.compactMap(\.word).filter { !AmountWords.isArticle($0) }
    guard let last = words.last, !words.isEmpty, words.count <= 5 else { return false }
    if words.contains(where: Self.eaten.contains), words.contains(where: Self.parts.contains) {
      return true
    }
    guard !hasNumber, joint == .with || !AmountParser.beginsWithAmount(tokens) else { return false }
    return Self.parts.contains(last) && words.count <= 3
      || Self.parts.contains(words[0]) && words.count <= 2
  }

  private static let weighing: Set<String> = [
    "weighing", "weighs", "weigh", "weighed", "totaling", "totalling", "which", "that", "thats",
    "is",
    "its", "was", "it", "each", "in", "total", "at", "came", "to", "about", "around",
  ]
  var isBread: Bool { tokens.contains { $0.word.map(MealSplitter.breads.contains) ?? false } }

  var isSpread: Bool {
    AmountParser.read(tokens).food.last.map(Self.spreads.contains) ?? false
  }

  private static let spreads: Set<String> = [
    "butter", "jam", "jelly", "honey", "margarine", "hummus", "avocado", "nutella", "marmalade",
    "spread", "vegemite", "marmite", "mayonnaise", "mayo", "mustard", "ketchup", "syrup",
  ]

  private static let parts: Set<String> = [
    "skin", "peel", "crust", "patty", "patties", "coating", "filling", "bone", "shell", "rind",
    "calcium", "caffeine", "topping", "icing", "frosting", "breading", "inside", "caffeinated",
  ]
  private static let eaten: Set<String> = ["eaten", "on", "off", "removed", "included", "added"]

  var isAmountAlone: Bool {
    let tokens = Array(tokens.drop { $0.word.map(Self.weighing.contains) ?? false })
    guard AmountParser.beginsWithAmount(tokens), tokens.count <= 5 else { return false }
    let reading = AmountParser.read(tokens + [.word("food")])
    return reading.food == ["food"]
      && (reading.amount.grams != nil || reading.amount.measure != nil)
  }
}
