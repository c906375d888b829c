/// Reads a label from front to back and says of each substance how it is meant.
struct LabelReader {
  private typealias Sign = FoldedText.Sign

  private let text: FoldedText
  private let matches: [Match]
  private(set) var mentions: [Mention] = []
  private(set) var items: [LabelItem] = []
  private var itemsInBracket: [Int] = []
  /// The items that the brackets around this place stand behind.
  private var open: [Int] = []
  private var role = Mention.Role.ingredient
  /// How many brackets stood around the cue that set `role`.
  private var roleDepth = 0
  private var negation: Negation?
  private var isIgnoring = false
  /// The first mention of this sentence.
  private var sentence = 0
  private var hasComma = false
  private var words = 0
  private var sentenceWords = 0
  private var next = 0

  /// A "without" and how far it goes.
  private struct Negation {
    /// To the end of the sentence or bracket, or for the next words only.
    let isWhole: Bool
    let depth: Int
    /// The count of words at which it ends unless something is named before.
    var lastWord: Int
  }

  init(_ text: FoldedText, _ matches: [Match]) {
    self.text = text
    self.matches = matches
    beginItem(at: 0, parent: -1, bracket: newBracket())
    run()
    items[items.count - 1].end = text.bytes.count
    takeOutRemoved()
  }

  private mutating func run() {
    var place = 0
    while place < text.bytes.count {
      if next < matches.count, matches[next].start == place { take(matches[next]) }
      let byte = text.bytes[place]
      if FoldedText.isWord(byte) {
        if text.isStart(place) { words += 1 }
      } else {
        takeSign(byte, place)
      }
      place += 1
    }
  }

  // MARK: Signs

  private mutating func takeSign(_ byte: UInt8, _ place: Int) {
    switch byte {
    case Sign.comma:
      hasComma = true
      endShortNegation()
      beginItem(at: place, parent: items[items.count - 1].parent, bracket: currentBracket)
    case Sign.stop:
      endSentence()
      beginItem(at: place, parent: items[items.count - 1].parent, bracket: currentBracket)
    case Sign.open:
      endShortNegation()
      open.append(items.count - 1)
      beginItem(at: place, parent: items.count - 1, bracket: newBracket())
    case Sign.close: closeBracket(place)
    default: break
    }
  }

  private var currentBracket: Int { items[items.count - 1].bracket }

  private mutating func newBracket() -> Int {
    itemsInBracket.append(0)
    return itemsInBracket.count - 1
  }

  private mutating func beginItem(at place: Int, parent: Int, bracket: Int) {
    if !items.isEmpty { items[items.count - 1].end = place }
    itemsInBracket[bracket] += 1
    items.append(LabelItem(start: place, end: place, parent: parent, bracket: bracket))
  }

  private mutating func closeBracket(_ place: Int) {
    guard let outer = open.popLast() else { return }
    let before = items[outer]
    items[items.count - 1].end = place
    // The item before the bracket goes on behind it.
    items.append(
      LabelItem(start: before.start, end: place, parent: before.parent, bracket: before.bracket)
    )
    if open.count < roleDepth { resetRole() }
    if let negation, open.count < negation.depth { self.negation = nil }
  }

  private mutating func resetRole() {
    role = .ingredient
    roleDepth = 0
  }

  private mutating func endSentence() {
    resetRole()
    negation = nil
    isIgnoring = false
    sentence = mentions.count
    sentenceWords = words
    hasComma = false
  }

  // MARK: Entries

  private mutating func take(_ match: Match) {
    next += 1
    guard !isIgnoring else { return }
    switch match.entry.meaning {
    case .substances(let substances): mention(match, substances)
    case .dish(let substances): mention(match, substances, isDish: true)
    case .without(let substances): mention(match, substances, as: .absent)
    case .cue(let cue): take(cue, match)
    case .falseFriend, .common: break
    }
  }

  private mutating func mention(
    _ match: Match,
    _ substances: SubstanceSet,
    as given: Mention.Role? = nil,
    isDish: Bool = false
  ) {
    let actual = given ?? (isNegated ? .absent : role)
    mentions.append(
      Mention(
        match: match,
        substances: substances,
        isDish: isDish,
        role: actual,
        item: items.count - 1
      )
    )
    useUpNegation(match)
  }

  private mutating func take(_ cue: Entry.Cue, _ match: Match) {
    switch cue {
    case .traces:
      // "free from traces of nuts"
      guard !isNegated else { return }
      role = .traces
      roleDepth = open.count
    case .contains:
      guard open.count <= roleDepth else { return }
      resetRole()
      negation = nil
    case .not:
      negation = Negation(isWhole: true, depth: open.count, lastWord: .max)
    case .without:
      let isWhole = listsAllergensOnly(after: match)
      negation = Negation(isWhole: isWhole, depth: open.count, lastWord: lastWord(after: match))
    case .free: freeBefore(match)
    case .and:
      continueNegation(match, wordsBetween: 0)
      // "a dairy-free latte and a pizza": what is said of one is not said of the other.
      beginItem(
        at: match.start,
        parent: items[items.count - 1].parent,
        bracket: currentBracket
      )
    case .or: continueNegation(match, wordsBetween: 2)
    case .ignore: isIgnoring = true
    case .tracesBefore: changeSentence(to: .traces)
    case .notBefore: changeSentence(to: .absent)
    }
  }

  private mutating func changeSentence(to role: Mention.Role) {
    for index in mentions.indices[sentence...] where mentions[index].role != .absent {
      mentions[index].role = role
    }
    sentence = mentions.count
  }
}

// MARK: - Negation

