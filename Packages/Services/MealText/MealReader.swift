import Amounts
package import FoodCatalog
package import Nutrition

/// What a text says was eaten.
package struct DescribedMeal: Equatable, Sendable {
  package let text: String
  package var items: [Item]

  package init(text: String, items: [Item]) {
    self.text = text
    self.items = items
  }

  /// The sum over the items; a lower bound where one lacks a value.
  package var total: NutrientTotal { NutrientTotal(items.map(\.nutrients)) }
}

/// Reads a meal in plain words: foods with grams and numbers, the same for the same text.
///
/// For one task at a time, as the catalogue is.
package struct MealReader {
  let catalog: Catalog
  private let options: SearchOptions
  let names = PortionNames()
  /// What the person means by their own words, by `Remembered.key`.
  package var remembered: [String: Remembered]

  package init(
    _ catalog: Catalog,
    _ options: SearchOptions = SearchOptions(),
    remembered: [String: Remembered] = [:]
  ) {
    self.catalog = catalog
    self.options = options
    self.remembered = remembered
  }

  /// Longer texts are cut here: nobody eats a novel.
  private static let mostClauses = 60

  package func read(_ text: String) throws -> DescribedMeal {
    var items: [Item] = []
    for section in MealSections.split(text) {
      items += try self.items(in: section.text).map { item in
        var item = item
        item.meal = section.meal
        return item
      }
    }
    return DescribedMeal(text: text, items: items)
  }

  private func items(in text: some StringProtocol) throws -> [Item] {
    let tokens = BritishEnglish.settled(MealLexer.tokens(of: String(text)))
    let clauses = Array(MealSplitter.clauses(tokens).prefix(Self.mostClauses))
    var options = options
    if options.language == nil { options.language = LanguageGuess.language(of: tokens) }
    let matcher = matcher(in: options.language)
    let phrases = try PhraseBuilder(candidates: matcher.candidates).phrases(clauses)
      .flatMap(RunOn(candidates: matcher.candidates).foods)
    let foods = Leftovers.settled(phrases.filter { !NotFood.describes($0) })
    let found = try foods.compactMap { phrase in try matcher.item(phrase).map { (phrase, $0) } }
    return Headings.dropped(from: Repeats.dropped(from: found))
  }

  /// What finds foods by their names in `language`; `nil` for English.
  func matcher(in language: String?) -> PhraseMatcher {
    var options = options
    options.language = language
    return PhraseMatcher(
      candidates: Candidates(catalog, options),
      names: names,
      remembered: remembered
    )
  }
}
