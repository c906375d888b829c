/// One check: collects findings from each thing that is known of a food.
struct Search {
  let avoid: [Avoid]
  let language: Language?
  private var findings: [Finding] = []
  /// How often an entry was found, so that a label of a novel's length ends in no novel.
  private var repeats: [Repeat: Int] = [:]
  private var missing: [String] = []
  private var claims = Claims()
  private let lexicon: Lexicon
  /// Whom words are owed to that are not ours.
  private let attribution: String?
  /// Whether a finding stands on a word that is not ours.
  private var usesAddedWords = false

  private struct Repeat: Hashable {
    /// Its place among what is avoided.
    let avoid: Int
    let level: Finding.Level
    let entry: ObjectIdentifier
  }

  /// More places of one word tell nobody anything.
  private static let mostRepeats = 4

  init(avoid: [Avoid], language: Language?, _ vocabulary: Vocabulary) {
    self.avoid = avoid
    self.language = language
    lexicon = vocabulary.lexicon
    attribution = vocabulary.attribution
  }

  mutating func lookAt(_ food: FoodEvidence) {
    for text in food.allergens ?? [] { declare(text, .declared) }
    for text in food.traces ?? [] { declare(text, .mayContain) }
    if let text = food.ingredients { read(text, as: .ingredient) }
    if let text = food.name { read(text, as: .name) }
    if let text = food.parts {
      read(text, as: .dish, without: claimed(absent: food.claims))
    }
    if !isPresent(food.ingredients) { missing.append("ingredients") }
    if food.allergens == nil { missing.append("allergens") }
    if food.traces == nil { missing.append("traces") }
  }

  private func isPresent(_ text: String?) -> Bool { text?.contains { !$0.isWhitespace } ?? false }

  private func note(_ food: FoodEvidence) -> String {
    ([Verdict.namesOnly] + contradictions(food) + owed).joined(separator: "; ")
  }

  private var owed: [String] {
    guard usesAddedWords, let attribution else { return [] }
    return ["words from \(attribution)"]
  }

  private func contradictions(_ food: FoodEvidence) -> [String] {
    let fields = Claims.Fields(
      areDeclared: food.allergens != nil,
      areIngredientsRead: isPresent(food.ingredients) && !missing.contains(Self.unread)
    )
    return claims.contradictions(avoid, findings, fields)
  }

  func verdict(of food: FoodEvidence) -> Verdict {
    let findings = strongest()
    let isBlind = !isPresent(food.ingredients) || missing.contains(Self.unread)
    return Verdict(
      result: Verdict.result(findings, missing: isBlind),
      avoid: avoid.map(\.name),
      findings: findings,
      missing: missing,
      note: note(food)
    )
  }

  static let unread = "ingredients in a language that is not read"

  /// Each term of each thing avoided once, at its strongest, in the order of what was asked.
  private func strongest() -> [Finding] {
    var seen: Set<[String]> = []
    return avoid.flatMap { avoid in
      findings.filter { $0.avoid == avoid.name }
        .enumerated().sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
        .map(\.element).filter { seen.insert([$0.avoid, $0.term.lowercased()]).inserted }
    }
  }

  // MARK: Declared fields

  /// A declared allergen: a canonical name such as `en:milk`, or words as on a label.
  private mutating func declare(_ text: String, _ level: Finding.Level) {
    let name = text.dropFirst(2).first == ":" ? String(text.dropFirst(3)) : text
    guard let substance = Substance(name.lowercased()) else {
      return read(name, as: level)
    }
    let set = SubstanceSet(substance)
    if level == .declared { claims.declare(set, name) }
    for avoid in avoid {
      guard let isCertain = avoid.finds(set, removed: []) else { continue }
      let level = isCertain ? level : .mayContain
      add(avoid, level, term: name, evidence: text, language: .english)
    }
  }

  private mutating func add(
    _ avoid: Avoid,
    _ level: Finding.Level,
    term: String,
    evidence: String,
    language: Language
  ) {
    findings.append(
      Finding(
        avoid: avoid.name,
        level: level,
        term: term,
        evidence: evidence,
        lang: language.code
      )
    )
  }

  // MARK: Texts

  /// What `claims` says is not in it.
  private func claimed(absent claims: String?) -> SubstanceSet {
    guard let claims else { return [] }
    return Label(claims, language: language, lexicon: lexicon).mentions.filter {
      $0.role == .absent
    }
    .reduce(into: []) { $0.formUnion($1.substances) }
  }

  private mutating func read(
    _ text: String,
    as level: Finding.Level,
    without absent: SubstanceSet = []
  ) {
    let label = Label(text, language: language, lexicon: lexicon)
    if level == .ingredient, !label.isUnderstood { missing.append(Self.unread) }
    claims.note(label, level)
    for mention in label.mentions where mention.role != .absent {
      guard let own = Self.level(of: mention, in: level) else { continue }
      for (index, avoid) in avoid.enumerated() {
        guard
          let isCertain = avoid.finds(
            mention.substances,
            removed: mention.removed.union(absent)
          )
        else {
          continue
        }
        let level = isCertain ? own : max(own, .mayContain)
        guard isNew(mention, index, level) else { continue }
        if mention.match.entry.isAdded { usesAddedWords = true }
        add(
          avoid,
          level,
          term: label.term(mention),
          evidence: label.evidence(mention),
          language: mention.match.entry.language
        )
      }
    }
    for avoid in avoid {
      guard let word = avoid.word, let place = label.place(of: word) else { continue }
      add(
        avoid,
        level,
        term: label.words(in: place),
        evidence: label.surroundings(of: place),
        language: label.language ?? .english
      )
    }
  }

  private mutating func isNew(_ mention: Mention, _ avoid: Int, _ level: Finding.Level) -> Bool {
    let key = Repeat(avoid: avoid, level: level, entry: ObjectIdentifier(mention.match.entry))
    let count = repeats[key, default: 0]
    guard count < Self.mostRepeats else { return false }
    repeats[key] = count + 1
    return true
  }

  /// The level of a mention in a text that speaks at `level`; `nil` where it says nothing: what a
  /// dish usually holds counts only where a label does not tell.
  private static func level(of mention: Mention, in level: Finding.Level) -> Finding.Level? {
    if mention.isDish { return level == .name || level == .dish ? .dish : nil }
    if mention.role == .traces { return max(level, .mayContain) }
    return level
  }
}

extension Avoid {
  /// Whether one of `substances` is avoided: for certain, or as something that may be; `nil` where
  /// none is, or where it was taken out.
  func finds(_ substances: SubstanceSet, removed: SubstanceSet) -> Bool? {
    var left = substances
    if !removed.isEmpty {
      for substance in removed.substances {
        if substance.name == name { return nil }
        // Wheat without gluten still is wheat.
        let gone = substance.name == "gluten" ? SubstanceSet(substance) : substance.withMembers
        left.subtract(gone)
      }
    }
    if !left.isDisjoint(with: certain) { return true }
    return left.isDisjoint(with: possible) ? nil : false
  }
}
