import EmbeddedTables
import FoodCatalog
import Nutrition
import SQLite
import Testing

@testable import MealText

struct MealReaderTests {
  private func read(_ text: String) throws -> DescribedMeal {
    try MealReader(Catalog([Database(image: EmbeddedTables.image)])).read(text)
  }

  @Test(arguments: [
    ("2 eggs and a slice of toast", ["everyday:egg", "everyday:toast"]),
    ("2 Eier und ein Brötchen", ["everyday:egg", "everyday:roll"]),
    ("greek yogurt + 1/2 cup blueberries", ["everyday:greek-yogurt", "everyday:blueberry"]),
    ("pb&j and a banana", ["everyday:pbj", "everyday:banana"]),
    ("a large latte", ["everyday:latte"]),
    (
      "bananas 2\ntoast 3\nhalf avocado", ["everyday:banana", "everyday:toast", "everyday:avocado"]
    ),
    (
      "for lunch I had 120g chicken breast, 200g rice",
      ["everyday:chicken-breast", "everyday:rice"]
    ),
    ("breakfast: coffee with milk", ["everyday:coffee-milk"]),
    ("8am: coffee", ["everyday:coffee"]),
    ("2 bananas 1 apple", ["everyday:banana", "everyday:apple"]),
    ("coffee 2pm, coffee 4pm", ["everyday:coffee", "everyday:coffee"]),
    ("smoothie: 1 banana, 1 cup milk", ["everyday:banana", "everyday:milk"]),
    ("un café au lait", ["everyday:cafe-au-lait"]),
    ("grande iced latte with almond milk", ["everyday:iced-latte-almond"]),
    ("1 scoop of whey mixed with water", ["everyday:protein-shake-water"]),
  ])
  func findsTheFoods(text: String, ids: [String]) throws {
    #expect(try read(text).items.map { $0.food?.id.description ?? "-" } == ids)
  }

  @Test func statedNumbersStand() throws {
    let item = try #require(try read("overnight oats 31p 12f 48c").items.first)
    #expect(item.nutrients[.protein] == 31)
    #expect(item.nutrients[.fat] == 12)
    #expect(item.nutrients[.carbohydrate] == 48)
    #expect(item.nutrients.energy == 424)
    #expect(try read("2c milk").items.first?.nutrients[.carbohydrate] != 2)
  }

  /// A weight behind a dish is that of all of it, wherever it stands.
  @Test(arguments: [
    ("a turkey sandwich that weighs 210 grams", 210.0),
    ("rice with beans, coming in at 300 g", 300), ("a generous helping of 180 grams of rice", 180),
    ("a bowl of lentil soup (350 g)", 350), ("pasta (200 g) with pesto", 200),
  ])
  func weighsTheWhole(text: String, grams: Double) throws {
    #expect(try read(text).items.map(\.grams.best) == [grams])
  }

  @Test func ouncesOfADrinkAreFluid() throws {
    let drink = try #require(try read("a 12 oz cola").items.first)
    #expect((350...380).contains(drink.grams.best))
    #expect(try read("6 oz chicken breast").items.first?.grams.best.rounded() == 170)
  }

  @Test(arguments: [
    ("fish fingers and chips", "fries"), ("salsa and chips", "chips-and-salsa"),
  ])
  func chipsAreFriedPotatoesInBritain(text: String, id: String) throws {
    #expect(try read(text).items.last?.food?.id.key == id)
  }

  @Test func aPackageIsOneHoweverManyItHolds() throws {
    let one = try #require(try read("a package of cookies").items.first)
    let holding = try #require(try read("a package of two cookies").items.first)
    #expect(holding.grams.best <= one.grams.best)
  }

  @Test(arguments: [
    ("a hot dog on a bun", 1), ("a burrito filled with beef, beans and rice", 1),
    ("a baked potato (peel eaten)", 1), ("200 g of pasta with pesto, 40 g of bread", 2),
    ("grilled fish with vegetables like leeks, kale and peas", 2),
    ("a ham sandwich, which is toasted, and tea", 2), ("rice that's been cooked. It's salted", 1),
    ("100 g lentils weighing 100 g", 1), ("noodles served with a bit of fat for flavor", 1),
    ("sauteed tofu, both sides browned", 1), ("peanut butter and jelly", 1),
    ("a cup of diced, cooked carrots", 1), ("I poured myself a glass of milk to drink", 1),
  ])
  func detailsStayWithTheirFood(text: String, count: Int) throws {
    #expect(try read(text).items.count == count)
  }

  @Test func mealsAreToldApart() throws {
    let items = try read("I had it all. Breakfast: 2 eggs; Mittagessen: soup").items
    #expect(items.map(\.meal) == ["breakfast", "lunch"])
  }

  @Test func aLongTextEndsSoon() throws {
    let text = String(repeating: "2 eggs and toast with butter, ", count: 3400)
    let start = ContinuousClock.now
    #expect(try !read(text).items.isEmpty)
    #expect(start.duration(to: .now) < .seconds(20))
  }

  @Test func aSandwichIsOneFood() throws {
    #expect(try read("ham and cheese sandwich").items.count == 1)
    #expect(try read("a sandwich with turkey, lettuce and cheese").items.count == 1)
    #expect(try read("bagel with butter and apple juice").items.count == 2)
  }

  @Test(arguments: [
    "nothing", "skipped breakfast", "went to the gym", "what should I eat?", "", ",,,", "...",
    "weighed 91 kg today", "x", "31 m", "heute nichts",
  ])
  func isNoFood(text: String) throws {
    #expect(try read(text).items.isEmpty)
  }

  @Test func waterHasNoEnergy() throws {
    let meal = try read("glass of water")
    #expect(meal.items.count == 1)
    #expect(meal.total.known.energy == 0)
  }

  @Test func aWeightThatWasSaidIsExact() throws {
    let item = try #require(try read("chicken breast 140g").items.first)
    #expect(item.grams == Estimate(low: 140, best: 140, high: 140))
    #expect(!item.isEstimate)
    let guess = try #require(try read("chicken breast").items.first)
    #expect(guess.grams.low < guess.grams.best && guess.grams.best < guess.grams.high)
    #expect(guess.isEstimate)
  }

  @Test func aDrinkWithoutADensityWeighsAsWater() throws {
    #expect(try read("500 ml water").items.first?.grams.best == 500)
  }

  @Test func energyThatWasSaidStands() throws {
    let item = try #require(try read("protein bar 210 kcal").items.first)
    #expect(abs((item.nutrients.energy ?? 0) - 210) < 0.01)
    #expect(item.energy == Estimate(low: 210, best: 210, high: 210))
  }

  @Test func anUnknownFoodSaysSo() throws {
    let item = try #require(try read("xqzwv flumf").items.first)
    #expect(item.food == nil)
    #expect(item.nutrients == Nutrients())
    #expect(item.confidence == 0)
  }

  @Test func theSameTextGivesTheSameAnswer() throws {
    let text = "2 eggs, toast with butter, a handful of almonds and a large latte"
    let reader = try MealReader(Catalog([Database(image: EmbeddedTables.image)]))
    let first = try reader.read(text)
    _ = try reader.read("something else entirely, 3 tacos")
    #expect(try reader.read(text) == first)
    #expect(try read(text) == first)
  }

  @Test(arguments: ["egg, ", "with and ", "1/2 ", "🍕", "((((", "a cup of "])
  func longTextEnds(piece: String) throws {
    let count = 100_000 / piece.count
    #expect(try read(String(repeating: piece, count: count)).items.count <= 60)
  }
}
