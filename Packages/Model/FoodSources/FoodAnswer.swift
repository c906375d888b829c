package import Calendar
package import Nutrition

/// What a source answered; nothing found is an answer with nothing in it.
package struct FoodAnswer: Equatable, Sendable {
  /// Foods, the best first: for words, barcodes and ids.
  package var foods: [Food]
  /// Dishes: for descriptions and photos.
  package var dishes: [Dish]
  /// What the source would like to know, at most three.
  package var questions: [String]
  /// What the answer cost, where a model gave it.
  package var usage: TokenUsage?
  /// Which model gave it, where one did.
  package var model: AnsweringModel?
  /// When the source said so; `nil` for now.
  package var retrieved: Instant?
  /// Whether it is older than the source lets answers live, and is given because the source is down.
  package var isStale = false
  /// The answer as the source gave it, where it must be possible to explain it later.
  package var raw: String?

  package init(
    foods: [Food] = [],
    dishes: [Dish] = [],
    questions: [String] = [],
    usage: TokenUsage? = nil
  ) {
    self.foods = foods
    self.dishes = dishes
    self.questions = questions
    self.usage = usage
  }

  package var isEmpty: Bool { foods.isEmpty && dishes.isEmpty }
}

/// One dish that a source read in words or saw on a plate.
package struct Dish: Equatable, Sendable {
  /// What was read or seen.
  package var text: String
  /// The plain name to look up in the food tables.
  package var name: String
  /// How many of `unit`, such as 2 of `slice`.
  package var amount: Double
  package var unit: String
  /// All 0 where the source only counted.
  package var grams: Estimate
  /// The source's own numbers for `grams.best`; all missing where it gave none.
  package var nutrients: Nutrients
  package var confidence: Double
  /// Why it is unsure, such as `hidden oil`.
  package var reasons: [String]

  package init(
    text: String,
    name: String,
    amount: Double,
    unit: String,
    grams: Estimate,
    nutrients: Nutrients,
    confidence: Double,
    reasons: [String] = []
  ) {
    self.text = text
    self.name = name
    self.amount = amount
    self.unit = unit
    self.grams = grams
    self.nutrients = nutrients
    self.confidence = confidence
    self.reasons = reasons
  }
}

/// The model behind an answer, so that any number can be explained later.
package struct AnsweringModel: Equatable, Sendable {
  /// As the provider names it in its answer.
  package var name: String
  /// Which wording of the question it was asked.
  package var promptVersion: String

  package init(name: String, promptVersion: String) {
    self.name = name
    self.promptVersion = promptVersion
  }
}

/// Tokens that a model read and wrote.
package struct TokenUsage: Equatable, Sendable {
  package var input: Int
  package var output: Int

  package init(input: Int, output: Int) {
    self.input = input
    self.output = output
  }
}
