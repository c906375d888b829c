import Amounts
package import FoodCatalog
package import Nutrition

/// What a text says was eaten.
package struct DescribedMeal: Equatable, Sendable {
  package let text: String
  package let items: [Item]

  /// The sum over the items; a lower bound where one lacks a value.
  package var total: NutrientTotal { NutrientTotal(items.map(\.nutrients)) }
}

/// Reads a meal in plain words: foods with grams and numbers, the same for the same text.
///
/// For one task at a time, as the catalogue is.
package struct MealReader {
  private let catalog: Catalog
  private let options: SearchOptions

  package init(_ catalog: Catalog, _ options: SearchOptions = SearchOptions()) {
    self.catalog = catalog
    self.options = options
  }

  /// Longer texts are cut here: nobody eats a novel.
  private static let mostClauses = 60

  package func read(_ text: String) throws -> DescribedMeal {
    let tokens = MealLexer.tokens(of: text)
    let clauses = MealSplitter.clauses(tokens).prefix(Self.mostClauses)
    let phrases = try joined(Array(clauses)).filter { !NotFood.describes($0) }
    let matcher = PhraseMatcher(catalog: catalog, options: options)
    return DescribedMeal(text: text, items: try phrases.compactMap(matcher.item))
  }

  // MARK: One food or two

  /// Puts clauses together that are one food: "ham and cheese sandwich", "coffee with milk".
  private func joined(_ clauses: [Clause]) throws -> [Phrase] {
    var phrases: [Phrase] = []
    var index = 0
    while index < clauses.count {
      let length = try lengthOfDish(at: index, in: clauses)
      let parts = clauses[index..<index + length]
      var phrase = Phrase(clauses: Array(parts))
      index += length
      while index < clauses.count, clauses[index].joint == .without {
        phrase.clauses.append(clauses[index])
        index += 1
      }
      phrases.append(phrase)
    }
    return phrases
  }

  /// How many clauses from `index` on are one dish: as many as some food has in its name.
  private func lengthOfDish(at index: Int, in clauses: [Clause]) throws -> Int {
    var most = 1
    while index + most < clauses.count, most < 4, isLoose(clauses[index + most]) { most += 1 }
    for length in stride(from: most, to: 1, by: -1) {
      let phrase = Phrase(clauses: Array(clauses[index..<index + length]))
      if try isOneFood(phrase) { return length }
    }
    return 1
  }

  /// A clause that says how much of it is a food of its own.
  private func isLoose(_ clause: Clause) -> Bool {
    guard clause.joint == .and || clause.joint == .with else { return false }
    return AmountParser.read(clause.tokens).amount.isEmpty
  }

  private func isOneFood(_ phrase: Phrase) throws -> Bool {
    let words = phrase.reading.food.joined(separator: " ")
    if try catalog.hasName(words) { return true }
    let first = Phrase(clauses: [phrase.clauses[0]]).reading.food.joined(separator: " ")
    guard let whole = try catalog.candidates(for: phrase.searchText, options).first,
      whole.recall > 0.99, whole.score > 1.75
    else { return false }
    // "eggs and toast" are two foods though some dish has both; a dish noun at the end ties them.
    if phrase.clauses.dropFirst().allSatisfy({ $0.joint == .and }) {
      return Dishes.isDish(phrase.reading.food.last ?? "") && !Dishes.isDish(first)
    }
    return true
  }
}
