import Diary
import FoodCatalog
import MealText
import Nutrition

/// A described meal that a person looks over before it is stored.
struct MealReview {
  private let catalog: Catalog
  private let options: SearchOptions
  private(set) var remembered: [String: Remembered]
  private(set) var items: [Item]
  /// What the person said their words mean, to be kept for the next time.
  private(set) var corrections: [String: Correction] = [:]

  init(
    _ meal: DescribedMeal,
    catalog: Catalog,
    options: SearchOptions,
    remembered: [String: Remembered]
  ) {
    self.catalog = catalog
    self.options = options
    self.remembered = remembered
    items = meal.items
  }

  mutating func drop(_ index: Int) { items.remove(at: index) }

  /// Takes another food for the words of an item, in the amount that was said.
  mutating func replace(_ index: Int, by other: Alternative) throws {
    let text = items[index].text
    remember(text, FoodReference(id: other.id, name: other.name), grams: nil)
    if let item = try read(text) { items[index] = item }
  }

  /// Reads an answer such as "150 g", "2 slices" or "150" as the amount of an item.
  ///
  /// - Returns: Whether it was an amount.
  mutating func setAmount(_ index: Int, _ answer: String) throws -> Bool {
    let old = items[index]
    let words = Remembered.key(of: old.text)
    let amount = Double(answer).map { "\($0) g" } ?? answer
    guard let food = old.food else { return false }
    var own = MealReader(catalog, options, remembered: [words: Remembered(food: food.id)])
    own.remembered.merge(remembered) { first, _ in first }
    let read = try own.read("\(amount) \(words)").items
    guard read.count == 1, let item = read.first, item.food?.id == food.id, item.grams.best > 0,
      item.grams.best < 1e5
    else { return false }
    // A weight for words that say no amount is what one of it weighs.
    if Remembered.saysNoAmount(old.text) { remember(old.text, food, grams: item.grams.best) }
    items[index] = item
    items[index].text = old.text
    return true
  }

  private mutating func remember(_ text: String, _ food: FoodReference, grams: Double?) {
    let key = Remembered.key(of: text)
    guard !key.isEmpty else { return }
    remembered[key] = Remembered(food: food.id, grams: grams)
    corrections[key] = Correction(food: food, grams: grams)
  }

  private func read(_ text: String) throws -> Item? {
    let read = try MealReader(catalog, options, remembered: remembered).read(text).items
    return read.count == 1 ? read[0] : nil
  }
}

extension Diary {
  /// What the person said before that their words mean.
  func remembered() throws -> [String: Remembered] {
    try corrections().mapValues { Remembered(food: $0.food.id, grams: $0.grams) }
  }
}
