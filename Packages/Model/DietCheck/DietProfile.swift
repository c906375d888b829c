package import Nutrition

/// What one person does not eat, and how much it matters.
package struct DietProfile: Sendable {
  /// How bad it is for the person to eat it.
  package enum Severity: String, CaseIterable, Sendable {
    case severe, moderate, mild, preference
  }

  /// Something avoided, with its severity where one was said.
  package struct Wish: Equatable, Sendable {
    package let avoid: Avoid
    package let severity: Severity?
  }

  /// Whose it is; `nil` for the person whose settings these are.
  package let name: String?
  package let wishes: [Wish]
  /// The words that labels are read with for them.
  package let vocabulary: Vocabulary

  package var avoid: [Avoid] { wishes.map(\.avoid) }

  /// Reads what is written in the settings: `milk`, `peanuts=severe`.
  package init(
    name: String? = nil,
    avoiding texts: [String],
    vocabulary: Vocabulary = .own
  ) throws(DietProfileError) {
    self.name = name
    self.vocabulary = vocabulary
    var wishes: [Wish] = []
    for text in texts {
      for wish in try Self.wishes(text) where !wishes.contains(where: { $0.avoid == wish.avoid }) {
        wishes.append(wish)
      }
    }
    self.wishes = wishes
  }

  /// Reads somebody of the household: `Anna: milk, peanuts=severe`.
  package init(
    household text: String,
    vocabulary: Vocabulary = .own
  ) throws(DietProfileError) {
    guard let colon = text.firstIndex(of: ":") else { throw .noName(text) }
    let name = Self.trimmed(text[..<colon])
    guard !name.isEmpty else { throw .noName(text) }
    let list = text[text.index(after: colon)...].split(separator: ",")
    try self.init(
      name: name,
      avoiding: list.map(Self.trimmed).filter { !$0.isEmpty },
      vocabulary: vocabulary
    )
  }

  package func check(_ food: FoodEvidence) -> Verdict {
    DietCheck.check(food, avoiding: avoid, vocabulary: vocabulary)
  }

  /// - Parameter isRecipe: Whether its ingredients are what such a dish is usually made of.
  package func check(
    _ food: Food,
    language: Language? = nil,
    isRecipe: Bool = false
  ) -> Verdict {
    DietCheck.check(
      food,
      avoiding: avoid,
      language: language,
      isRecipe: isRecipe,
      vocabulary: vocabulary
    )
  }

  private static func wishes(_ text: String) throws(DietProfileError) -> [Wish] {
    let parts = text.split(separator: "=", maxSplits: 1).map(trimmed)
    guard let name = parts.first else { throw .unknown(text, nearest: nil) }
    var severity: Severity?
    if parts.count == 2 {
      severity = Severity(rawValue: parts[1].lowercased())
      if severity == nil { throw .unknownSeverity(parts[1]) }
    }
    let avoid = Avoid.named(name)
    guard !avoid.isEmpty else { throw .unknown(name, nearest: Avoid.nearestName(to: name)) }
    return avoid.map { Wish(avoid: $0, severity: severity) }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}

/// What is wrong with the list of what is avoided.
package enum DietProfileError: Error, Equatable {
  case unknown(String, nearest: String?)
  case unknownSeverity(String)
  case noName(String)
}
