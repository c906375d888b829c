import Testing

@testable import Words

@Suite struct StemmerTests {
  @Test(
    arguments: [
      ("apples", "apple"), ("eggs", "egg"), ("olives", "olive"), ("slices", "slice"),
      ("berries", "berry"), ("strawberries", "strawberry"), ("patties", "patty"),
      ("peaches", "peach"), ("radishes", "radish"), ("boxes", "box"), ("glasses", "glass"),
      ("tomatoes", "tomato"), ("potatoes", "potato"), ("avocadoes", "avocado"),
    ]
  )
  func takesPluralsToTheirSingular(plural: String, singular: String) {
    #expect(Stemmer.stem(plural) == singular)
    #expect(Stemmer.stem(singular) == singular)
  }

  @Test(
    arguments: [
      ("leaves", "leaf"), ("loaves", "loaf"), ("halves", "half"), ("geese", "goose"),
      ("calves", "calf"), ("quiches", "quiche"), ("brioches", "brioche"), ("ceviches", "ceviche"),
      ("lbs", "lb"), ("tbsps", "tbsp"), ("grams", "gram"),
    ]
  )
  func knowsIrregularPlurals(plural: String, singular: String) {
    #expect(Stemmer.stem(plural) == singular)
  }

  @Test(
    arguments: [
      ["cookie", "cookies", "cooky"], ["smoothie", "smoothies"], ["brownie", "brownies"],
      ["pie", "pies"], ["veggie", "veggies"], ["chili", "chilli", "chilies", "chillies", "chile"],
      ["cake", "cakes"], ["shoe", "shoes"], ["mole", "moles"],
    ]
  )
  func givesAllFormsOfAWordOneStem(forms: [String]) {
    #expect(Set(forms.map(Stemmer.stem)).count == 1)
  }

  @Test(
    arguments: [
      "hummus", "asparagus", "couscous", "citrus", "swiss", "bass", "watercress",
      "gas", "lens", "is", "as", "has", "was", "oz", "a", "", "pita", "rice", "dried", "cassis",
    ]
  )
  func leavesWhatIsNoPlural(word: String) {
    #expect(Stemmer.stem(word) == word)
  }
}

@Suite struct FoldingTests {
  @Test(
    arguments: [
      ("Crème Brûlée", ["creme", "brulee"]), ("JALAPEÑO", ["jalapeno"]), ("Müsli", ["musli"]),
      ("Weißbier", ["weissbier"]), ("STRAẞE", ["strasse"]), ("Smørrebrød", ["smorrebrod"]),
      ("œufs", ["oeufs"]), ("Ægir", ["aegir"]), ("Þorramatur", ["thorramatur"]),
      ("açaí", ["acai"]), ("phở", ["pho"]), ("Bánh mì", ["banh", "mi"]), ("şiş", ["sis"]),
      ("Çılbır", ["cilbir"]), ("İçli", ["icli"]), ("łosoś", ["losos"]), ("ñoquis", ["noquis"]),
      ("crème caramel", ["creme", "caramel"]), ("žemlovka", ["zemlovka"]),
    ]
  )
  func writesLatinLettersWithoutAccents(text: String, words: [String]) {
    #expect(Words.plain(of: text) == words)
  }

  @Test(
    arguments: [
      ("БОРЩ", ["борщ"]), ("寿司", ["寿司"]), ("Τζατζίκι", ["τζατζίκι"]), ("김치 찌개", ["김치", "찌개"]),
    ]
  )
  func keepsOtherAlphabets(text: String, words: [String]) {
    #expect(Words.plain(of: text) == words)
  }

  @Test func takesComposedAndDecomposedLettersAlike() {
    #expect(Words.all(of: "cre\u{300}me bru\u{302}le\u{301}e") == Words.all(of: "crème brûlée"))
  }

  @Test(arguments: ["thé", "Thé", "THÉ", "the\u{301}"])
  func takesFrenchTeaForTea(word: String) {
    #expect(Words.plain(of: word) == ["tea"])
    #expect(Words.all(of: word + " vert") == ["tea", "vert"])
  }

  @Test func dropsTheEnglishArticle() {
    #expect(Words.all(of: "the tea") == ["tea"])
  }
}
