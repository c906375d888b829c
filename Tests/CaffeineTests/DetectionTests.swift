import Caffeine
import Nutrition
import Testing

/// Which names hold caffeine and which only look so, in many languages.
struct DetectionTests {
  @Test(arguments: [
    "coffee", "Kaffee", "café", "koffie", "kahvi", "kawa", "káva", "kahve", "кофе", "コーヒー",
    "缶コーヒー", "咖啡", "커피", "Filterkaffee", "Eiskaffee", "jääkahvi", "latte macchiato",
    "café con leche", "caffè lungo", "cortado", "flat white", "cold brew", "3 in 1 coffee mix",
    "black tea", "Schwarztee", "thé vert", "té verde", "groene thee", "musta tee",
    "zielona herbata",
    "緑茶", "ウーロン茶", "抹茶ラテ", "matcha latte", "masala chai", "bubble tea", "yerba mate",
    "Club-Mate", "kombucha", "iced tea", "eistee pfirsich", "cola", "coca-cola", "コーラ", "可乐",
    "diet pepsi", "guaraná antarctica", "boisson énergisante", "bebida energética", "energiajuoma",
    "エナジードリンク", "energy shot", "pre-workout powder", "caffeine gum", "vodka energy",
    "rum and coke", "espresso martini", "dark chocolate", "hot chocolate", "coffee ice cream",
    "white chocolate mocha", "tiramisu latte", "sparkling water with caffeine",
  ])
  func holds(_ name: String) throws {
    let content = CaffeineReader.content(of: name)
    #expect(try #require(content.milligrams).best > 0, "\(content.reason)")
  }

  @Test(arguments: [
    "piña colada", "coffee cake", "coffee creamer", "coffee cream", "Kaffeesahne",
    "white chocolate",
    "weiße Schokolade", "cocoa butter", "ice cream, flavors other than chocolate", "tea biscuits",
    "beef tea", "Teewurst", "energy bar", "high energy bar", "gotu kola", "latte di mandorla",
    "pasta, not chocolate", "carob", "banana", "steak", "mustard", "bell pepper", "", "🍕", "12",
    "soup, pepperpot", "baking soda", "golden cadillac of beans, no coffee", "char siu",
  ])
  func isNotKnown(_ name: String) {
    let content = CaffeineReader.content(of: name)
    #expect(content.milligrams.map { $0.best == 0 } ?? true, "\(content.reason)")
  }

  /// What is said to have none is 0, with a reason; what nothing is known of is missing.
  @Test(arguments: [
    "caffeine free cola", "herbal tea", "rooibos", "Pfefferminztee", "infusión de manzanilla",
    "coca leaf tea", "barley tea", "麦茶", "Malzkaffee", "lemonade", "root beer", "ginger ale",
    "caffeine-free Diet Coke", "Cola koffeinfrei", "Fanta", "7 up", "karkadé", "chicory coffee",
  ])
  func hasNone(_ name: String) {
    let content = CaffeineReader.content(of: name)
    #expect(content.milligrams == Estimate(low: 0, best: 0, high: 0))
    #expect(content.basis != .none)
  }

  @Test(arguments: [
    ("decaf coffee", 0.5...15), ("decaf espresso", 0.5...15), ("café descafeinado", 0.5...15),
    ("entkoffeinierter Kaffee", 0.5...15), ("decaf latte", 1...25), ("decaffeinated tea", 0.5...12),
    ("instant coffee, decaffeinated", 0.5...8), ("Starbucks decaf latte", 1...40),
  ])
  func decafIsLittleButNotNothing(_ name: String, _ range: ClosedRange<Double>) throws {
    let best = try #require(CaffeineReader.content(of: name).milligrams).best
    #expect(range.contains(best))
  }
}
