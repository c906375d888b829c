import Words

/// A food's name as comparable words in parts: "Egg, whole, cooked" is [[egg], [whole], [cooked]].
struct ComparableName: Sendable {
  let parts: [[String]]

  init(parts: [[String]]) { self.parts = parts }

  /// Reads what `stored` wrote.
  init(stored: String) {
    parts = stored.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
  }

  var stored: String { parts.map { $0.joined(separator: " ") }.joined(separator: ",") }

  /// What the name is found by when it is typed as it stands; `nil` for a name that is too long
  /// for anybody to type.
  var key: String? { words.count <= 6 ? Words.key(of: words) : nil }

  var words: [String] { parts.flatMap { $0 } }

  /// Where the name stands among all names, lowest first: how likely its bare words are meant.
  func standing(isAdditional: Bool, family: FoodTable.Family) -> Int {
    let words = words
    let base =
      switch family {
      case .everyday: 0
      case .fndds: 3
      case .foundation: 4
      case .standardReference: 4
      case .branded: 0
      }
    let marks = words.reduce(0) { $0 + (Markedness.penalty(of: $1) > 0 ? 3 : 0) }
    return base + words.count + marks + (isAdditional ? 4 : 0)
  }
}
