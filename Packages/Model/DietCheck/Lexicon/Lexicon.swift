/// The words that labels use, in every language that is read.
///
/// A table has a line `meaning: word, word, …` for each meaning. A meaning is substances joined by
/// `+`, or one of
///
///     ~wheat+eggs    a dish usually made with these
///     !gluten        a word that says it is not in there
///     -              a false friend: it hides the shorter words inside
///     common         a word that tells the language
///     @traces …      a cue, see `Entry.Cue`
///
/// A word stands for itself with the endings of its language, a cue for itself alone. `word*` may be followed by anything,
/// `*word` may begin inside a word, `word=` is exact, `?word` counts on labels of its language only.
/// `{oat|rice} {milk|cream}` stands for all four.
struct Lexicon: Sendable {
  private(set) var entries: [Entry] = []
  /// The entry with the same letters that was added before; -1 for none.
  private(set) var next: [Int32] = []
  private(set) var nextInside: [Int32] = []
  private(set) var words = Trie()
  private(set) var insides = Trie()
  /// Whether there are words of somebody else.
  private(set) var hasAdditions = false

  static let shared: Lexicon = {
    var lexicon = Lexicon()
    lexicon.reserveCapacity(1 << 15)
    for language in Language.allCases {
      lexicon.add(LexiconTables.text(language), language)
    }
    return lexicon
  }()

  init() {}

  private mutating func reserveCapacity(_ count: Int) {
    entries.reserveCapacity(count)
    next.reserveCapacity(count)
    nextInside.reserveCapacity(count)
    words.reserveCapacity(count * 4)
  }

  /// Reads a table. What is written wrongly is a mistake in the program.
  mutating func add(_ table: String, _ language: Language) {
    // Bytes, as the tables are long and every call begins with them.
    for line in Array(table.utf8).split(separator: UInt8(ascii: "\n")) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
        let meaning = Self.meaning(String(decoding: line[..<colon], as: UTF8.self)[...])
      else {
        preconditionFailure("the lexicon has a bad line: \(String(decoding: line, as: UTF8.self))")
      }
      for word in line[(colon + 1)...].split(separator: UInt8(ascii: ",")) {
        addAll(word, meaning, language)
      }
    }
  }

  /// Adds what `written` stands for: each of what its first braces hold, with what stands around.
  private mutating func addAll(
    _ written: ArraySlice<UInt8>,
    _ meaning: Entry.Meaning,
    _ language: Language
  ) {
    guard let open = written.firstIndex(of: UInt8(ascii: "{")) else {
      return add(written, meaning, language)
    }
    guard let close = written[open...].firstIndex(of: UInt8(ascii: "}")) else {
      preconditionFailure("the lexicon has a brace that is not closed")
    }
    for choice in written[(open + 1)..<close].split(separator: UInt8(ascii: "|")) {
      addAll(written[..<open] + Array(choice) + written[(close + 1)...], meaning, language)
    }
  }

  private static func meaning(_ key: Substring) -> Entry.Meaning? {
    if key == "-" { return .falseFriend }
    if key == "common" { return .common }
    if key.hasPrefix("@") { return Entry.Cue(rawValue: String(key.dropFirst())).map { .cue($0) } }
    if key.hasPrefix("~") { return substances(key.dropFirst()).map { .dish($0) } }
    if key.hasPrefix("!") { return substances(key.dropFirst()).map { .without($0) } }
    return substances(key).map { .substances($0) }
  }

  private static func substances(_ names: Substring) -> SubstanceSet? {
    var set: SubstanceSet = []
    for name in names.split(separator: "+") {
      guard let substance = Substance(name) else { return nil }
      set.insert(substance)
    }
    return set
  }

  private mutating func add(
    _ written: ArraySlice<UInt8>,
    _ meaning: Entry.Meaning,
    _ language: Language
  ) {
    var word = written.drop { $0 == UInt8(ascii: " ") }
    while word.last == UInt8(ascii: " ") { word.removeLast() }
    let isAmbiguous = word.first == UInt8(ascii: "?")
    if isAmbiguous { word.removeFirst() }
    let startsInside = word.first == UInt8(ascii: "*")
    if startsInside { word.removeFirst() }
    var end = if case .cue = meaning { Entry.End.nothing } else { Entry.End.ending }
    if word.last == UInt8(ascii: "*") { end = .anything }
    if word.last == UInt8(ascii: "=") { end = .nothing }
    if word.last == UInt8(ascii: "*") || word.last == UInt8(ascii: "=") { word.removeLast() }
    append(
      Entry(
        meaning: meaning,
        language: language,
        end: end,
        startsInside: startsInside,
        isAmbiguous: isAmbiguous,
        text: String(decoding: word, as: UTF8.self)
      ),
      key: FoldedText.key(Array(word))
    )
  }

  private mutating func append(_ entry: Entry, key: [UInt8]) {
    precondition(!key.isEmpty, "the lexicon has an empty word")
    let index = Int32(entries.count)
    entries.append(entry)
    next.append(words.insert(key, index))
    nextInside.append(entry.startsInside ? insides.insert(key, index) : -1)
  }

  /// Adds somebody else's word, which counts on labels of its language only and where none of ours
  /// stands.
  mutating func add(_ word: String, _ substance: Substance, _ language: Language) {
    let key = FoldedText.key(word)
    guard !key.isEmpty else { return }
    append(
      Entry(
        meaning: .substances(SubstanceSet(substance)),
        language: language,
        end: .ending,
        startsInside: false,
        isAmbiguous: true,
        isAdded: true,
        text: word
      ),
      key: key
    )
    hasAdditions = true
  }
}
