/// One check: collects findings from each thing that is known of a food.
struct Search {
  let avoid: [Avoid]
  let language: Language?
  private var findings: [Finding] = []
  /// How often an entry was found, so that a label of a novel's length ends in no novel.
  private var repeats: [Repeat: Int] = [:]
  private var missing: [String] = []
  private var note = Verdict.namesOnly

  private struct Repeat: Hashable {
    let avoid: String
    let level: Finding.Level
    let text: String
  }

  /// More places of one word tell nobody anything.
  private static let mostRepeats = 4

  init(avoid: [Avoid], language: Language?) {
    self.avoid = avoid
    self.language = language
  }

  mutating func lookAt(_ food: FoodEvidence) {
    for text in food.allergens ?? [] { declare(text, .declared) }
    for text in food.traces ?? [] { declare(text, .mayContain) }
    if let text = food.ingredients { read(text, as: .ingredient) }
    if let text = food.name { read(text, as: .name) }
    if let text = food.parts {
      read(text, as: .dish, without: Self.claimed(absent: food.claims, language))
    }
    if !isPresent(food.ingredients) { missing.append("ingredients") }
    if food.allergens == nil { missing.append("allergens") }
    if food.traces == nil { missing.append("traces") }
    contradictions(food)
  }

  private func isPresent(_ text: String?) -> Bool { text?.contains { !$0.isWhitespace } ?? false }

  func verdict(of food: FoodEvidence) -> Verdict {
    let findings = strongest()
    let isBlind = !isPresent(food.ingredients) || missing.contains(Self.unread)
    return Verdict(
      result: Verdict.result(findings, missing: isBlind),
      avoid: avoid.map(\.name),
      findings: findings,
      missing: missing,
      note: note
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
  private static func claimed(absent claims: String?, _ language: Language?) -> SubstanceSet {
    guard let claims else { return [] }
    return Label(claims, language: language).mentions.filter { $0.role == .absent }
      .reduce(into: []) { $0.formUnion($1.substances) }
  }

  private mutating func read(
    _ text: String,
    as level: Finding.Level,
    without absent: SubstanceSet = []
  ) {
    let label = Label(text, language: language)
    if level == .ingredient, !label.isUnderstood { missing.append(Self.unread) }
    for mention in label.mentions where mention.role != .absent {
      guard let own = Self.level(of: mention, in: level) else { continue }
      for avoid in avoid {
        guard
          let isCertain = avoid.finds(
            mention.substances,
            removed: mention.removed.union(absent)
          )
        else {
          continue
        }
        let level = isCertain ? own : max(own, .mayContain)
        guard isNew(mention, avoid, level) else { continue }
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

  private mutating func isNew(_ mention: Mention, _ avoid: Avoid, _ level: Finding.Level) -> Bool {
    let key = Repeat(avoid: avoid.name, level: level, text: mention.match.entry.text)
    repeats[key, default: 0] += 1
    return repeats[key, default: 0] <= Self.mostRepeats
  }

  /// The level of a mention in a text that speaks at `level`; `nil` where it says nothing: what a
  /// dish usually holds counts only where a label does not tell.
  private static func level(of mention: Mention, in level: Finding.Level) -> Finding.Level? {
    if mention.isDish { return level == .name || level == .dish ? .dish : nil }
    if mention.role == .traces { return max(level, .mayContain) }
    return level
  }

  // MARK: Contradictions

  /// Says so where the ingredients name one of the fourteen that the declared field lacks.
  private mutating func contradictions(_ food: FoodEvidence) {
    guard food.allergens != nil else { return }
    let undeclared = avoid.filter { avoid in
      let own = findings.filter { $0.avoid == avoid.name }
      return Avoid.allergens.contains(avoid.name) && own.contains { $0.level == .ingredient }
        && !own.contains { $0.level == .declared }
    }
    guard !undeclared.isEmpty else { return }
    let names = undeclared.map(\.name).joined(separator: ", ")
    note += "; the declared allergens lack what the ingredients name: \(names)"
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
