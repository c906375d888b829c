import DietCheck
import Testing

@Suite struct LabelTests {
  @Test(arguments: [
    ("Zutaten: Weizenmehl, Zucker, Ei", "de", ["gluten", "eggs"]),
    ("sugar, peanut butter", "en", ["peanuts"]),
    ("farine de riz, beurre de cacao", "fr", []),
  ])
  func findsWhatALabelNames(text: String, lang: String, expected: [String]) {
    let verdict = DietCheck.check(
      FoodEvidence(ingredients: text, language: Language(code: lang)),
      avoiding: Avoid.allergens.flatMap(Avoid.named)
    )
    #expect(verdict.findings.map(\.avoid) == expected)
  }
}
