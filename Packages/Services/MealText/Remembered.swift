import Amounts
package import Nutrition
import Words

/// What a person once said they mean by some words; it wins over every table.
package struct Remembered: Equatable, Sendable {
  package let food: FoodID
  /// What one of it weighs, where they said it.
  package let grams: Double?

  package init(food: FoodID, grams: Double? = nil) {
    self.food = food
    self.grams = grams
  }

  /// The words of a phrase as they are remembered: without amounts, in one spelling.
  package static func key(of text: String) -> String {
    let reading = AmountParser.read(MealLexer.tokens(of: text))
    return key(words: reading.food.joined(separator: " "))
  }

  /// Whether the text names a food and nothing of how much.
  package static func saysNoAmount(_ text: String) -> Bool {
    let amount = AmountParser.read(MealLexer.tokens(of: text)).amount
    return amount.isEmpty || amount.isArticle && amount.measure == nil && amount.size == nil
  }

  static func key(words: String) -> String { Words.key(of: Words.all(of: words)) }
}
