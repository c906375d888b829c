/// Text as words that can be compared: folded, stemmed, spelling variants taken to one form.
package enum Words {
  /// The comparable words of each part of a name; parts end at commas and brackets.
  package static func parts(of text: String) -> [[String]] {
    Tokenizer.parts(of: text).map(canonical).filter { !$0.isEmpty }
  }

  /// All comparable words of `text`, in order.
  package static func all(of text: String) -> [String] {
    canonical(Tokenizer.parts(of: text).flatMap { $0 })
  }

  /// Folded words as they stand, neither stemmed nor replaced.
  package static func plain(of text: String) -> [String] {
    Tokenizer.parts(of: text).flatMap { $0 }
  }

  /// One text for all orders and spellings of the same words, for exact look-up.
  package static func key(of words: [String]) -> String {
    words.sorted().joined(separator: " ")
  }

  /// Words that join others and say nothing about the food.
  package static let joining: Set<String> = [
    "a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with",
    "n", "style", "type", "other", "than", "&", "de", "la", "le", "du", "des", "al", "con", "com",
    "mit", "und", "et", "y", "e", "en", "van", "met", "ile", "ve", "au", "aux", "di", "del",
  ]

  private static func canonical(_ raw: [String]) -> [String] {
    let words = raw.map(Stemmer.stem)
    var result: [String] = []
    var index = 0
    while index < words.count {
      let (replacement, length) = replacement(at: index, in: words)
      result += replacement
      index += length
    }
    return result
  }

  private static func replacement(at index: Int, in words: [String]) -> ([String], length: Int) {
    let most = min(Phrases.longest, words.count - index)
    for length in stride(from: most, through: 1, by: -1) {
      if let found = Phrases.canonical(words[index..<index + length]) { return (found, length) }
    }
    return joining.contains(words[index]) ? ([], 1) : ([words[index]], 1)
  }
}
