/// Text as words that can be compared: folded, stemmed, spelling variants taken to one form.
package enum Words {
  /// The comparable words of each part of a name.
  ///
  /// Parts end at commas and brackets, and before words such as "with": what comes then is a
  /// detail, so that "fries with mayonnaise" is not a mayonnaise.
  package static func parts(of text: String) -> [[String]] {
    nameParts(of: text).map { $0.words.filter { $0 != alternative } }
  }

  /// A part of a name, and whether it began with a word such as "with": what it holds is then
  /// beside the food or in it, and not the food.
  package struct NamePart: Equatable, Sendable {
    package let words: [String]
    package let isDetail: Bool

    package init(words: [String], isDetail: Bool) {
      self.words = words
      self.isDetail = isDetail
    }
  }

  /// The parts of a name; `alternative` stands between words of which either may be meant.
  package static func nameParts(of text: String) -> [NamePart] {
    let text = text.contains("/") ? text.replacing("/", with: " or ") : text
    let parts = withoutUnspecified(Tokenizer.parts(of: text).flatMap(detailsApart))
    return choicesJoined(parts).map { words in
      NamePart(
        words: canonical(words, keeping: alternative),
        isDetail: words.first.map(trailing.contains) ?? false
      )
    }.filter { $0.words.contains { $0 != alternative } }
  }

  /// What stands in a name part between words of which either may be meant.
  package static let alternative = "or"

  /// FNDDS: what comes after "NS as to" is what is not known of the food, a list of it to its "or".
  private static func withoutUnspecified(_ parts: [[String]]) -> [[String]] {
    var result: [[String]] = []
    var listed = 0
    for (index, words) in parts.enumerated() where index >= listed {
      guard let start = words.firstIndex(of: "ns") else {
        result.append(words)
        continue
      }
      result.append(Array(words[...start]))
      let rest = parts[(index + 1)...].prefix(4)
      if !words.contains("or"), let last = rest.firstIndex(where: { $0.first == "or" }) {
        listed = last + 1
      }
    }
    return result
  }

  /// "Burrito, taco, or quesadilla" is one part, of which any word may be meant.
  private static func choicesJoined(_ parts: [[String]]) -> [[String]] {
    var result: [[String]] = []
    for words in parts {
      guard words.count == 2, words[0] == alternative, result.count > 1 else {
        result.append(words)
        continue
      }
      // "Tongue, smoked, cured, or pickled" is tongue: the first part is a choice of two others.
      let first = result.count == 2 ? 0 : 1
      let start = 1 + (result.indices.last { $0 < first || result[$0].count > 1 } ?? -1)
      guard start < result.count else {
        result.append(words)
        continue
      }
      let choices = result[start...].map { $0[0] } + [words[1]]
      result.removeSubrange(start...)
      result.append(Array(choices.map { [$0] }.joined(separator: [alternative])))
    }
    return result
  }

  private static func detailsApart(_ words: [String]) -> [[String]] {
    var parts: [[String]] = [[]]
    for word in words {
      if trailing.contains(word), parts.last?.isEmpty == false { parts.append([]) }
      parts[parts.count - 1].append(word)
    }
    return parts
  }

  /// Words that begin a detail of the food named before them.
  package static let trailing: Set<String> = [
    "with", "without", "in", "from", "on", "w", "mit", "con", "avec", "met", "com", "ohne", "sin",
  ]

  /// All comparable words of `text`, in order.
  package static func all(of text: String) -> [String] {
    canonical(Tokenizer.parts(of: text).flatMap { $0 })
  }

  /// Folded words as they stand, neither stemmed nor replaced.
  package static func plain(of text: String) -> [String] {
    Tokenizer.parts(of: text).flatMap { $0 }
  }

  /// One text for all spellings of the same words in their order, for exact look-up.
  ///
  /// - Parameter detail: Where a detail begins: "beef with gravy" is no "beef gravy".
  package static func key(of words: [String], detail: Int? = nil) -> String {
    guard let detail, detail < words.count else { return words.joined(separator: " ") }
    return (words[..<detail] + ["+"] + words[detail...]).joined(separator: " ")
  }

  /// The `key` of `text` as it stands.
  package static func key(of text: String) -> String {
    let parts = nameParts(of: text)
    var words: [String] = []
    var detail: Int?
    for part in parts {
      if part.isDetail, detail == nil, !words.isEmpty { detail = words.count }
      words += part.words.filter { $0 != alternative }
    }
    return key(of: words, detail: detail)
  }

  /// One text for all orders of the same words; never equal to a `key`.
  package static func orderlessKey(of words: [String]) -> String {
    "~" + words.sorted().joined(separator: " ")
  }

  /// Words that join others and say nothing about the food.
  package static let joining: Set<String> = [
    "a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with",
    "n", "style", "type", "other", "than", "&", "de", "la", "le", "du", "des", "al", "con", "com",
    "mit", "und", "et", "y", "e", "en", "van", "met", "ile", "ve", "au", "aux", "di", "del", "us",
    "uk", "w", "per", "avec",
  ]

  /// Words that take the next one away: "without nuts" is the one word `nonut`.
  private static let negating: Set<String> = ["without", "no", "non", "not", "excluding"]

  /// "without any sauce", "without the crust".
  private static let fillers: Set<String> = ["the", "any", "a", "an", "of"]

  private static func canonical(_ raw: [String], keeping kept: String? = nil) -> [String] {
    let words = raw.map(Stemmer.stem)
    var result: [String] = []
    var index = 0
    while index < words.count {
      if words[index] == kept {
        result.append(words[index])
        index += 1
        continue
      }
      let (replacement, length) = replacement(at: index, in: words)
      result += replacement
      index += length
    }
    return result
  }

  private static func replacement(at index: Int, in words: [String]) -> ([String], length: Int) {
    let most = min(Phrases.longest(from: words[index]), words.count - index)
    for length in stride(from: most, through: 1, by: -1) {
      if let found = Phrases.canonical(words[index..<index + length]) { return (found, length) }
    }
    if negating.contains(words[index]) {
      let next = words[(index + 1)...].firstIndex { !fillers.contains($0) } ?? words.endIndex
      if next + 2 < words.count, words[next + 1] == alternative {
        // "not cream or meringue" is neither.
        return (["no" + words[next], "no" + words[next + 2]], next + 3 - index)
      }
      if next < words.count { return (["no" + words[next]], next + 1 - index) }
    }
    // "flavors other than chocolate" have none.
    if words[index] == "other", index + 2 < words.count, words[index + 1] == "than" {
      return (["no" + words[index + 2]], 3)
    }
    return joining.contains(words[index]) ? ([], 1) : ([words[index]], 1)
  }
}
