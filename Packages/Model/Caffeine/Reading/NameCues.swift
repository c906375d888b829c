import Words

/// What the words of a name tell of its caffeine.
struct NameCues: Sendable {
  struct Found: Equatable, Sendable {
    let cue: Cue
    let words: Range<Int>
  }

  let found: [Found]
  let kinds: [DrinkKind]
  let signs: Set<Cue.Sign>
  /// Whether the name is that of something eaten: "coffee ice cream", but not "cookie dough latte".
  let isFood: Bool

  /// - Parameter brand: Words that are taken already, as they name the brand.
  init(_ name: DrinkName, without brand: Set<Int> = []) {
    let words = name.words.map { $0.text }.enumerated().map { brand.contains($0) ? "" : $1 }
    var found: [Found] = []
    var seen = Set<Int>()
    for match in Self.table.matches(in: words) {
      found += match.values.map { Found(cue: $0, words: match.words) }
      seen.formUnion(match.words)
    }
    for index in words.indices where !seen.contains(index) {
      found += Compounds.cues(of: words[index]).map { Found(cue: $0, words: index..<index + 1) }
    }
    found.sort { $0.words.lowerBound < $1.words.lowerBound }
    self.found = found
    kinds = found.compactMap { if case .kind(let kind) = $0.cue { kind } else { nil } }
    signs = Set(found.compactMap { if case .sign(let sign) = $0.cue { sign } else { nil } })
    isFood = Self.isFood(found, words, name.breaks)
  }

  /// The last noun says what it is, unless a comma or "with" came before it.
  private static func isFood(_ found: [Found], _ words: [String], _ breaks: Set<Int>) -> Bool {
    let end = words.firstIndex { attaching.contains($0) } ?? words.endIndex
    let foods = found.filter { $0.cue == .sign(.food) && $0.words.lowerBound < end }
    guard let food = foods.last else { return false }
    let drink = found.last { found in
      guard case .kind = found.cue else { return false }
      return found.words.lowerBound < end
    }
    guard let drink, drink.words.lowerBound > food.words.lowerBound else { return true }
    return breaks.contains { food.words.upperBound <= $0 && $0 <= drink.words.lowerBound }
  }

  private static let attaching: Set<String> = [
    "with", "and", "mit", "und", "con", "avec", "et", "met", "en", "med", "og", "och", "plus",
  ]

  private static let table: PhraseTable<Cue> = {
    var table = PhraseTable<Cue>()
    for line in DrinkWords.lines.fields("\n") {
      guard let (cue, phrases) = read(line) else {
        preconditionFailure("no such cue: \(line.prefix(30))")
      }
      for phrase in phrases.fields("/") { table.add(phrase, cue) }
    }
    return table
  }()

  /// Reads `kind: phrase/phrase`, `+sign: …` or `-: …`.
  private static func read(_ line: Substring) -> (Cue, Substring)? {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let head = line[..<colon]
    let phrases = line[line.utf8.index(colon, offsetBy: 2)...]
    if head == "-" { return (.falseFriend, phrases) }
    if head.utf8.first == UInt8(ascii: "+") {
      return Cue.Sign(rawValue: String(head.dropFirst())).map { (.sign($0), phrases) }
    }
    return DrinkKind(rawValue: String(head)).map { (.kind($0), phrases) }
  }
}
