/// Names that begin with a number, which counts nothing: "3 Musketeers", "100 Grand".
enum NumberNames {
  /// `tokens` with those numbers as words.
  static func settled(_ tokens: [MealToken]) -> [MealToken] {
    var tokens = tokens
    for index in tokens.indices.dropLast() {
      guard case .number(let value, let upper, _) = tokens[index], value == upper,
        let next = tokens[index + 1].word, names[next] == value
      else { continue }
      tokens[index] = .word(String(Int(value)))
    }
    return tokens
  }

  /// By the word behind the number.
  private static let names: [String: Double] = ["musketeers": 3, "musketeer": 3, "grand": 100]
}
