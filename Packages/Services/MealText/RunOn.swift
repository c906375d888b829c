import Amounts
import FoodCatalog

/// Foods that are named one after the other with nothing between them: "burger fries", "beyaz peynir
/// zeytin domates".
struct RunOn {
  let candidates: Candidates

  /// The foods of `phrase`, each a phrase of its own, where no food is called so but all parts of it
  /// are names; else the phrase as it is. Whoever says a weight means one food.
  func foods(in phrase: Phrase) throws -> [Phrase] {
    guard phrase.clauses.count == 1, let clause = phrase.clauses.first else { return [phrase] }
    let reading = phrase.reading
    guard (2...Self.mostWords).contains(reading.food.count), reading.amount.grams == nil,
      !Self.flavours.contains(reading.food[0]),
      try !candidates.catalog.hasName(phrase.searchText),
      try candidates.of(phrase.searchText).first.map({ $0.recall < Self.wellKnown }) ?? true,
      let parts = try names(in: clause.tokens[...]), isList(parts)
    else { return [phrase] }
    return parts.enumerated().map { place, tokens in
      Phrase(clauses: [Clause(joint: place == 0 ? clause.joint : .apart, tokens: Array(tokens))])
    }
  }

  /// Whether the names are of several foods. "Chicken biscuit" is one, "chicken rice" is two:
  /// two names are a list where the second is a usual side, more where they end in no dish.
  private func isList(_ parts: [ArraySlice<MealToken>]) -> Bool {
    guard parts.count > 1, let last = parts.last?.last?.word,
      let first = AmountParser.read(parts[0]).food.last
    else { return false }
    if Self.sides.contains(last) { return true }
    return parts.count > 2 && !Dishes.holdsParts(first)
      && parts.allSatisfy { !($0.last?.word.map(Dishes.isDish) ?? false) }
  }

  /// `tokens` as names of foods, the first as long as it can be.
  private func names(in tokens: ArraySlice<MealToken>) throws -> [ArraySlice<MealToken>]? {
    if try isName(tokens) { return [tokens] }
    for end in tokens.indices.dropFirst().reversed() where try isName(tokens[..<end]) {
      if let rest = try names(in: tokens[end...]) { return [tokens[..<end]] + rest }
    }
    return nil
  }

  private func isName(_ tokens: ArraySlice<MealToken>) throws -> Bool {
    let food = AmountParser.read(tokens).food
    guard food.contains(where: { $0.utf8.count > 2 }) else { return false }
    return try candidates.catalog.hasName(food.joined(separator: " "))
  }

  private static let mostWords = 8
  /// A food that has so much of what was said is the food.
  private static let wellKnown = 0.8

  private static let sides: Set<String> = [
    "fries", "chips", "rice", "naan", "coleslaw", "slaw", "coffee", "coke", "pepsi", "beer",
    "toast", "marmite", "chutney", "peas", "mash", "salad", "frites", "pommes", "patates",
    "patatas", "papas", "patatine", "friet", "patat", "riz", "reis", "arroz", "riso", "rijst",
    "pilav", "salade", "salat", "ensalada", "insalata", "salada", "sla", "salata", "ekmek", "cafe",
    "kaffee", "caffe", "koffie", "kahve", "ayran", "cola", "coca", "kola", "bier", "biere",
    "cerveza", "birra", "cerveja", "bira", "crevettes", "cay", "puree", "lentilles", "verts",
    "brocoli", "broccoli", "jambon",
  ]

  /// What stands before a food and is a flavour of it: "garlic prawns".
  private static let flavours: Set<String> = [
    "garlic", "lemon", "lime", "honey", "ginger", "cinnamon", "vanilla", "mint", "pepper", "chili",
    "chilli", "coconut", "mustard", "butter", "salt", "sugar", "mango", "orange", "apple", "peanut",
    "chocolate", "caramel", "strawberry", "coffee", "curry", "soy", "teriyaki", "maple", "cream",
    "almond", "banana", "cherry", "raspberry", "pumpkin", "tomato", "herb", "corn",
  ]
}
