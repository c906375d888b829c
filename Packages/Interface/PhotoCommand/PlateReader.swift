import CommandLineKit
import Diary
import FoodCatalog
import FoodLookup
import FoodSources
import Imaging
import MealText
import Meals
import Nutrition

/// Turns what was seen into items with numbers, has them looked over, and stores them.
struct PlateReader {
  let session: PhotoSession
  let numbers: Numbers
  let catalog: Catalog
  /// `nil` where nothing is to be stored.
  let diary: Diary?

  /// Opens what will be needed: nobody is paid for an answer that leads nowhere.
  init(_ session: PhotoSession, numbers: Numbers, logs: Bool) throws {
    self.session = session
    self.numbers = numbers
    catalog = try session.catalog()
    diary = logs ? try session.diary() : nil
  }

  func read(
    _ answer: LookupResult,
    into result: inout PlateResult,
    _ options: PhotoOptions,
    _ common: CommonOptions,
    _ context: Context
  ) async throws {
    result.questions = answer.answer.questions
    result.usage = answer.answer.usage
    result.model = answer.answer.model?.name
    let remembered = try await diary?.remembered() ?? [:]
    let reader = MealReader(catalog, session.searchOptions, remembered: remembered)
    let seen = try answer.answer.dishes.map { dish in
      SeenDish(
        dish: dish,
        item: try item(dish, reader, by: answer.source?.name ?? "").withCaffeine,
        showsModel: numbers == .both
      )
    }
    result.dishes = seen
    for dish in seen { context.output.detail(dish.reasons) }
    try watch(seen, options, catalog, context)
    guard let diary, !seen.isEmpty else { return }
    var kept = seen.map(\.item)
    if context.reviews(common) {
      // What the model would like to know helps to decide.
      for question in result.questions { context.output.note("? \(question)") }
      result.questions = []
      var review = MealReview(
        kept,
        .seen,
        catalog: catalog,
        options: session.searchOptions,
        remembered: remembered
      )
      guard let accepted = try context.review(&review) else {
        context.output.note("nothing was stored")
        return
      }
      try await diary.remember(review.corrections)
      kept = accepted
      result.dishes = kept.map { SeenDish(dish: nil, item: $0, showsModel: false) }
    }
    let moment = context.moment(common, dayStart: session.dayStart)
    let drafts = try kept.filter { $0.food != nil }.map { item in
      EntryDraft(
        item: item,
        moment: moment,
        meal: options.meal,
        origin: .photo,
        evidence: try evidence(of: item, catalog, answer)
      )
    }
    guard !drafts.isEmpty else { return }
    let analysis = analysis(of: answer, options, result)
    result.logged = try await diary.log(drafts, from: analysis)
  }

  // MARK: - Numbers

  private func item(_ dish: Dish, _ reader: MealReader, by source: String) throws -> Item {
    let found = try reader.item(dish)
    switch numbers {
    case .database: return found
    case .both: return found.food == nil ? found.taking(dish, by: source, Self.basis) : found
    case .model: return found.taking(dish, by: source, Self.basis)
    }
  }

  private static let basis = "numbers of the model"

  private func evidence(of item: Item, _ catalog: Catalog, _ answer: LookupResult) throws
    -> Evidence
  {
    guard item.food?.id.source == answer.source?.name else { return try catalog.evidence(of: item) }
    return Evidence(
      source: answer.source?.name,
      release: answer.answer.model?.name,
      basis: "the model's own numbers"
    )
  }

  private func analysis(
    of answer: LookupResult,
    _ options: PhotoOptions,
    _ result: PlateResult
  ) -> Analysis {
    Analysis(
      source: answer.source?.name ?? "",
      model: answer.answer.model?.name ?? "",
      promptVersion: answer.answer.model?.promptVersion ?? "",
      pictures: result.pictures.map(\.picture.sha256),
      note: options.note,
      answer: answer.answer.raw ?? ""
    )
  }

  /// Says what somebody at the table does not eat.
  private func watch(
    _ seen: [SeenDish],
    _ options: PhotoOptions,
    _ catalog: Catalog,
    _ context: Context
  ) throws {
    let names = seen.map(\.item.text) + (options.note.isEmpty ? [] : [options.note])
    let meal = DescribedMeal(text: names.joined(separator: ", "), items: seen.map(\.item))
    try MealWatch(session.profiles, catalog, context.output).warn(of: meal, context.output)
  }
}
