import Amounts
package import Nutrition

/// How much of a product that is already known was eaten, in plain words: "30g", "1 slice", "half a
/// packet", "2".
package struct ProductAmount: Equatable, Sendable {
  package let text: String
  private let amount: Amount

  /// `nil` where `text` is no amount, or says more than one.
  package init?(_ text: String) {
    let reading = AmountParser.read(MealLexer.tokens(of: text) + [.word(Self.standIn)])
    guard reading.food == [Self.standIn], !reading.amount.isEmpty else { return nil }
    self.text = text
    amount = reading.amount
  }

  /// One serving, as the maker calls it.
  package static let serving = ProductAmount(text: "", amount: Amount())

  private init(text: String, amount: Amount) {
    self.text = text
    self.amount = amount
  }

  /// Stands for the product behind the amount.
  private static let standIn = "food"

  /// Whether the number could be read in two ways: "1,500".
  package var isAmbiguous: Bool { amount.isAmbiguous }

  /// The product in this amount; `nil` where the product tells no weight of one.
  package func item(of food: Food) -> Item? {
    var food = food
    food.portions = food.portions.flatMap(Self.parts)
    let words = PhraseWords(food.name)
    let fit = PortionFit(food: food, missing: [], words: words, names: PortionNames())
    guard !isCount || fit.best(for: amount) != nil else { return nil }
    let choice = PortionChooser(fit).choose(amount)
    let perGram = food.nutrients(inGrams: 1).energy
    return Item(
      text: text.isEmpty ? food.name : "\(text) \(food.name)",
      name: food.name,
      amount: choice.count,
      unit: choice.unit,
      grams: choice.grams,
      food: FoodReference(id: food.id, name: food.name),
      nutrients: food.nutrients(inGrams: choice.grams.best),
      energy: perGram.map { choice.grams.scaled(by: $0) },
      isEstimate: choice.isEstimate,
      confidence: food.confidence * (choice.fit < 0 ? 0.8 : 1),
      reasons: food.reasons + [choice.reason]
    )
  }

  /// A portion, and one of what it is made of: "serving (2 slices)" of 60 g is two slices of 30 g,
  /// whatever language the maker counts in.
  private static func parts(of portion: Portion) -> [Portion] {
    guard let open = portion.name.firstIndex(of: "("), portion.name.last == ")" else {
      return [portion]
    }
    let inner = portion.name[portion.name.index(after: open)...].dropLast()
    guard let counted = ProductAmount(String(inner))?.amount, let count = counted.count,
      count.low == count.high, count.low > 0, case .household(let name)? = counted.measure
    else { return [portion] }
    return [
      Portion(name: "serving", grams: portion.grams),
      Portion(name: name, grams: portion.grams / count.low),
    ]
  }

  /// Whether only the product can tell what one weighs.
  private var isCount: Bool { amount.measure == nil && amount.grams == nil }
}
