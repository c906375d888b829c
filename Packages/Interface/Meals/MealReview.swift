package import Diary
package import FoodCatalog
import FoodSources
package import MealText
package import Nutrition

/// The items of a meal that a person looks over before it is stored.
package struct MealReview {
  /// How items came about, which decides what another food or amount means.
  package enum Kind: Sendable {
    /// Words with amounts in them.
    case said
    /// A picture, which gave the weights.
    case seen
  }

  private let catalog: Catalog
  private let options: SearchOptions
  private let kind: Kind
  private var remembered: [String: Remembered]
  package private(set) var items: [Item]
  /// What the person said their words mean, to be kept for the next time.
  package private(set) var corrections: [String: Correction] = [:]

  package init(
    _ items: [Item],
    _ kind: Kind = .said,
    catalog: Catalog,
    options: SearchOptions,
    remembered: [String: Remembered]
  ) {
    self.catalog = catalog
    self.options = options
    self.kind = kind
    self.remembered = remembered
    self.items = items
  }

  package mutating func drop(_ index: Int) { items.remove(at: index) }

  /// Takes another food for the words of an item, in the amount that was said or seen.
  package mutating func replace(_ index: Int, by other: Alternative) throws {
    let old = items[index]
    remember(old.text, FoodReference(id: other.id, name: other.name), grams: nil)
    if let item = try read(old) { items[index] = item }
  }

  /// Reads an answer such as "150 g", "2 slices" or "150" as the amount of an item.
  ///
  /// - Returns: Whether it was an amount.
  package mutating func setAmount(_ index: Int, _ answer: String) throws -> Bool {
    let old = items[index]
    let words = Remembered.key(of: old.text)
    let amount = Double(answer).map { "\($0) g" } ?? answer
    guard let food = old.food, !Remembered.saysNoAmount("\(amount) \(words)") else { return false }
    var own = MealReader(catalog, options, remembered: [words: Remembered(food: food.id)])
    own.remembered.merge(remembered) { first, _ in first }
    let read = try own.read("\(amount) \(words)").items
    guard read.count == 1, let item = read.first, item.food?.id == food.id, item.grams.best > 0,
      item.grams.best < 1e5
    else { return false }
    // A weight for words that say no amount is what one of it weighs.
    if kind == .said, Remembered.saysNoAmount(old.text) {
      remember(old.text, food, grams: item.grams.best)
    }
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

  private func read(_ old: Item) throws -> Item? {
    let reader = MealReader(catalog, options, remembered: remembered)
    if kind == .seen { return try reader.item(Dish(old)) }
    let read = try reader.read(old.text).items
    return read.count == 1 ? read[0] : nil
  }
}

extension Diary {
  /// What the person said before that their words mean.
  package func remembered() throws -> [String: Remembered] {
    try corrections().mapValues { Remembered(food: $0.food.id, grams: $0.grams) }
  }

  /// Keeps what the person said now.
  package func remember(_ corrections: [String: Correction]) throws {
    for (words, correction) in corrections.sorted(by: { $0.key < $1.key }) {
      try remember(words, as: correction)
    }
  }
}

extension Dish {
  /// What was seen, from the item that was made of it.
  fileprivate init(_ item: Item) {
    self.init(
      text: item.text,
      name: item.text,
      amount: item.amount,
      unit: item.unit,
      grams: item.grams,
      nutrients: Nutrients(),
      confidence: 1
    )
  }
}
