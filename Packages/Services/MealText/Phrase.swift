import Amounts

/// The clauses of one food, read as an amount and words.
struct Phrase: Equatable {
  var clauses: [Clause]

  var reading: AmountParser.Reading {
    // An amount alone says how much of the whole, wherever it stands: it comes behind all of it.
    var tokens: [MealToken] = []
    let named = clauses.filter { !$0.isOne && $0.vessel == nil }
    for clause in named.filter({ !$0.isAmountAlone }) + named.filter(\.isAmountAlone) {
      if !tokens.isEmpty, let word = Self.word(for: clause.joint) { tokens.append(.word(word)) }
      tokens += clause.tokens
    }
    var reading = AmountParser.read(tokens)
    for clause in clauses where clause.isOne { clause.describe(&reading) }
    if reading.amount.grams == nil, reading.amount.measure == nil {
      reading.amount.measure = clauses.lazy.compactMap(\.vessel).first
    }
    return reading
  }

  /// What the food is looked up by.
  var searchText: String { reading.food.joined(separator: " ") }

  private static func word(for joint: Clause.Joint) -> String? {
    switch joint {
    case .apart, .parts: nil
    case .and: "and"
    case .with: "with"
    case .without: "without"
    case .detail, .such: "with"
    }
  }
}

/// Nouns that make one food of the words before them.
enum Dishes {
  static func isDish(_ word: String) -> Bool { nouns.contains(word) }

  /// Whether what is named behind "with" is in the dish rather than beside it.
  static func holdsParts(_ word: String) -> Bool { holders.contains(word) }

  static func isDrink(_ word: String) -> Bool { drinks.contains(word) }

  /// Whether a drink that is named behind "with" is in the dish too.
  static func isBlended(_ word: String) -> Bool { ["smoothie", "shake", "bowl"].contains(word) }

  /// Whether the word names meat, fish, bread and the like, which a salad need not hold.
  static func isMain(_ word: String) -> Bool { mains.contains(word) }

  private static let mains: Set<String> = [
    "chicken", "beef", "steak", "pork", "ham", "turkey", "bacon", "salmon", "tuna", "shrimp",
    "prawns", "prawn", "shrimps", "fish", "tofu", "egg", "eggs", "lamb", "duck", "halloumi",
    "crackers", "bread", "rice", "toast", "pita", "roll", "baguette",
    "falafel",
  ]

  private static let holders: Set<String> = [
    "sandwich", "sandwiches", "burrito", "burritos", "taco", "tacos", "wrap", "sub", "pizza",
    "quesadilla", "salad", "omelette", "omelet", "burger", "cheeseburger", "hamburger", "fajita",
    "fajitas", "panini", "enchilada", "enchiladas", "gyro", "pita", "smoothie", "casserole", "stew",
    "bowl", "nachos", "hoagie", "frittata", "quiche", "bap", "biscuit",
  ]

  private static let drinks: Set<String> = [
    "coffee", "tea", "juice", "milk", "water", "cola", "coke", "soda", "beer", "wine", "drink",
    "latte", "cappuccino", "lemonade", "pepsi", "sprite", "fanta", "gatorade", "cocoa", "shake",
    "milkshake", "cider", "fries", "chips", "crisps", "soup", "cookie", "apple", "banana",
  ]

  private static let nouns: Set<String> = [
    "sandwich", "sandwiches", "salad", "soup", "pizza", "omelette", "omelet", "omlet", "burrito",
    "wrap", "pie",
    "pasta", "curry", "stew", "smoothie", "shake", "taco", "tacos", "toast", "bagel", "roll",
    "rolls",
    "casserole", "dip", "sauce", "stir", "fry", "quesadilla", "panini", "sub", "burger", "quiche",
    "risotto", "bowl", "cake", "muffin", "cookie", "cookies", "bread", "scramble", "toastie",
    "melt",
    "croissant", "crepe", "crepes", "pancakes", "juice", "tart", "gratin", "lasagna", "lasagne",
    "ramen",
    "noodles", "chips", "crisps", "crackers", "cereal", "dressing", "pudding", "roll", "bap", "dog",
    "dogs", "frankfurter", "sausage", "pastry", "turnover", "pocket", "pockets", "bar", "bars",
    "biscuit", "drink", "patty", "loaf", "candy", "cheesecake", "omelettes", "kebab", "meal",
  ]
}
