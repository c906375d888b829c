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
      while index < clauses.count, clauses[index].joint == .without || phrase.takes(clauses[index])
      {
        phrase.clauses.append(clauses[index])
        index += 1
      }
      phrases.append(phrase)
    }
    return phrases
  }

  private func lengthOfFood(at index: Int, in clauses: [Clause]) throws -> Int {
    if let length = try lengthWithParts(at: index, in: clauses) { return length }
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

extension Clause {
  var isAmountAlone: Bool {
    guard AmountParser.beginsWithAmount(tokens), tokens.count <= 5 else { return false }
    let reading = AmountParser.read(tokens + [.word("food")])
    return reading.food == ["food"]
      && (reading.amount.grams != nil || reading.amount.measure != nil)
  }
}
