import Testing

@testable import Words

@Suite struct PhraseTests {
  @Test(
    arguments: [
      ["yogurt", "yoghurt", "yogourt", "yogurts"], ["doughnut", "donut", "donuts"],
      ["ketchup", "catsup"], ["omelet", "omelette", "omlette"],
      ["barbecue", "bbq", "barbeque", "bar-b-q"], ["hot dog", "hotdog", "wiener", "frankfurter"],
      ["hamburger", "burger", "beefburger"], ["zucchini", "courgette", "courgettes"],
      ["eggplant", "aubergine", "egg plant"], ["shrimp", "prawns", "prawn", "shrimps"],
      ["arugula", "rocket", "rucola"], ["scallion", "spring onion", "green onions"],
      ["chickpeas", "garbanzo beans", "garbanzos", "chick peas"],
      ["mac and cheese", "mac n cheese", "mac & cheese", "macaroni cheese"],
      ["pb&j", "pbj", "pb and j", "peanut butter and jelly"],
      ["half and half", "half & half"], ["ice cream", "icecream", "ice creams", "ice-cream"],
      ["low fat milk", "light fat milk", "semi-skimmed milk"],
      ["fat free milk", "nonfat milk", "non-fat milk", "skim milk", "skimmed milk"],
      ["whole wheat bread", "wholemeal bread", "100% whole wheat bread"],
      ["french fries", "french-fries", "frenchfries"], ["coca cola", "Coca-Cola", "cocacola"],
      ["oj", "orange juice"], ["jello", "jell-o", "gelatin"], ["heavy cream", "double cream"],
      ["powdered sugar", "icing sugar", "confectioners sugar", "confectioner's sugar"],
      ["gray", "grey"], ["fiber", "fibre"], ["mince", "minced", "ground"],
      ["chili", "chilli", "chile", "chilies"], ["maize", "corn"], ["corn flakes", "cornflakes"],
    ]
  )
  func takesSpellingsToOneForm(spellings: [String]) {
    let forms = Set(spellings.map(Words.all(of:)))
    #expect(forms.count == 1)
    #expect(forms.first?.isEmpty == false)
  }

  @Test(
    arguments: [
      (["without nuts", "no nuts"], ["nonut"]), (["no milk"], ["nomilk"]),
      (["gluten free", "gluten-free", "Gluten Free"], ["nogluten"]),
      (["lactose free"], ["nolactose"]), (["dairy-free"], ["nodairy"]),
      (
        ["sugar free", "sugarless", "no added sugar", "no sugar added", "unsweetened"], ["nosugar"]
      ),
      (["decaf", "decaffeinated", "caffeine free", "without caffeine"], ["nocaffeine"]),
      (["unsalted", "salt free", "without salt", "no salt added"], ["nosalt"]),
      (["non-alcoholic", "alcohol free", "without alcohol"], ["noalcohol"]),
      (["skinless", "without skin", "skin not eaten", "no skin"], ["noskin"]),
      (["meatless", "without meat", "no meat"], ["nomeat"]),
      (["boneless", "without bone"], ["noboneless"]),
    ]
  )
  func makesOneWordOfWhatIsLeftOut(texts: [String], words: [String]) {
    for text in texts { #expect(Words.all(of: text) == words) }
  }

  @Test func tellsANegatedFoodFromTheFood() {
    #expect(!Words.all(of: "ice cream without nuts").contains("nut"))
    #expect(Words.all(of: "ice cream with nuts").contains("nut"))
  }

  @Test(arguments: ["no", "without"])
  func leavesANegationThatTakesNothingAway(word: String) {
    #expect(Words.all(of: "sauce " + word) == ["sauce", word])
  }

  @Test(
    arguments: [
      ("ready to eat", []), ("ham rte", ["ham"]), ("a cup of tea", ["cup", "tea"]),
      ("Milch mit Honig und Ei", ["milch", "honig", "ei"]),
      ("pain au chocolat", ["pain", "chocolat"]),
      ("salt & pepper", ["salt", "pepper"]), ("fish and chips", ["fish", "chip"]),
      ("crème de la crème", ["creme", "creme"]),
    ]
  )
  func dropsWordsThatOnlyJoin(text: String, words: [String]) {
    #expect(Words.all(of: text) == words)
  }
}
