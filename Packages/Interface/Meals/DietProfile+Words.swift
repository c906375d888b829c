package import CommandLineKit
package import DietCheck

extension DietProfile {
  /// The verdict with what is severe for this person in its note.
  package func noting(_ verdict: Verdict) -> Verdict {
    let found = Set(verdict.findings.map(\.avoid))
    let severe = wishes.filter { $0.severity == .severe && found.contains($0.avoid.name) }
    guard !severe.isEmpty else { return verdict }
    var verdict = verdict
    let owner = name.map { " for \($0)" } ?? ""
    verdict.note += "; severe\(owner): " + severe.map(\.avoid.name).joined(separator: ", ")
    return verdict
  }

  /// A line for each thing of theirs that was found:
  /// "Anna avoids milk (severe): latte, usual in such a dish".
  package func warnings(of findings: [Finding]) -> [StyledText] {
    wishes.compactMap { wish in
      let own = findings.filter { $0.avoid == wish.avoid.name }
      return own.min { $0.level < $1.level }.map { warning(wish, $0) }
    }
  }

  private func warning(_ wish: Wish, _ finding: Finding) -> StyledText {
    let does = wish.avoid.isDiet ? "eat" : "avoid"
    let who: StyledText = name.map { "\($0) \(does)s" } ?? "you \(does)"
    let severity = wish.severity.map { " (\($0.rawValue))" } ?? ""
    return
      "\(who) \(wish.avoid.name, as: .strong)\(severity): \(finding.term), \(finding.level.words)"
  }
}
