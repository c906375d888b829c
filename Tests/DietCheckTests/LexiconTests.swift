import Testing

@testable import DietCheck

@Suite struct LexiconTests {
  /// An entry that another one always hides would never be used.
  @Test func everyEntryIsFoundByItself() {
    for entry in Lexicon.shared.entries {
      let folded = FoldedText(entry.text)
      let matches = Matcher(folded, .shared).matches(in: [entry.language], known: entry.language)
      let isFound = matches.contains { match in
        match.start == 0 && match.entry.meaning == entry.meaning
          && match.end == folded.bytes.count
      }
      #expect(isFound, "\(entry.language.code) \(entry.text): \(entry.meaning)")
    }
  }

  @Test func everyLanguageNamesAllFourteen() {
    for language in Language.allCases {
      let named = Lexicon.shared.entries.filter { $0.language == language }
        .reduce(into: SubstanceSet()) { set, entry in
          if case .substances(let substances) = entry.meaning { set.formUnion(substances) }
        }
      for name in Avoid.allergens {
        let group = Substance(name)?.withMembers ?? []
        #expect(!named.isDisjoint(with: group), "\(language.code) lacks \(name)")
      }
    }
  }

  @Test func everySubstanceIsAvoidable() {
    for name in Substance.all { #expect(Avoid.named(name).map(\.name) == [name]) }
  }
}
