/// How much of a food was said to be eaten.
package struct Amount: Equatable, Sendable {
  /// How many, low and high; `nil` where nothing was said.
  package var count: Range?
  package var measure: Measure?
  package var size: Size?
  /// Comparable words that describe the portion: "individual" container, "fun size" bar.
  package var qualifiers: [String] = []
  /// A total weight in grams that was said beside a count ("2 slices, 300 g").
  package var grams: Range?
  /// Whether the weight was said in ounces, which of a drink are fluid ones.
  package var isInOunces = false
  /// Energy in kcal that was stated ("protein bar 210 kcal").
  package var energy: Double?
  /// Grams of protein, carbohydrate and fat that were stated ("38p 54c 18f").
  package var macros = Macros()
  /// Whether "about" or a vague word says that the number is not exact.
  package var isApproximate = false
  /// Whether the count was only an article.
  package var isArticle = false
  /// Whether the number could be read in two ways.
  package var isAmbiguous = false

  package struct Range: Equatable, Sendable {
    package let low: Double
    package let high: Double

    package init(_ low: Double, _ high: Double) {
      self.low = low
      self.high = high
    }

    package var middle: Double { (low + high) / 2 }

    package func times(_ factor: Double) -> Range { Range(low * factor, high * factor) }
  }

  package init() {}

  /// Notes a weight of `count` units of `unit` grams.
  mutating func weigh(_ count: Range, unit: Double) {
    grams = count.times(unit)
    isInOunces = unit == Measure.ounce
  }

  /// Grams of the macronutrients that were stated; `nil` where one was not.
  package struct Macros: Equatable, Sendable {
    package var protein: Double?
    package var carbohydrate: Double?
    package var fat: Double?

    package init() {}

    package var isEmpty: Bool { protein == nil && carbohydrate == nil && fat == nil }

    /// Kilocalories by the Atwater general factors (4, 4 and 9 kcal/g; FAO Food and Nutrition
    /// Paper 77); `nil` unless all three were stated.
    package var energy: Double? {
      guard let protein, let carbohydrate, let fat else { return nil }
      return 4 * protein + 4 * carbohydrate + 9 * fat
    }
  }

  /// A greater number is no amount of food.
  static let largest = 1e6

  /// Forgets what is too much to be meant.
  mutating func forgetAbsurd() {
    if let high = count?.high, high > Self.largest { count = nil }
    if let high = grams?.high, high > Self.largest { grams = nil }
    if let stated = energy, stated > Self.largest { energy = nil }
  }

  package var isEmpty: Bool { count == nil && measure == nil && size == nil && grams == nil }
}
