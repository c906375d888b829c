import Testing

@testable import Amounts

struct ReadingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    var count: Double?
    var grams: Double?
    var measure: Measure?
    var size: Size?
    var energy: Double?
    let food: String

    var testDescription: String { text }
  }

  private static let cup = Measure.volume(millilitres: 236.588_236_5)

  @Test(arguments: [
    Case(text: "2 eggs", count: 2, food: "eggs"),
    Case(text: "an egg", count: 1, food: "egg"),
    Case(text: "half an avocado", count: 0.5, food: "avocado"),
    Case(text: "½ avocado", count: 0.5, food: "avocado"),
    Case(text: "1/2 avocado", count: 0.5, food: "avocado"),
    Case(text: "1 1/2 bagels", count: 1.5, food: "bagels"),
    Case(text: "1½ bagels", count: 1.5, food: "bagels"),
    Case(text: "2-3 cookies", count: 2.5, food: "cookies"),
    Case(text: "1,5 bananen", count: 1.5, food: "bananen"),
    Case(text: "1.5 cups cooked pasta", count: 1.5, measure: cup, food: "cooked pasta"),
    Case(text: "a cup of tea", count: 1, measure: cup, food: "tea"),
    Case(text: "two slices of toast", count: 2, measure: .household("slice"), food: "toast"),
    Case(text: "zwei Scheiben Brot", count: 2, measure: .household("slice"), food: "brot"),
    Case(text: "une tranche de pain", count: 1, measure: .household("slice"), food: "pain"),
    Case(text: "un vaso de leche", count: 1, measure: .household("glass"), food: "leche"),
    Case(text: "iki dilim ekmek", count: 2, measure: .household("slice"), food: "ekmek"),
    Case(text: "a bowl of soup", count: 1, measure: .household("bowl"), food: "soup"),
    Case(
      text: "pint of cider",
      count: 1,
      measure: .volume(millilitres: 473.176_473),
      food: "cider"
    ),
    Case(text: "a dozen oysters", count: 12, food: "oysters"),
    Case(text: "a couple of cookies", count: 2, food: "cookies"),
    Case(text: "2 large eggs", count: 2, size: .large, food: "eggs"),
    Case(text: "medium fries", size: .medium, food: "fries"),
    Case(text: "venti mocha", size: .named("venti"), food: "mocha"),
    Case(text: "latte large", size: .large, food: "latte"),
    Case(text: "150g chicken", count: 150, grams: 150, measure: .mass(grams: 1), food: "chicken"),
    Case(text: "chicken 150 g", count: 150, grams: 150, measure: .mass(grams: 1), food: "chicken"),
    Case(
      text: "lentils 80g dry",
      count: 80,
      grams: 80,
      measure: .mass(grams: 1),
      food: "lentils dry"
    ),
    Case(text: "2 x 150 g steaks", count: 2, grams: 300, food: "steaks"),
    Case(
      text: "2 slices toast 300 g",
      count: 2,
      grams: 300,
      measure: .household("slice"),
      food: "toast"
    ),
    Case(text: "eggs x2", count: 2, food: "eggs"),
    Case(text: "eggs 2", count: 2, food: "eggs"),
    Case(
      text: "sausage weighing 70 grams",
      count: 70,
      grams: 70,
      measure: .mass(grams: 1),
      food: "sausage"
    ),
    Case(
      text: "60.4 potatoes",
      count: 60.4,
      grams: 60.4,
      measure: .mass(grams: 1),
      food: "potatoes"
    ),
    Case(text: "protein bar 210 kcal", energy: 210, food: "protein bar"),
    Case(text: "kfc 2 drumsticks", count: 2, food: "kfc drumsticks"),
    Case(text: "bars", food: "bars"),
    Case(text: "vitamin b12", food: "vitamin b12"),
  ])
  func readsHowMuch(_ wanted: Case) {
    let reading = AmountParser.read(MealLexer.tokens(of: wanted.text))
    #expect(reading.food.joined(separator: " ") == wanted.food)
    #expect(reading.amount.count?.middle == wanted.count)
    #expect(reading.amount.grams?.middle == wanted.grams)
    #expect(reading.amount.measure == wanted.measure)
    #expect(reading.amount.size == wanted.size)
    #expect(reading.amount.energy == wanted.energy)
  }

  @Test func ounces() throws {
    let reading = AmountParser.read(MealLexer.tokens(of: "6oz salmon"))
    let grams = try #require(reading.amount.grams)
    #expect(abs(grams.middle - 170.097) < 0.01)
  }

  @Test func flagsAThousandThatMayBeOneAndAHalf() {
    #expect(AmountParser.read(MealLexer.tokens(of: "1,500 g rice")).amount.isAmbiguous)
    #expect(!AmountParser.read(MealLexer.tokens(of: "1,5 l water")).amount.isAmbiguous)
  }

  @Test(arguments: [
    ("w/ milk", [MealToken.word("with"), .word("milk")]),
    ("w/o milk", [.word("without"), .word("milk")]),
    ("2% milk", [.word("2%"), .word("milk")]),
    ("m&m's", [.word("m&m")]),
    ("egg\u{1B}[31;1m", [.word("egg")]),
    ("eggs & ham", [.word("eggs"), .sign(.ampersand), .word("ham")]),
    ("🍕🍕", [.number(low: 2, high: 2, isAmbiguous: false), .word("pizza"), .sign(.comma)]),
    ("Chips Ahoy! cookie", [.word("chips"), .word("ahoy"), .word("cookie")]),
  ])
  func cutsTextIntoTokens(text: String, tokens: [MealToken]) {
    #expect(MealLexer.tokens(of: text) == tokens)
  }

  @Test(arguments: [
    "", " ", "\u{0}", "1/0 pie", "999999999999999999999 eggs", "½½½", "-", "((((", "\u{202E}egg",
    "1,,,2", "x2 x3 x4", "of of of", "a", "2", "g", "1 g", "½ cup",
  ])
  func survives(text: String) {
    _ = AmountParser.read(MealLexer.tokens(of: text))
  }

  @Test(.timeLimit(.minutes(1))) func takesNoLongerForEachOfManyNumbers() {
    let tokens = [MealToken](
      repeating: .number(low: 1, high: 1, isAmbiguous: false),
      count: 1_000_000
    )
    #expect(AmountParser.read(tokens + [.word("egg")]).food.last == "egg")
  }

  @Test(
    arguments: [
      "9999999999999999999999 eggs", "999999 999999 999999 eggs", "4006381333931", "1e999 eggs",
      "million million eggs", "2-99999999999 eggs", "999999 999999 g 999999 kcal egg",
    ]
  )
  func takesNoAbsurdAmount(text: String) {
    let amount = AmountParser.read(MealLexer.tokens(of: text)).amount
    for number in [amount.count?.high, amount.grams?.high, amount.energy] {
      #expect(number ?? 0 <= 1_000_000)
    }
  }

  @Test func readsDecimalsThatAreTooExact() {
    let reading = AmountParser.read(MealLexer.tokens(of: "0.3333333333333333 cups of milk"))
    #expect(reading.amount.count.map { abs($0.middle - 1 / 3.0) < 1e-6 } == true)
    #expect(reading.food == ["milk"])
  }
}
