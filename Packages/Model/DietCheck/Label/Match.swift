/// An entry of the lexicon where it stands on a label.
struct Match {
  let start: Int
  var end: Int
  let entry: Entry
  /// Whether it is part of a longer word, which says little in another language: "mushroom" is no
  /// Dutch cream.
  let isPart: Bool
  /// Whether it begins inside a word.
  let isInside: Bool
  /// How many bytes are the entry's own, without the ending of the word.
  let length: Int
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
    // Its arrays are retained once, not at every letter.
    let (text, lexicon) = (text, lexicon)
    var word: Int?
    /// How far the matches so far go.
    var reach = 0
    for place in text.bytes.indices where FoldedText.isWord(text.bytes[place]) {
      let isStart = text.isStart(place)
      if isStart {
        if let word, reach <= word { collectConfused(word) }
        word = place
      }
      let known = found.count
      lexicon.forEachEntry(in: text.bytes, from: place, isInside: !isStart) { end, entry, doubt in
        add(entry, place, end, isStart: isStart, doubt)
      }
      for match in found[known...] { reach = max(reach, match.end) }
    }
    if let word, reach <= word { collectConfused(word) }
  }

  /// Looks for what the unknown word at `start` may have been before a scanner read it.
  private mutating func collectConfused(_ start: Int) {
    guard text.bytes[start] < 0x80 else { return }
    lexicon.forEachConfused(in: text.bytes, from: start) { end, entry, doubt in
      let letters = text.bytes[start..<end]
      let hasDigit = letters.contains { $0 < UInt8(ascii: "a") && FoldedText.isWord($0) }
      guard letters.count >= (hasDigit ? 3 : 5) else { return }
      add(entry, start, end, isStart: true, doubt)
    }
  }

  private mutating func add(
    _ entry: Entry,
    _ start: Int,
    _ end: Int,
    isStart: Bool,
    _ doubt: Lexicon.Doubt
  ) {
    if doubt == .joined, end - start < Self.leastJoined { return }
    if end - start == Self.twoKana, text.isKatakana(start), text.isInsideKatakana(start) { return }
    guard let rest = rest(of: entry, end), doubt == .none || rest != .other else { return }
    var match = Match(
      start: start,
      end: end,
      entry: entry,
      isPart: !isStart || rest == .other || doubt != .none,
      isInside: !isStart,
      length: end - start
    )
    if case .ending(let length) = rest { match.end += length }
    found.append(match)
  }

  /// Two kana are six bytes. So short a word is none inside a longer one: the squid in "スイカ".
  private static let twoKana = 6

  /// Five letters and the break between them.
  private static let leastJoined = 6

  private enum Rest: Equatable { case ending(length: Int), other }

  /// What follows an entry in its word; `nil` where it may not.
  private func rest(of entry: Entry, _ end: Int) -> Rest? {
    if text.isEnd(end) { return .ending(length: 0) }
    if isFootnote(end) { return .ending(length: 0) }
    if entry.end == .nothing { return nil }
    let ending = entry.language.endings.first { ending in
      let behind = end + ending.count
      return behind <= text.bytes.count && (text.isEnd(behind) || isFootnote(behind))
        && text.bytes[end..<behind].elementsEqual(ending)
    }
    if let ending { return .ending(length: ending.count) }
    return entry.end == .anything ? .other : nil
  }

  /// Whether a word ends before `place` but for the number of a footnote: "wheat1, milk2".
  private func isFootnote(_ place: Int) -> Bool {
    guard place > 2, text.bytes[place - 1] >= UInt8(ascii: "a"), Self.isDigit(text.bytes[place])
    else { return false }
    return text.isEnd(place + 1) || Self.isDigit(text.bytes[place + 1]) && text.isEnd(place + 2)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
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
  /// does, of two alike the one in the label's language, and then the one with fewer letters of an
  /// ending.
  ///
  /// - Parameters:
  ///   - languages: What the label is written in.
  ///   - known: The language that it is said to be in.
  func matches(in languages: Set<Language>, known: Language?) -> [Match] {
    func isAtHome(_ match: Match) -> Bool {
      languages.contains(match.entry.language) || !match.entry.isAmbiguous && !match.isPart
    }
    func closeness(_ match: Match) -> Int {
      match.entry.language == known ? 2 : languages.contains(match.entry.language) ? 1 : 0
    }
    let own = Self.longest(found.lazy.filter { !$0.entry.isAdded }, isAtHome, closeness)
    guard lexicon.hasAdditions else { return own }
    let others = Self.longest(found.lazy.filter { $0.entry.isAdded }, isAtHome, closeness)
    return Self.merged(own, others)
  }

  private static func longest(
    _ found: some Sequence<Match>,
    _ isAtHome: (Match) -> Bool,
    _ closeness: (Match) -> Int
  ) -> [Match] {
    var kept: [Match] = []
    for match in found where isAtHome(match) {
      if let last = kept.last, last.start == match.start {
        let isBetter =
          (match.end, closeness(match), match.length) > (last.end, closeness(last), last.length)
        guard isBetter else { continue }
        kept.removeLast()
      }
      if let last = kept.last {
        // Inside a word nothing begins in the middle of another: no "hvedemel" in "boghvedemel".
        if last.end >= match.end || match.isInside && last.end > match.start { continue }
      }
      kept.append(match)
    }
    return kept
  }

  /// Ours, and of somebody else's those that lie beside ours; in their order.
  private static func merged(_ own: [Match], _ others: [Match]) -> [Match] {
    var merged: [Match] = []
    var rest = others[...]
    for match in own {
      while let other = rest.first, other.start < match.start {
        rest.removeFirst()
        let isClear = other.end <= match.start && other.start >= merged.last?.end ?? 0
        if isClear { merged.append(other) }
      }
      merged.append(match)
    }
    return merged + rest.filter { $0.start >= merged.last?.end ?? 0 }
  }
}
