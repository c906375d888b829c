import Nutrition
import Words

/// How well foods that a server found answer the words that were asked.
enum WordMatch {
  /// The foods in the server's order, but those with all words first, each with how sure it is.
  static func ranked(_ foods: [Food], words: String, limit: Int) -> [Food] {
    let asked = Set(Words.all(of: words))
    let rated = foods.map { food -> (food: Food, share: Double) in
      let own = Set(Words.all(of: food.name) + Words.all(of: food.brand ?? ""))
      let share = asked.isEmpty ? 0 : Double(asked.intersection(own).count) / Double(asked.count)
      var food = food
      // Even where all words are there, the product may be another of the same name.
      food.confidence = 0.2 + 0.6 * share
      let reason = share == 1 ? "all words are in its name" : "some words are in its name"
      if share > 0 { food.reasons.insert(reason, at: 0) }
      return (food, share)
    }
    let whole = rated.filter { $0.share == 1 }, rest = rated.filter { $0.share < 1 }
    return (whole + rest).prefix(limit).map(\.food)
  }
}
