/// What a label says is not in the food, beside what it names: either may be wrong, and a person
/// should know.
struct Claims {
  /// What is known of the food.
  struct Fields {
    let areDeclared: Bool
    let areIngredientsRead: Bool
  }

  /// What is said to be absent, with all that belongs to it.
  private var absent: SubstanceSet = []
  /// The words of the label that name something in it, or that were declared.
  private var named: [(substances: SubstanceSet, term: String)] = []

  /// No label contradicts itself more often than anybody reads.
  private static let mostNamed = 200

  mutating func declare(_ substances: SubstanceSet, _ name: String) {
    named.append((substances, name))
  }

  /// Takes in a text that speaks at `level`; what a dish usually holds contradicts nobody.
  mutating func note(_ label: Label, _ level: Finding.Level) {
    for mention in label.mentions {
      switch mention.role {
      case .absent where level == .ingredient || level == .name:
        for substance in mention.substances.substances { absent.formUnion(substance.withMembers) }
      case .ingredient where level <= .ingredient && !mention.isDish:
        guard named.count < Self.mostNamed else { continue }
        let removed = mention.removed.substances.reduce(into: SubstanceSet()) {
          $0.formUnion($1.withMembers)
        }
        named.append((mention.substances.subtracting(removed), label.term(mention)))
      default: break
      }
    }
  }

  /// What does not fit together for somebody who avoids `avoid`, a sentence each.
  func contradictions(_ avoid: [Avoid], _ findings: [Finding], _ fields: Fields) -> [String] {
    [broken(avoid)].compactMap(\.self) + undeclared(avoid, findings, fields)
  }

  private func broken(_ avoid: [Avoid]) -> String? {
    let watched = avoid.reduce(into: SubstanceSet()) { $0.formUnion($1.certain) }
    let wrong = absent.intersection(watched)
    var terms: [String] = []
    for (substances, term) in named where !substances.isDisjoint(with: wrong) {
      if !terms.contains(term) { terms.append(term) }
    }
    guard !terms.isEmpty else { return nil }
    return "it claims to be without what it names: \(terms.prefix(5).joined(separator: ", "))"
  }

  /// Where the declared field lacks one of the fourteen that the ingredients name, or names one that
  /// they lack.
  private func undeclared(_ avoid: [Avoid], _ findings: [Finding], _ fields: Fields) -> [String] {
    guard fields.areDeclared else { return [] }
    func names(_ present: Finding.Level, butNot absent: Finding.Level) -> [String] {
      avoid.map(\.name).filter { name in
        let own = findings.filter { $0.avoid == name }
        return Avoid.allergens.contains(name) && own.contains { $0.level == present }
          && !own.contains { $0.level == absent }
      }
    }
    func sentence(_ names: [String], _ text: String) -> [String] {
      names.isEmpty ? [] : ["\(text): \(names.joined(separator: ", "))"]
    }
    let lacking = names(.ingredient, butNot: .declared)
    let surplus = fields.areIngredientsRead ? names(.declared, butNot: .ingredient) : []
    return sentence(lacking, "the declared allergens lack what the ingredients name")
      + sentence(surplus, "declared, but not named in the ingredients")
  }
}
