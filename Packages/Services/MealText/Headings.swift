import Amounts
import Nutrition
import Words

/// A dish that is only named to say what it was made of: "a sandwich with 2 slices of bread and 30 g
/// of ham" is the bread and the ham.
enum Headings {
  /// The items without such dishes.
  static func dropped(from found: [(phrase: Phrase, item: Item)]) -> [Item] {
    found.indices.compactMap { isHeading(found[$0...]) ? nil : found[$0].item }
  }

  private static func isHeading(_ found: ArraySlice<(phrase: Phrase, item: Item)>) -> Bool {
    guard let (phrase, _) = found.first, phrase.clauses.count == 1,
      let first = phrase.clauses.first, first.joint != .with,
      let makings = makings(of: phrase), let next = found.dropFirst().first,
      next.phrase.clauses[0].joint == .with || next.phrase.clauses[0].joint == .detail
    else { return false }
    for (phrase, item) in found.dropFirst() {
      guard phrase.isCounted else { return false }
      let words = item.food.map { Words.all(of: $0.name) } ?? []
      if words.contains(where: makings.contains) { return true }
    }
    return false
  }

  private static func makings(of phrase: Phrase) -> Set<String>? {
    let food = phrase.reading.food
    guard phrase.reading.amount.grams == nil else { return nil }
    return table[food.joined(separator: " ")]
  }

  private static let table: [String: Set<String>] = {
    let bread = "bread roll bun bagel toast baguette ciabatta pita muffin croissant"
    let lines: [(String, String)] = [
      ("sandwich/sandwiches/toast/panini/toastie", bread), ("burger/hamburger", "roll bun"),
      ("wrap/burrito/taco/tacos/quesadilla", "tortilla wrap"), ("cereal", "cereal muesli granola"),
      ("omelette/omelet/frittata/scramble", "egg"), ("salad", "lettuce spinach arugula salad"),
      (
        "smoothie/fruit smoothie/green smoothie/shake/protein shake",
        "milk yogurt banana juice berry strawberry blueberry whey protein"
      ),
      ("porridge/oatmeal", "oat oatmeal"),
    ]
    var table: [String: Set<String>] = [:]
    for (dishes, makings) in lines {
      for dish in dishes.split(separator: "/") {
        table[String(dish)] = Set(makings.split(separator: " ").map(String.init))
      }
    }
    return table
  }()
}

extension Phrase {
  /// Whether it says how much there is.
  var isCounted: Bool {
    let amount = reading.amount
    return amount.grams != nil || amount.count != nil
  }
}
