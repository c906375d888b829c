import DietCheck
import FuzzSupport

/// The input is the text of a label; its first byte chooses the language that it is said to be in.
@main enum Main {
  static func main() {
    let avoid = (Avoid.allergens + ["vegan", "fodmap", "word:coriander"]).flatMap(Avoid.named)
    fuzz { bytes in
      guard let first = bytes.first else { return }
      let languages = Language.allCases.map(Optional.some) + [nil]
      let language = languages[Int(first) % languages.count]
      let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
      let label = FoodEvidence(name: text, ingredients: text, claims: text, language: language)
      let verdict = DietCheck.check(label, avoiding: avoid)
      check(verdict)
      expect(verdict == DietCheck.check(label, avoiding: avoid), "a second look differs")
      // What a maker declares is found, whatever the label says.
      let declared = FoodEvidence(ingredients: text, allergens: ["en:milk"], language: language)
      let result = DietCheck.check(declared, avoiding: Avoid.named("milk")).result
      expect(result == .match, "declared, and \(result)")
    }
  }

  private static func check(_ verdict: Verdict) {
    expect(verdict.note.hasPrefix("names only"), verdict.note)
    for finding in verdict.findings {
      expect(!finding.term.isEmpty, "an empty term for \(finding.avoid)")
      expect(verdict.avoid.contains(finding.avoid), "\(finding.avoid) was not asked")
    }
    if verdict.findings.isEmpty { expect(verdict.result != .match, "a match of nothing") }
  }
}
