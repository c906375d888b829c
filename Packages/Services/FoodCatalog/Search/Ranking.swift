/// How well a name answers a query. Pure: the same words give the same score.
struct Ranking {
  let query: Query
  private let weights: [String: Double]
  private let total: Double
  private let heads: Set<String>

  init(_ query: Query) {
    self.query = query
    var weights: [String: Double] = [:]
    for word in query.words {
      weights[word.text] = word.weight * (word.isHead ? Self.headFactor : 1)
    }
    self.weights = weights
    total = max(0.001, weights.values.reduce(0, +))
    heads = Set(query.words.filter(\.isHead).map(\.text))
  }

  static let headFactor = 1.35

  /// The share of the query that the name has, 0 to 1, by weight.
  func recall(_ name: ComparableName) -> Double {
    var seen: Set<String> = []
    var sum = 0.0
    for part in name.parts {
      for word in part {
        if let weight = weights[word], seen.insert(word).inserted { sum += weight }
      }
    }
    return sum / total
  }

  /// Higher is better; about 2 for a name that says just what was asked.
  func score(_ name: ComparableName, family: FoodTable.Family, isAdditional: Bool) -> Double {
    let recall = recall(name)
    guard recall > 0 else { return -.infinity }
    var score = 2 * recall - surplus(of: name) + headBonus(of: name) + Self.standing(of: family)
    if isAdditional { score -= 0.35 }
    return score
  }

  /// What the words of the name that were not asked for cost.
  private func surplus(of name: ComparableName) -> Double {
    var cost = 0.0
    for (index, part) in name.parts.enumerated() {
      let isCategory = index == 0 && Self.categories.contains(part.joined(separator: " "))
      // What stands first says what the food is; what stands last is detail.
      let place = index == 0 ? 1.5 : index == 1 ? 1.0 : 0.8
      for word in part where weights[word] == nil {
        if isCategory { continue }
        cost += place * Self.cost(of: word)
      }
    }
    return min(cost, 1.6)
  }

  private static func cost(of word: String) -> Double {
    let marked = Markedness.penalty(of: word)
    if marked > 0 { return marked }
    return Markedness.isUsual(word) ? 0.02 : 0.16
  }

  private func headBonus(of name: ComparableName) -> Double {
    var lead = name.parts.first ?? []
    if Self.categories.contains(lead.joined(separator: " ")), name.parts.count > 1 {
      lead = name.parts[1]
    }
    guard !heads.isDisjoint(with: lead) else { return 0 }
    return lead.last.map { heads.contains($0) } == true ? 0.3 : 0.15
  }

  private static func standing(of family: FoodTable.Family) -> Double {
    switch family {
    case .everyday: 0.2
    case .fndds: 0.12
    case .foundation: 0.05
    case .standardReference: 0
    case .branded: -0.3
    }
  }

  /// First words of USDA names that only file the food.
  static let categories: Set<String> = [
    "fish", "nut", "seed", "spice", "beverage", "alcoholic beverage", "snack", "candy",
    "crustacean",
    "mollusk", "cereal", "oil", "sugar", "sweetener", "leavening agent", "fast food", "restaurant",
    "dessert", "game meat", "vegetable oil", "babyfood", "shortening", "frozen novelty",
    "cereal ready", "beverag", "poultry", "pork", "beef", "fruit",
  ]
}
