import Amounts
import Words

/// The words of a drink's name, taken to one form: folded, numbers as words, no final `s`.
struct DrinkName: Sendable {
  /// A word with the token of the typed text that it came from.
  struct Word: Equatable, Sendable {
    let text: String
    let token: Int
  }

  /// As typed, without signs.
  let tokens: [MealToken]
  let words: [Word]
  /// The words that a comma or bracket stands before.
  let breaks: Set<Int>

  /// Longer names are cut here: no drink has one.
  static let longest = 60

  init(_ text: String) {
    var tokens: [MealToken] = []
    var words: [Word] = []
    var breaks: Set<Int> = []
    for token in MealLexer.tokens(of: Self.withoutMarks(text)) {
      guard words.count < Self.longest else { break }
      if case .sign(let sign) = token {
        if [.comma, .open, .close, .newline].contains(sign) { breaks.insert(words.count) }
        continue
      }
      if let word = Self.word(of: token) { words.append(Word(text: word, token: tokens.count)) }
      tokens.append(token)
    }
    self.tokens = tokens
    self.words = words
    self.breaks = breaks
  }

  /// Phrases of the tables, in the same form.
  static func words(of phrase: some StringProtocol) -> [String] {
    // Plain letters, as nearly all of them are, need no lexer; there are thousands.
    let isPlain = phrase.utf8.allSatisfy { (97...122).contains($0) || $0 == 32 }
    guard !isPlain else { return Substring(phrase).fields(" ").map { singular(String($0)) } }
    return DrinkName(String(phrase)).words.map(\.text)
  }

  /// The first of the words of a phrase of the tables.
  static func firstWord(of phrase: Substring) -> String? {
    let start = phrase.utf8.drop { $0 == 32 }
    let first = start.prefix { $0 != 32 }
    guard !first.isEmpty, first.allSatisfy({ (97...122).contains($0) }) else {
      return words(of: phrase).first
    }
    return singular(String(Substring(first)))
  }

  /// The words as typed, but for some tokens.
  func text(without tokens: Set<Int>) -> String {
    self.tokens.indices.filter { !tokens.contains($0) }
      .compactMap { index in
        self.tokens[index].word ?? Self.word(of: self.tokens[index])
      }
      .joined(separator: " ")
  }

  private static func withoutMarks(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(longest * 20)
    return String(String.UnicodeScalarView(start.filter { !"®™℠!".unicodeScalars.contains($0) }))
  }

  private static func word(of token: MealToken) -> String? {
    switch token {
    case .word(let text): singular(text)
    case .number(let low, let high, _) where low == high && low == low.rounded():
      String(Int(low))
    default: nil
    }
  }

  /// "teas" and "tea", "Peet's" and "Peets" meet; it need not be a word.
  private static func singular(_ word: String) -> String {
    let bytes = word.utf8
    guard bytes.count > 3, bytes.last == UInt8(ascii: "s"), !word.hasSuffix("ss") else {
      return word
    }
    return String(word.dropLast())
  }
}
