/// An entry of the lexicon where it stands on a label.
struct Match {
  let start: Int
  var end: Int
  let entry: Entry
  /// Whether it is part of a longer word, which says little in another language: "mushroom" is no
  /// Dutch cream.
  let isPart: Bool
}

/// Finds the entries of a lexicon on a label: the longest at each place, none inside another.
struct Matcher {
  let text: FoldedText
  let lexicon: Lexicon
  private var found: [Match] = []

  init(_ text: FoldedText, _ lexicon: Lexicon) {
    self.text = text
    self.lexicon = lexicon
    collect()
  }

  private mutating func collect() {
    for place in text.bytes.indices where FoldedText.isWord(text.bytes[place]) {
      let isStart = text.isStart(place)
      lexicon.forEachEntry(in: text.bytes, from: place, isInside: !isStart) { end, entry in
        guard let rest = rest(of: entry, end) else { return }
        var match = Match(start: place, end: end, entry: entry, isPart: !isStart || rest == .other)
        if case .ending(let length) = rest { match.end += length }
        found.append(match)
      }
    }
  }

  private enum Rest: Equatable { case ending(length: Int), other }

  /// What follows an entry in its word; `nil` where it may not.
  private func rest(of entry: Entry, _ end: Int) -> Rest? {
    if text.isEnd(end) { return .ending(length: 0) }
    if entry.end == .nothing { return nil }
    let ending = entry.language.endings.first { ending in
      end + ending.count <= text.bytes.count && text.isEnd(end + ending.count)
        && text.bytes[end..<(end + ending.count)].elementsEqual(ending)
    }
    if let ending { return .ending(length: ending.count) }
    return entry.end == .anything ? .other : nil
  }

  /// The languages that the label is written in, by the words in it.
  ///
  /// - Parameter known: The one it is said to be in.
  func languages(known: Language?) -> Set<Language> {
    var counts = [Int](repeating: 0, count: Language.allCases.count)
    for match in found where !match.entry.isAmbiguous {
      counts[Int(match.entry.language.rawValue)] += match.entry.meaning == .common ? 2 : 1
    }
    let most = counts.max() ?? 0
    var languages = Set(
      Language.allCases.filter { language in
        let count = counts[Int(language.rawValue)]
        return count > 0 && (count == most || count >= 4 && count * 4 >= most)
      }
    )
    if let known { languages.insert(known) }
    return languages
  }

  /// The matches of a label, in their order.
  ///
  /// A match that goes on behind the end of another says more; of two at the same place the longer
  /// does, and of two alike the one in the label's language.
  ///
  /// - Parameters:
  ///   - languages: What the label is written in.
  ///   - known: The language that it is said to be in.
  func matches(in languages: Set<Language>, known: Language?) -> [Match] {
    func closeness(_ match: Match) -> Int {
      match.entry.language == known ? 2 : languages.contains(match.entry.language) ? 1 : 0
    }
    var kept: [Match] = []
    for match in found {
      let isAtHome = languages.contains(match.entry.language)
      guard isAtHome || !match.entry.isAmbiguous && !match.isPart else { continue }
      if let last = kept.last, last.start == match.start {
        let isBetter =
          match.end > last.end || match.end == last.end && closeness(match) > closeness(last)
        guard isBetter else { continue }
        kept.removeLast()
      }
      if let last = kept.last, last.end >= match.end { continue }
      kept.append(match)
    }
    return kept
  }
}
