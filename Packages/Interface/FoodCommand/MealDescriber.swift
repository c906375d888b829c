import CommandLineKit
import Diary
import FoodCatalog
import FoodLookup
import FoodSources
import MealText
import Meals
import Nutrition

/// Reads meals in plain words, by whoever the person named for that: the food tables, unless the
/// settings or `--source` say otherwise.
struct MealDescriber {
  private let lookup: FoodLookup
  private let languages: [String]
  private let catalog: Catalog
  private let context: Context
  /// What is looked in.
  let options: SearchOptions

  init(
    _ session: FoodSession,
    _ catalog: Catalog,
    source: String?,
    release: String?,
    _ context: Context
  ) throws {
    lookup = try session.sources.lookup(LookupWishes(only: source, release: release))
    languages = session.languages
    options = session.searchOptions(limit: 10, release: release, table: lookup.table)
    self.catalog = catalog
    self.context = context
  }

  /// - Parameter remembered: What the person corrected once is meant here too.
  /// - Throws: `SourceFailure` where nobody had anything and somebody failed.
  func read(_ text: String, remembered: [String: Remembered]) async throws -> ReadMeal {
    let reader = MealReader(catalog, options, remembered: remembered)
    var meal: DescribedMeal?
    let result = try await lookup.describe(text, languages: languages) {
      let read = try reader.read(text)
      meal = read
      return read.items.contains { $0.food != nil }
    }
    context.explain(result)
    if let failure = result.failure { throw failure }
    guard let source = result.source, source.kind != .local else {
      return ReadMeal(meal: meal ?? DescribedMeal(text: text, items: []))
    }
    let items = try result.answer.dishes.map { dish in
      try reader.item(dish).taking(dish, by: source.name, "numbers of \(source.name)")
    }
    for question in result.answer.questions { context.output.note("? \(question)") }
    return ReadMeal(meal: DescribedMeal(text: text, items: items), source: source)
  }
}

/// A meal and who read it.
struct ReadMeal {
  var meal: DescribedMeal
  /// `nil` for the food tables.
  var source: SourceDescription?

  /// Where the numbers of an item come from.
  func evidence(of item: Item, _ catalog: Catalog) throws -> Evidence {
    var evidence = try catalog.evidence(of: item)
    if let source, item.food?.id.source == source.name { evidence.attribution = source.attribution }
    return evidence
  }
}
