package import JSON

/// Whether a food holds something that is avoided, as far as names can tell.
package struct Verdict: Equatable, Sendable {
  package enum Result: String, Sendable {
    case match
    case mayContain = "may_contain"
    case noMatch = "no_match"
    /// There was too little to look at.
    case unknown
  }

  package var result: Result
  /// What was asked, by canonical names.
  package var avoid: [String]
  package var findings: [Finding]
  /// What could not be looked at.
  package var missing: [String]
  /// Always says that only names were looked at; then what contradicts itself.
  package var note: String

  package static let namesOnly = "names only: always read the label"
}

/// Something avoided, and where it was found.
package struct Finding: Hashable, Sendable {
  /// How a food was found to hold something, strongest first.
  package enum Level: Int, Comparable, Sendable {
    case declared, ingredient, mayContain, name, dish

    package static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }

    package var text: String {
      switch self {
      case .declared: "declared"
      case .ingredient: "ingredient"
      case .mayContain: "may_contain"
      case .name: "name"
      case .dish: "dish"
      }
    }

    /// Whether the food holds it, rather than may hold it.
    var isCertain: Bool { self == .declared || self == .ingredient || self == .name }
  }

  package let avoid: String
  package let level: Level
  /// The word that was found.
  package let term: String
  /// The words that it stands in.
  package let evidence: String
  /// ISO 639-1.
  package let lang: String

  package init(avoid: String, level: Level, term: String, evidence: String, lang: String) {
    self.avoid = avoid
    self.level = level
    self.term = term
    self.evidence = evidence
    self.lang = lang
  }
}

extension Verdict {
  /// One verdict for several foods, as for a whole meal.
  package static func all(of verdicts: [Verdict]) -> Verdict? {
    guard var whole = verdicts.first else { return nil }
    for verdict in verdicts.dropFirst() {
      for finding in verdict.findings { whole.add(finding) }
      whole.missing += verdict.missing.filter { !whole.missing.contains($0) }
      for part in verdict.note.split(separator: "; ") where !whole.note.contains(part) {
        whole.note += "; \(part)"
      }
    }
    whole.result = result(whole.findings, missing: verdicts.contains { $0.result == .unknown })
    return whole
  }

  /// Takes a finding in, or what is stronger of it and of one about the same word.
  private mutating func add(_ finding: Finding) {
    let known = findings.firstIndex { one in
      one.avoid == finding.avoid && one.term.lowercased() == finding.term.lowercased()
    }
    guard let known else { return findings.append(finding) }
    if finding.level < findings[known].level { findings[known] = finding }
  }

  static func result(_ findings: [Finding], missing: Bool) -> Result {
    if findings.contains(where: \.level.isCertain) { return .match }
    if !findings.isEmpty { return .mayContain }
    return missing ? .unknown : .noMatch
  }
}

extension Finding: JSONRepresentable {
  package var json: JSON {
    [
      "avoid": .string(avoid),
      "level": .string(level.text),
      "term": .string(term),
      "evidence": .string(evidence),
      "lang": .string(lang),
    ]
  }
}

extension Verdict: JSONRepresentable {
  package var json: JSON {
    [
      "result": .string(result.rawValue),
      "avoid": .strings(avoid),
      "findings": .array(findings),
      "missing": .strings(missing),
      "note": .string(note),
    ]
  }
}
