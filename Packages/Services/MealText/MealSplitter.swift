import Amounts

/// Cuts a meal's tokens into clauses.
struct MealSplitter {
  /// The clauses of `tokens`, without chatter, times and the names of meals.
  static func clauses(_ tokens: [MealToken]) -> [Clause] {
    var clauses: [Clause] = []
    var current = Clause(joint: .apart, tokens: [])
    func close(_ next: Clause.Joint) {
      let trimmed = Chatter.trimmed(current.tokens)
      if !trimmed.isEmpty {
        clauses += sugared(Clause(joint: current.joint, tokens: trimmed)).flatMap(restarted)
      }
      let joint = trimmed.isEmpty && next != .apart && clauses.isEmpty ? .apart : next
      current = Clause(joint: joint, tokens: [])
    }
    var index = 0
    while index < tokens.count {
      let (joint, length) = Joints.joint(at: index, in: tokens)
      if let joint {
        close(joint)
      } else {
        current.tokens += tokens[index..<index + length]
      }
      index += length
    }
    close(.apart)
    return Adjectives.joined(clauses)
  }

  /// "tea 2 sugars" is a tea and the sugar in it.
  private static func sugared(_ clause: Clause) -> [Clause] {
    let tokens = clause.tokens
    guard tokens.count > 2, tokens.last?.word.map(sugars.contains) == true,
      AmountParser.beginsWithAmount(Array(tokens.suffix(2)))
    else { return [clause] }
    return [
      Clause(joint: clause.joint, tokens: Array(tokens.dropLast(2))),
      Clause(joint: .apart, tokens: Array(tokens.suffix(2))),
    ]
  }

  private static let sugars: Set<String> = [
    "sugar", "sugars", "sweeteners", "zucker", "sucres", "azucares", "zuccheri", "suikers",
    "suikerklontjes",
  ]

  /// "2 bananas 1 apple" are two foods: the second number begins anew.
  private static func restarted(_ clause: Clause) -> [Clause] {
    guard AmountParser.beginsWithAmount(clause.tokens) else { return [clause] }
    let tokens = clause.tokens
    var foodSeen = false
    for index in tokens.indices.dropFirst() {
      if tokens[index].isNumber, foodSeen, index + 1 < tokens.count {
        guard let next = tokens[index + 1].word, Measure.named(next) == nil else { return [clause] }
        guard next != "x", !["kcal", "cal", "calories", "calorie", "inch"].contains(next) else {
          return [clause]
        }
        let rest = Clause(joint: .apart, tokens: Array(tokens[index...]))
        return [Clause(joint: clause.joint, tokens: Array(tokens[..<index]))] + restarted(rest)
      }
      guard let word = tokens[index].word else { continue }
      if Measure.named(word) == nil, AmountWords.size(word) == nil, !AmountWords.isOf(word) {
        foodSeen = true
      }
    }
    return [clause]
  }
}
