import Words

/// Phrases that tell something, found in a name by their words.
struct PhraseTable<Value: Sendable>: Sendable {
  /// A phrase that stands in a name.
  struct Match: Sendable {
    let words: Range<Int>
    let values: [Value]
  }

  private var phrases: [[String]: [Value]] = [:]
  /// The most words of any phrase that begins with a word.
  private var longest: [String: Int] = [:]
  /// Words of other alphabets, which are written without spaces or with endings.
  private var inner: [(word: String, values: [Value])] = []

  init() {}

  mutating func add(_ phrase: some StringProtocol, _ value: Value) {
    let words = DrinkName.words(of: phrase)
    guard let first = words.first else { return }
    phrases[words, default: []].append(value)
    longest[first] = max(longest[first] ?? 0, words.count)
    if words.count == 1, !first.utf8.allSatisfy({ $0 < 128 }) {
      let at = inner.firstIndex { $0.word.utf8.count < first.utf8.count } ?? inner.endIndex
      inner.insert((first, [value]), at: at)
    }
  }

  /// The phrases in `words` from left to right, the longest at each place, none overlapping.
  func matches(in words: [String]) -> [Match] {
    var found: [Match] = []
    var index = 0
    while index < words.count {
      if let match = match(at: index, in: words) {
        found.append(match)
        index = match.words.upperBound
      } else {
        index += 1
      }
    }
    return found
  }

  private func match(at index: Int, in words: [String]) -> Match? {
    let most = min(longest[words[index]] ?? 0, words.count - index)
    for length in stride(from: most, to: 0, by: -1) {
      let range = index..<index + length
      if let values = phrases[Array(words[range])] { return Match(words: range, values: values) }
    }
    guard !words[index].utf8.allSatisfy({ $0 < 128 }) else { return nil }
    let parts = parts(of: words[index])
    return parts.isEmpty ? nil : Match(words: index..<index + 1, values: parts)
  }

  /// What the parts of a word tell, the longest first: "アイス" and "抹茶" in one.
  private func parts(of word: String) -> [Value] {
    var rest = word
    var values: [Value] = []
    for (part, found) in inner {
      guard let range = rest.firstRange(of: part) else { continue }
      rest.replaceSubrange(range, with: " ")
      values += found
    }
    return values
  }
}
