/// How well a name answers a query. Pure: the same words give the same score.
struct Ranking {
  let query: Query
  private let pinned: FoodTable.Family?
  private let words: [(text: String, weight: Double, isHead: Bool)]
  private let total: Double

  /// - Parameter pinned: The family that a release was asked for of; its rows are what is wanted.
  init(_ query: Query, pinned: FoodTable.Family? = nil) {
    self.query = query
    self.pinned = pinned
    words = query.words.map { word in
      (word.text, word.weight * (word.isHead ? Self.headFactor : 1), word.isHead)
    }
    total = max(0.001, words.reduce(0) { $0 + $1.weight })
  }

  static let headFactor = 1.35

  struct Score {
    let value: Double
    /// The share of the query that the name has, 0 to 1, by weight.
    let recall: Double
  }

  /// Higher is better; about 2 for a name that says just what was asked.
  func score(_ name: ComparableName, family: FoodTable.Family, isAdditional: Bool) -> Score {
    var matched = 0.0
    var surplus = name.cost
    var headBonus = 0.0
    // A query has few words, so comparing each beats hashing.
    for word in words {
      var found = false
      for (index, candidate) in name.words.enumerated() where candidate.text == word.text {
        if !found { matched += word.weight }
        found = true
        surplus -= candidate.cost
        if word.isHead, name.lead.contains(index) {
          headBonus = max(headBonus, index == name.lead.upperBound - 1 ? 0.3 : 0.15)
        }
      }
    }
    let recall = matched / total
    guard recall > 0 else { return Score(value: -.infinity, recall: 0) }
    let value = 2 * recall - min(max(surplus, -0.12), 1.6) + headBonus + standing(of: family)
    return Score(value: isAdditional ? value - 0.35 : value, recall: recall)
  }

  private func standing(of family: FoodTable.Family) -> Double {
    if let pinned { return family == pinned ? 0.45 : family == .everyday ? 0.05 : 0 }
    return switch family {
    case .everyday: 0.2
    case .fndds: 0.12
    case .foundation: 0.05
    case .standardReference: 0
    case .branded, .products: -0.3
    }
  }
}
