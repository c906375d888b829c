import Amounts

/// Foods whose name holds an "and": nobody means two foods by them.
enum PairedNames {
  /// Whether the "and" at `index` stands in such a name.
  static func joins(at index: Int, in tokens: [MealToken]) -> Bool {
    guard index > 0, index + 1 < tokens.count, let before = tokens[index - 1].word,
      let after = tokens[index + 1].word
    else { return false }
    return pairs.contains("\(before) \(after)")
  }

  private static let pairs: Set<String> = [
    "butter jelly", "butter jam", "butter honey", "mac cheese", "mac chz", "macaroni cheese",
    "half half",
    "sour sweet", "sweet sour", "fish chips", "salt vinegar", "cream onion", "cookies cream",
    "cookie cream", "oil vinegar", "fruit nut", "biscuits gravy", "pork beans", "franks beans",
    "chicken waffles", "spaghetti meatballs", "gin tonic", "rum coke", "rum cola", "whiskey coke",
    "whiskey cola", "whisky cola",
    "whisky coke", "whiskey ginger", "vodka tonic", "vodka soda", "jack coke", "scotch soda",
    "salt pepper", "peas carrots", "nut honey", "m m", "vodka energy",
  ]
}
