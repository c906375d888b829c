/// An entry of the lexicon where it stands on a label.
struct Match {
  let start: Int
  let end: Int
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
        found.append(
          Match(start: place, end: end, entry: entry, isPart: !isStart || rest == .other)
        )
      }
    }
  }

  private enum Rest { case nothing, ending, other }

  /// What follows an entry in its word; `nil` where it may not.
  private func rest(of entry: Entry, _ end: Int) -> Rest? {
    if text.isEnd(end) { return .nothing }
    if entry.end == .nothing { return nil }
    let hasEnding = entry.language.endings.contains { ending in
      end + ending.count <= text.bytes.count && text.isEnd(end + ending.count)
        && text.bytes[end..<(end + ending.count)].elementsEqual(ending)
    }
    if hasEnding { return .ending }
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

  /// The matches of a label in `languages`, in their order.
  func matches(in languages: Set<Language>) -> [Match] {
    var kept: [Match] = []
    for match in found {
      let isAtHome = languages.contains(match.entry.language)
      guard isAtHome || !match.entry.isAmbiguous && !match.isPart else { continue }
      // A match that begins before another and ends behind it says more; of two at the same place
      // the longer does, and of two alike the one in the label's language.
      if let last = kept.last {
        if last.start == match.start {
          let isBetter = match.end > last.end || match.end == last.end && isAtHome
            && !languages.contains(last.entry.language)
          guard isBetter else { continue }
          kept.removeLast()
          if let outer = kept.last, outer.end >= match.end { continue }
        } else if last.end >= match.end {
          continue
        }
      }
      kept.append(match)
    }
    return kept
  }
}
