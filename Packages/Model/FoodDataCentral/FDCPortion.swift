package import Nutrition

/// Household portions as FoodData Central writes them, taken to the weight of one.
package enum FDCPortion {
  /// What FNDDS takes where a person does not say how much.
  package static let unspecified = "quantity not specified"

  /// A portion, or `nil` for one without a weight.
  ///
  /// - Parameters:
  ///   - amount: How many units weigh `grams`; 1 where it is not given.
  ///   - unit: The measure; empty or "undetermined" where the other texts say it.
  ///   - description: The whole portion in words, such as "1 cup, diced" (FNDDS).
  ///   - modifier: What the unit is, such as "cup slices" (SR), or a number code (FNDDS).
  ///   - grams: What `amount` of it weighs.
  package static func portion(
    amount: Double?,
    unit: String,
    description: String,
    modifier: String,
    grams: Double?
  ) -> Portion? {
    guard let grams, grams > 0, grams.isFinite else { return nil }
    if !description.isEmpty { return described(description, grams: grams) }
    let parts = [unit == "undetermined" ? "" : unit, Int(modifier) == nil ? modifier : ""]
    let name = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    guard !name.isEmpty else { return nil }
    return one(name, of: amount ?? 1, grams: grams)
  }

  private static func described(_ text: String, grams: Double) -> Portion? {
    let lower = text.lowercased()
    guard lower != unspecified else { return Portion(name: unspecified, grams: grams) }
    let words = lower.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let amount = number(words[0]) else {
      return Portion(name: lower, grams: grams)
    }
    return one(String(words[1]), of: amount, grams: grams)
  }

  /// `nil` where one weighs next to nothing, or more than a number holds.
  private static func one(_ name: String, of amount: Double, grams: Double) -> Portion? {
    let single = ((amount > 0 ? grams / amount : grams) * 1000).rounded() / 1000
    guard single > 0, single.isFinite else { return nil }
    return Portion(name: name, grams: single)
  }

  /// "2", "0.5" or "1/2".
  private static func number(_ text: Substring) -> Double? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return Double(text) }
    guard let top = Double(parts[0]), let bottom = Double(parts[1]), bottom > 0 else { return nil }
    return top / bottom
  }
}
