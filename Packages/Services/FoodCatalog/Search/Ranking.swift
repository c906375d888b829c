/// How well a name answers a query. Pure: the same words give the same score.
struct Ranking {
  let query: Query
  private let pinned: FoodTable.Family?
  private let words: [(text: String, weight: Double, isHead: Bool)]
  private let total: Double
  /// Where a detail of the query begins.
  private let detail: Int

  /// - Parameter pinned: The family that a release was asked for of; its rows are what is wanted.
  init(_ query: Query, pinned: FoodTable.Family? = nil) {
    self.query = query
    self.pinned = pinned
    words = query.words.map { word in
      (word.text, word.weight * (word.isHead ? Self.headFactor : 1), word.isHead)
    }
    detail = query.detail ?? .max
    total = max(0.001, words.reduce(0) { $0 + $1.weight })
  }

  static let headFactor = 1.35

  struct Score {
    let value: Double
    /// The share of the query that the name has, 0 to 1, by weight.
    let recall: Double
    /// The places of the query's words that the name lacks, a bit each.
    let missing: UInt32
  }

  /// Higher is better; about 2 for a name that says just what was asked.
  func score(
    _ name: ComparableName,
    family: FoodTable.Family,
    kind: FoodRecord.Alias.Kind?
  ) -> Score {
    var matched = 0.0
    var surplus = name.cost
    var headBonus = 0.0
    var leads = 0
    var hasNoun = false
    var hasSecond = false
    var secondHead = false
    var isBeside = true
    var unmet = name.unmetChoice
    // A query has few words, so comparing each beats hashing.
    var missing: UInt32 = 0
    for (place, word) in words.enumerated() {
      var found = false
      for (index, candidate) in name.words.enumerated() where candidate.text == word.text {
        if !found { matched += word.weight }
        found = true
        surplus -= candidate.cost
        if !candidate.isDetail { isBeside = false }
        if candidate.isAlternative { unmet = 0 }
        if name.lead.contains(index) {
          leads += 1
          // "Salad with light dressing" is no salad dressing.
          if index == name.lead.upperBound - 1, place < detail { hasNoun = true }
        }
        if name.second.contains(index) {
          hasSecond = true
          // "Potato, french fries": the first part only files it.
          if word.isHead, name.isFiledUnderKind { secondHead = true }
        }
        if word.isHead, name.lead.contains(index) {
          headBonus = max(headBonus, index == name.lead.upperBound - 1 ? 0.3 : 0.15)
        }
      }
      if !found { missing |= 1 << UInt32(place) }
    }
    surplus += unmet
    let recall = matched / total
    guard recall > 0 else { return Score(value: -.infinity, recall: 0, missing: missing) }
    if secondHead, !hasNoun {
      headBonus = max(headBonus, 0.25)
      surplus -= name.words[name.lead.lowerBound].cost
    }
    // What is only with another food is not that food.
    let noun =
      hasNoun || secondHead ? 0 : leads > 0 ? 0.1 : hasSecond ? 0.15 : isBeside ? 0.9 : 0.45
    let value =
      2 * recall - min(max(surplus * 0.6, -0.3), 1.6) + headBonus
      + standing(of: family) - noun
    return Score(
      value: value - Self.penalty(of: kind),
      recall: recall,
      missing: missing
    )
  }

  /// The words at the places in `missing`, each with its share of what the query says.
  func shares(of missing: UInt32) -> [(word: String, share: Double)] {
    guard missing != 0 else { return [] }
    return words.enumerated().compactMap { place, word in
      missing & 1 << UInt32(place) == 0 ? nil : (word.text, word.weight / total)
    }
  }

  private static func penalty(of kind: FoodRecord.Alias.Kind?) -> Double {
    switch kind {
    case .additional?: 0.35
    case .stray?: 0.75
    default: 0
    }
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
