import Caffeine
import Nutrition
import Testing

/// How much is meant: sizes, vessels, counts, volumes.
struct AmountTests {
  @Test(arguments: [
    ("red bull", 80.0), ("2 red bulls", 160), ("red bull 355 ml", 114), ("2 cans of red bull", 160),
    ("2 x 250 ml red bull", 160), ("8.4 fl oz red bull", 79.5), ("espresso", 60),
    ("double espresso", 120), ("3 shots of espresso", 180), ("half a can of red bull", 40),
    ("7 up", 0), ("5 hour energy", 200), ("2 x 5-hour energy", 400), ("can of coke", 34),
    ("coke 330ml", 32), ("0.5 l coke", 48), ("12 oz coke", 34), ("starbucks grande latte", 150),
    ("tall latte starbucks", 75), ("200 mg caffeine tablet", 200),
    ("mystery drink 500 ml with 30 mg caffeine / 100 ml", 150),
  ])
  func bestGuess(_ text: String, _ milligrams: Double) throws {
    let best = try #require(CaffeineReader.content(of: text).milligrams).best
    #expect(abs(best - milligrams) <= 0.02 * milligrams, "\(best)")
  }

  @Test(arguments: [
    ("small coffee", "large coffee"), ("coffee", "mug of coffee"), ("brewed coffee", "cold brew"),
    ("tea", "coffee"), ("green tea", "black tea"), ("iced tea", "tall brewed iced tea"),
    ("decaf coffee", "half caff coffee"), ("half caff coffee", "coffee"), ("cola", "energy drink"),
    ("milk chocolate 30 g", "dark chocolate 30 g"), ("hot chocolate", "mocha"),
    ("instant coffee 240 ml", "brewed coffee 240 ml"), ("cup of coffee", "50 g ground coffee"),
  ])
  func lessThan(_ less: String, _ more: String) throws {
    let left = try #require(CaffeineReader.content(of: less).milligrams).best
    let right = try #require(CaffeineReader.content(of: more).milligrams).best
    #expect(left < right)
  }

  /// A powder is no brewed drink: the same grams hold a hundred times as much.
  @Test func powderIsNotBrewed() throws {
    let powder = try #require(CaffeineReader.content(of: "instant coffee powder 2 g").milligrams)
    let brewed = try #require(CaffeineReader.content(of: "instant coffee 2 g").milligrams)
    #expect(powder.best > 50 * brewed.best)
  }

  @Test func rangeHoldsTheBestGuessAndIsWiderWithoutAnAmount() throws {
    let said = try #require(CaffeineReader.content(of: "latte 300 ml").milligrams)
    let open = try #require(CaffeineReader.content(of: "latte").milligrams)
    #expect(said.low < said.best && said.best < said.high)
    #expect(open.high - open.low > said.high - said.low)
  }

  /// Grams known from elsewhere win over those of the words.
  @Test func knownGramsWin() throws {
    let grams = Estimate(low: 400, best: 500, high: 600)
    let content = CaffeineReader.content(of: "can of red bull", grams: grams)
    #expect(content.grams == 500)
    #expect(try #require(content.milligrams).best > 150)
  }
}
