/// Eggs that say how large a dish of eggs is: "3 egg omelette", "Rührei aus 3 Eiern".
extension AmountParser {
  /// Whether a dish of eggs is named, which the number of its eggs measures.
  package static func isOfEggs(_ words: some Sequence<String>) -> Bool {
    words.contains(where: eggDishes.contains)
  }

  /// "3 eggs" and nothing else.
  package static func isEggCount(_ tokens: [MealToken]) -> Bool {
    tokens.count == 2 && tokens[0].counted != nil && tokens[1].word.map(eggs.contains) == true
  }

  /// "3 egg omelette": takes the eggs, which `count` counts.
  mutating func takeEggs(count: Amount.Range) -> Bool {
    guard tokens.count > 1, let egg = tokens[0].word, Self.eggs.contains(egg) else { return false }
    // "two-egg cheese omelet", but whites are another dish.
    let words = tokens.dropFirst().prefix(4).compactMap(\.word)
    guard Self.isOfEggs(words), words[0] != "white", words[0] != "whites" else { return false }
    tokens.removeFirst()
    (amount.count, amount.measure, amount.isArticle) = (count, .household("egg"), false)
    return true
  }

  /// "omelette 3 eggs", "omelette with 3 eggs", "tortilla francesa de 2 huevos".
  mutating func takeEggsBehind() {
    guard amount.measure == nil,
      let start = tokens.indices.dropFirst().first(where: { index in
        index + 1 < tokens.count && Self.isEggCount([tokens[index], tokens[index + 1]])
      }), let count = tokens[start].counted
    else { return }
    var dish = Array(tokens[..<start])
    while dish.count > 1, let word = dish.last?.word, Self.eggJoiners.contains(word) {
      dish.removeLast()
    }
    // A Spanish tortilla is of eggs.
    if dish == [.word("tortilla")] { dish = [.word("omelette")] }
    guard Self.isOfEggs(dish.compactMap(\.word)) else { return }
    tokens = dish + tokens[(start + 2)...]
    (amount.count, amount.measure, amount.isArticle) = (count, .household("egg"), false)
  }

  private static let eggs: Set<String> = [
    "egg", "eggs", "ei", "eier", "eiern", "eieren", "oeuf", "oeufs", "huevo", "huevos", "uovo",
    "uova", "ovo", "ovos", "yumurta", "yumurtali",
  ]
  private static let eggDishes: Set<String> = [
    "omelette", "omelet", "omlette", "omelett", "omelete", "omeleta", "omlet", "ruhrei", "roerei",
    "scramble", "frittata", "francesa", "brouilles", "brouillade", "menemen",
  ]
  private static let eggJoiners: Set<String> = [
    "with", "of", "from", "mit", "aus", "von", "avec", "de", "a", "con", "di", "com", "met", "van",
  ]
}

extension MealToken {
  /// How many a number, or a word for one, counts.
  fileprivate var counted: Amount.Range? {
    switch self {
    case .number(let low, let high, _): Amount.Range(low, high)
    case .word(let word): AmountWords.number(word).map { Amount.Range($0.low, $0.high) }
    case .sign: nil
    }
  }
}