extension LabelReader {
  /// How many words may stand between "without" and what it takes away: "without any added milk".
  private static let wordsBetween = 3

  private func lastWord(after match: Match) -> Int {
    words + wordCount(match.start, match.end) + Self.wordsBetween
  }

  private func wordCount(_ start: Int, _ end: Int) -> Int {
    (start..<end).reduce(0) { $0 + (text.isStart($1) ? 1 : 0) }
  }

  private var isNegated: Bool {
    guard let negation else { return false }
    return negation.isWhole || words <= negation.lastWord
  }

  private mutating func endShortNegation() {
    if let negation, !negation.isWhole { self.negation = nil }
  }

  /// "without milk or eggs": the words behind "or" are in the list too.
  private mutating func continueNegation(_ match: Match, wordsBetween: Int) {
    guard let negation, !negation.isWhole, words <= negation.lastWord + 3 else { return }
    let end = words + wordCount(match.start, match.end)
    self.negation?.lastWord = end + wordsBetween
  }

  /// One thing was taken away; the next is too only where a word such as "or" says so.
  private mutating func useUpNegation(_ match: Match) {
    guard let negation, !negation.isWhole else { return }
    let end = words + wordCount(match.start, match.end)
    self.negation?.lastWord = end - 1
  }

  /// "gluten free", "milk, egg and nut free": takes back what stands directly before `match`.
  private mutating func freeBefore(_ match: Match) {
    var start = match.start
    var joined = false
    var index = mentions.count - 1
    while index >= 0 {
      let mention = mentions[index].match
      let between = text.bytes[mention.end..<start]
      guard mention.end <= start, let gap = gap(between) else { return }
      if gap == .comma, !joined { return }
      if gap == .and { joined = true }
      if gap == .blank, start != match.start { return }
      mentions[index].role = .absent
      start = mention.start
      index -= 1
    }
  }

  private enum Gap { case blank, comma, and }

  /// What stands between two things of a list, if it is only what joins them.
  private func gap(_ bytes: ArraySlice<UInt8>) -> Gap? {
    guard bytes.count <= 8 else { return nil }
    if bytes.contains(FoldedText.Sign.and) || bytes.contains(FoldedText.Sign.slash) { return .and }
    let letters = bytes.filter(FoldedText.isWord)
    // The ending of the word before may stand there too.
    if Self.joining.contains(letters) { return .and }
    if bytes.contains(FoldedText.Sign.comma) { return letters.isEmpty ? .comma : nil }
    return letters.count <= 2 ? .blank : nil
  }

  private static let joining: Set<[UInt8]> = Set(
    ["and", "or", "sand", "sor", "und", "et", "ou", "y", "o", "e", "en", "of", "og", "och", "ja"]
      .map { Array($0.utf8) }
  )

  /// Whether a "without" that begins a sentence or bracket is followed by a list of allergens, and
  /// by nothing else, to its end: "Free from milk, eggs and nuts."
  private func listsAllergensOnly(after match: Match) -> Bool {
    guard !hasComma, words - sentenceWords <= Self.wordsBetween || isFirstInBracket(match) else {
      return false
    }
    var index = next
    var place = match.end
    var isJoined = false
    var count = 0
    while count < 16 {
      guard index < matches.count, matches[index].start - place <= 24,
        !hasSentenceEnd(place, matches[index].start)
      else { break }
      switch matches[index].entry.meaning {
      case .substances, .dish: count += 1
      case .cue(.and), .cue(.or), .cue(.without): isJoined = true
      default: return false
      }
      place = matches[index].end
      index += 1
    }
    let isLast = restIsEnding(place)
    return count > 1 && isLast && (isJoined || Self.isFreeFrom(match))
  }

  private func isFirstInBracket(_ match: Match) -> Bool {
    match.start > 0 && text.bytes[match.start - 1] == FoldedText.Sign.open
  }

  private static func isFreeFrom(_ match: Match) -> Bool { match.entry.text.hasPrefix("free ") }

  private func hasSentenceEnd(_ start: Int, _ end: Int) -> Bool {
    text.bytes[start..<max(start, end)].contains {
      $0 == FoldedText.Sign.stop || $0 == FoldedText.Sign.close || $0 == FoldedText.Sign.open
    }
  }

  /// Whether only the ending of a word stands between `place` and the end of the sentence.
  private func restIsEnding(_ place: Int) -> Bool {
    for byte in text.bytes[place...].prefix(16) {
      if byte == FoldedText.Sign.stop || byte == FoldedText.Sign.close { return true }
      if byte == FoldedText.Sign.comma || byte == FoldedText.Sign.open { return false }
    }
    return text.bytes.count - place < 16
  }
}

// MARK: - What was taken out

extension LabelReader {
  /// "wheat starch (gluten removed)", "lactose free milk": what is named absent in an item is out
  /// of that item, and out of the one that its bracket explains.
  private mutating func takeOutRemoved() {
    var removed: [Int: SubstanceSet] = [:]
    for mention in mentions where mention.role == .absent {
      removed[root(of: mention.item), default: []].formUnion(mention.substances)
    }
    guard !removed.isEmpty else { return }
    for index in mentions.indices where mentions[index].role != .absent {
      mentions[index].removed = removed[root(of: mentions[index].item)] ?? []
    }
  }

  /// The place where an item begins, the same for its parts before and behind a bracket; a comment
  /// in brackets belongs to the item that it explains.
  private func root(of item: Int) -> Int {
    let this = items[item]
    guard this.parent >= 0, itemsInBracket[this.bracket] == 1 else { return this.start }
    return items[this.parent].start
  }
}
