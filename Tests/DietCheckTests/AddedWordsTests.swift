import DietCheck
import JSON
import Testing

@Suite struct AddedWordsTests {
  private func words(_ text: String) throws -> AddedWords? {
    AddedWords(
      taxonomy: try JSON(reading: Array(text.utf8)),
      attribution: "somebody",
      origin: "https://example.org",
      day: "2026-12-01"
    )
  }

  @Test func readsNamesAndSynonyms() throws {
    let words = try #require(
      try words(
        #"{"en:milk":{"name":{"en":"Zorgo"},"synonyms":{"de":["Zorgo","Zorgel"],"xx":["nope"]}}}"#
      )
    )
    #expect(words.words.map(\.text) == ["Zorgo", "Zorgo", "Zorgel"])
    #expect(words.languages == ["de", "en"])
    let kept = try #require(AddedWords(kept: words.json))
    #expect(Set(kept.words) == Set(words.words) && kept.attribution == "somebody")
  }

  @Test(arguments: ["[]", "{}", #"{"en:none":{"name":{"en":"None"}}}"#, #"{"en:milk":7}"#])
  func anythingElseIsNoList(text: String) throws { #expect(try words(text) == nil) }

  @Test func whatIsKeptMayBeDamaged() throws {
    let kept = #"{"attribution":"a","origin":"b","day":"c","words":{"no-such":{"en":["x"]}}}"#
    #expect(AddedWords(kept: try JSON(reading: Array(kept.utf8))) == nil)
    #expect(AddedWords(kept: .null) == nil)
  }

  @Test func theyCountInTheirLanguageAlone() throws {
    let added = try #require(try words(#"{"en:milk":{"synonyms":{"de":["Zorgo"]}}}"#))
    let vocabulary = Vocabulary(adding: added)
    func finds(_ text: String, _ language: Language) -> Bool {
      let label = FoodEvidence(ingredients: text, language: language)
      return !DietCheck.check(label, avoiding: Avoid.named("milk"), vocabulary: vocabulary)
        .findings.isEmpty
    }
    #expect(finds("Zucker, Zorgo", .german))
    #expect(!finds("sugar, zorgo", .english))
  }
}

@Suite struct ClaimTests {
  private func note(_ food: FoodEvidence, _ avoid: String) -> String {
    DietCheck.check(food, avoiding: Avoid.named(avoid)).note
  }

  @Test(arguments: [
    ("Vegan. Sugar, whey powder", "vegan", "whey"),
    ("Gluten free. Ingredients: rice, wheat", "gluten", "wheat"),
    ("Contains no milk. Ingredients: butter", "milk", "butter"),
    ("Glutenfrei. Zutaten: Weizenmehl", "gluten", "Weizenmehl"),
    ("Sans lait. Ingrédients : sucre, crème", "milk", "crème"),
  ])
  func aClaimThatIsBrokenIsTold(label: String, avoid: String, term: String) {
    let note = note(FoodEvidence(ingredients: label), avoid)
    #expect(note.hasSuffix("it claims to be without what it names: \(term)"))
  }

  @Test(arguments: [
    ("lactose free milk", "milk"), ("gluten free oats", "gluten"),
    ("Free from nuts. May contain traces of nuts.", "nuts"), ("Vegan. Sugar, oats", "vegan"),
    ("wheat starch (gluten removed)", "gluten"),
  ])
  func aClaimThatHoldsIsNot(label: String, avoid: String) {
    #expect(note(FoodEvidence(ingredients: label), avoid) == Verdict.namesOnly)
  }

  @Test func declaredFieldsAreComparedWithTheLabel() {
    let lacking = FoodEvidence(ingredients: "milk, sugar", allergens: [])
    #expect(note(lacking, "milk").hasSuffix("lack what the ingredients name: milk"))
    let surplus = FoodEvidence(ingredients: "sugar", allergens: ["en:milk"])
    #expect(note(surplus, "milk").hasSuffix("declared, but not named in the ingredients: milk"))
    let denied = FoodEvidence(ingredients: "Milk free. Sugar", allergens: ["en:milk"])
    #expect(note(denied, "milk").contains("it claims to be without what it names: milk"))
    let agreed = FoodEvidence(ingredients: "milk", allergens: ["en:milk"])
    #expect(note(agreed, "milk") == Verdict.namesOnly)
  }
}
