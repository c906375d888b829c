package import Nutrition

/// The portions of one food, in the order of their numbers, none twice.
package struct FDCPortions {
  package init() {}

  private var entries: [(portion: Portion, sequence: Int)] = []
  private var seen: Set<Portion> = []

  package mutating func add(_ portion: Portion?, sequence: Int?) {
    guard let portion, seen.insert(portion).inserted else { return }
    entries.append((portion, sequence ?? .max))
  }

  package var portions: [Portion] {
    // The place breaks ties, so that portions without a number stay in the order of the file.
    entries.enumerated()
      .sorted { ($0.element.sequence, $0.offset) < ($1.element.sequence, $1.offset) }
      .map(\.element.portion)
  }
}
