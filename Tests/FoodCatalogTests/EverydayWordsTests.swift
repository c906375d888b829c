import EmbeddedTables
import Nutrition
import SQLite
import Testing

@testable import FoodCatalog

/// What plain words mean with nothing but the tables inside the program.
struct EverydayWordsTests {
  private func first(_ words: String, language: String? = nil) throws -> Food? {
    let catalog = try Catalog([Database(image: EmbeddedTables.image)])
    return try catalog.search(words, SearchOptions(limit: 3, language: language)).first
  }

  @Test(arguments: [
    ("egg", "everyday:egg"), ("eggs", "everyday:egg"), ("milk", "everyday:milk"),
    ("banana", "everyday:banana"), ("bannana", "everyday:banana"), ("BANANAS", "everyday:banana"),
    ("rice", "everyday:rice"), ("oj", "everyday:orange-juice"), ("pb&j", "everyday:pbj"),
    ("Kartoffeln", "everyday:potato"), ("huevos", "everyday:egg"), ("œuf", "everyday:egg"),
    ("Eier", "everyday:egg"), ("uova", "everyday:egg"), ("yumurta", "everyday:egg"),
    ("latte", "everyday:latte"), ("Käse", "everyday:cheese"),
    ("big mac", "everyday:big-mac"), ("coke zero", "everyday:coke-zero"),
    ("marinara", "everyday:pasta-sauce"), ("Tomatensoße", "everyday:pasta-sauce"),
    ("salsa de tomate", "everyday:pasta-sauce"), ("domates sosu", "everyday:pasta-sauce"),
    ("tost", "everyday:toast"), ("pão de queijo", "everyday:pao-de-queijo"),
    ("teff", "everyday:teff"), ("cowpea leaves", "everyday:cowpea-leaves"),
    ("ham sanwich", "everyday:ham-sandwich"), ("ruben sandwich", "everyday:reuben"),
  ])
  func meansTheFood(words: String, id: String) throws {
    #expect(try first(words)?.id.description == id)
  }

  /// A word of two languages means what it means in the person's own.
  @Test(arguments: [
    ("tost", "tr", "everyday:grilled-cheese"), ("peynir", "tr", "everyday:feta"),
    ("feijão", "pt", "everyday:feijao"), ("canja", "pt", "everyday:chicken-rice-soup"),
    ("Semmel", "de", "everyday:roll"), ("tartine", "fr", "everyday:toast-butter"),
  ])
  func meansTheFoodIn(words: String, language: String, id: String) throws {
    #expect(try first(words, language: language)?.id.description == id)
  }

  @Test func wordOrderTells() throws {
    #expect(try first("milk chocolate")?.name.lowercased().contains("milk chocolate") == true)
    #expect(try first("chocolate milk")?.per100.energy ?? 999 < 120)
  }

  @Test func anUnknownWordFindsNothing() throws {
    #expect(try first("xqzwv") == nil)
  }

  @Test(arguments: ["", "   ", "\u{0}\u{1}", "\"'*()", "🦄", "\u{202E}gge", "AND OR NOT", "a b c"])
  func survives(words: String) throws {
    _ = try first(words)
  }

  @Test func aMegabyteOfWordsEnds() throws {
    _ = try first(String(repeating: "banana split ", count: 80_000))
  }

  @Test func everyEverydayFoodHasAPortionAndEnergyOrSaysSo() throws {
    let catalog = try Catalog([Database(image: EmbeddedTables.image)])
    let everyday = try #require(catalog.tables.first { $0.name == "everyday" })
    #expect(everyday.foods >= 600)
    #expect(everyday.portions >= everyday.foods)
  }
}

/// What was once wrong, so that it stays right.
struct SearchRegressionTests {
  private func catalog() throws -> Catalog { try Catalog([Database(image: EmbeddedTables.image)]) }

  @Test func oneTableIsSearchedWhole() throws {
    let foods = try catalog().search("egg", SearchOptions(limit: 5, table: "sr24"))
    #expect(foods.count == 5)
    #expect(foods.allSatisfy { $0.id.source == "sr24" })
  }

  @Test func oneVeryLongWordEnds() throws {
    #expect(try catalog().search(String(repeating: "a", count: 100_000)).isEmpty)
  }
}
