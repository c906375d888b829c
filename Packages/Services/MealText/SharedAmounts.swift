import Amounts

/// An amount that is said once of several foods: "rice and beans, one cup each".
enum SharedAmounts {
  /// The amount alone, where `clause` says one of each food before it.
  static func amount(of clause: Clause) -> Clause? {
    let words = clause.tokens.compactMap(\.word)
    guard words.contains("each") || words.first == "both", clause.joint != .without else {
      return nil
    }
    let rest = clause.tokens.filter { token in token.word.map { !fillers.contains($0) } ?? true }
    let alone = Clause(joint: .apart, tokens: rest)
    return alone.isAmountAlone ? alone : nil
  }

  /// Puts `amount` behind each of the last foods that has none.
  static func add(_ amount: Clause, to phrases: inout [Phrase]) {
    if phrases.count == 1, phrases[0].clauses.contains(where: { $0.joint == .and }) {
      // "rice and beans" are two foods where there is so much of each.
      phrases = phrases[0].clauses.map { Phrase(clauses: [$0]) }
    }
    for index in phrases.indices.reversed() {
      let own = phrases[index].reading.amount
      guard own.grams == nil, own.measure == nil, own.count == nil || own.isArticle else { return }
      phrases[index].clauses.append(amount)
    }
  }

  private static let fillers: Set<String> = [
    "both", "each", "of", "in", "served", "were", "was", "are", "is", "at", "about", "them",
    "portions", "portion", "weighing", "with", "made",
  ]
}
