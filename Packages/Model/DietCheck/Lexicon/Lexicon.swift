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
struct Lexicon: Sendable {
  private(set) var entries: [Entry] = []
  /// The entry with the same letters that was added before; -1 for none.
  private var next: [Int32] = []
  private var nextInside: [Int32] = []
  private var words = Trie()
  private var insides = Trie()

  static let shared: Lexicon = {
    var lexicon = Lexicon()
    for language in Language.allCases {
      lexicon.add(LexiconTables.text(language), language)
    }
    return lexicon
  }()

  init() {}

  /// Reads a table. What is written wrongly is a mistake in the program.
  mutating func add(_ table: String, _ language: Language) {
    for line in table.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":"),
        let meaning = Self.meaning(line[..<colon])
      else { preconditionFailure("the lexicon has a bad line: \(line)") }
      for word in line[line.index(after: colon)...].split(separator: ",") {
        add(word, meaning, language)
      }
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
    _ written: Substring,
    _ meaning: Entry.Meaning,
    _ language: Language
  ) {
    var word = written.drop { $0 == " " }
    while word.last == " " { word.removeLast() }
    let isAmbiguous = word.first == "?"
    if isAmbiguous { word.removeFirst() }
    let startsInside = word.first == "*"
    if startsInside { word.removeFirst() }
    var end = if case .cue = meaning { Entry.End.nothing } else { Entry.End.ending }
    if word.last == "*" { end = .anything }
    if word.last == "=" { end = .nothing }
    if word.last == "*" || word.last == "=" { word.removeLast() }
    append(
      Entry(
        meaning: meaning,
        language: language,
        end: end,
        startsInside: startsInside,
        isAmbiguous: isAmbiguous,
        text: String(word)
      )
    )
  }

  private mutating func append(_ entry: Entry) {
    let key = FoldedText(entry.text).bytes
    precondition(!key.isEmpty, "the lexicon has an empty word")
    let index = Int32(entries.count)
    entries.append(entry)
    next.append(words.insert(key, index))
    nextInside.append(entry.startsInside ? insides.insert(key, index) : -1)
  }
}

extension Lexicon {
  /// Calls `body` for every entry whose letters begin at `start`, with the place behind them.
  ///
  /// - Parameter isInside: Whether `start` lies inside a word.
  func forEachEntry(
    in bytes: [UInt8],
    from start: Int,
    isInside: Bool,
    _ body: (Int, Entry) -> Void
  ) {
    var node: Int32 = -1
    var place = start
    while place < bytes.count {
      node = isInside ? insides.step(node, bytes[place]) : words.step(node, bytes[place])
      guard node >= 0 else { return }
      place += 1
      var index = isInside ? insides.value(node) : words.value(node)
      while index >= 0 {
        body(place, entries[Int(index)])
        index = isInside ? nextInside[Int(index)] : next[Int(index)]
      }
    }
  }
}
