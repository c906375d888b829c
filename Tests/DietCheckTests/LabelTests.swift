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

@Suite struct EvidenceTests {
  private func findings(_ food: FoodEvidence, _ avoid: String) -> [Finding] {
    DietCheck.check(food, avoiding: Avoid.named(avoid)).findings
  }

  @Test func aDishIsWhatItUsuallyHolds() {
    let levels = findings(FoodEvidence(name: "Caesar salad"), "fish").map(\.level)
    #expect(levels == [.dish])
  }

  @Test func aClaimTakesOutOfTheParts() {
    let bread = FoodEvidence(parts: "Bread, white", claims: "gluten free bread")
    #expect(findings(bread, "gluten").isEmpty)
    #expect(!findings(FoodEvidence(parts: "Bread, white", claims: "bread"), "gluten").isEmpty)
  }

  @Test func aClaimIsForOneDishOnly() {
    let plate = FoodEvidence(name: "dairy-free latte and a pizza")
    #expect(findings(plate, "milk").map(\.term) == ["pizza"])
  }

  @Test(arguments: [
    ("lactose", "butter", Finding.Level.mayContain), ("lactose", "whey", .ingredient),
    ("vegan", "honey", .ingredient), ("vegetarian", "gelatin", .ingredient),
    ("pork", "lard", .ingredient), ("pork", "gelatin", .mayContain),
    ("alcohol", "rum", .ingredient), ("fodmap", "onion", .mayContain),
    ("pescatarian", "beef stock", .ingredient), ("wheat", "spelt", .ingredient),
    ("word:coriander", "ground coriander", .ingredient), ("shrimp", "prawns", .ingredient),
  ])
  func dietsAndMembers(avoid: String, text: String, level: Finding.Level) {
    #expect(findings(FoodEvidence(ingredients: text), avoid).map(\.level) == [level])
  }

  @Test func shellfishAreTwo() {
    #expect(Avoid.named("shellfish").map(\.name) == ["crustaceans", "molluscs"])
    #expect(Avoid.named("dairy").map(\.name) == ["milk"])
    #expect(Avoid.named("en:nuts").map(\.name) == ["nuts"])
    #expect(Avoid.named("Haselnüsse").map(\.name) == ["hazelnuts"])
  }

  @Test func aWordIsFoundOnceAndInOneLine() {
    let latte = findings(FoodEvidence(name: "caffè latte", parts: "Latte"), "milk")
    #expect(latte.map(\.term).count == 1)
    let broken = FoodEvidence(ingredients: "Zucker, Hasel-\nnüsse", language: .german)
    #expect(findings(broken, "nuts").map(\.evidence) == ["Hasel- nüsse"])
  }

  @Test func noIngredientsAreNotKnown() {
    let verdict = DietCheck.check(FoodEvidence(name: "banana"), avoiding: Avoid.named("nuts"))
    #expect(verdict.result == .unknown)
    #expect(verdict.missing == ["ingredients", "allergens", "traces"])
  }
}
