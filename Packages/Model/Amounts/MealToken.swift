/// A piece of a typed meal: a word, a number, or a sign between foods.
package enum MealToken: Equatable, Sendable {
  /// A word as it was typed, folded to plain lower-case letters.
  case word(String)
  /// A number or a range of numbers; ambiguous where it could be read in two ways ("1,500").
  case number(low: Double, high: Double, isAmbiguous: Bool)
  case sign(Sign)

  package enum Sign: Equatable, Sendable {
    case comma, newline, plus, ampersand, colon, sentence, open, close, dash, slash, at
  }

  package var word: String? {
    guard case .word(let text) = self else { return nil }
    return text
  }

  package var isNumber: Bool {
    guard case .number = self else { return false }
    return true
  }
}
