import Words

/// The caffeine of a drink by the amount of it: one or more sizes, each with its caffeine.
///
/// A latte of twice the size need not hold twice the caffeine, it may hold as many shots. Between
/// two sizes the caffeine rises evenly; below the smallest and above the largest it goes with the
/// amount.
package struct Servings: Equatable, Sendable {
  /// A size in ml (or g of what is not drunk) with its caffeine in mg.
  package struct Serving: Equatable, Sendable {
    package let amount: Double
    package let milligrams: Double
  }

  /// The size that is meant where none is said.
  package let usual: Serving
  /// By size, smallest first.
  private let sorted: [Serving]

  package init(usual: Serving, others: [Serving] = []) {
    self.usual = usual
    sorted = ([usual] + others).sorted { $0.amount < $1.amount }
  }

  /// Reads `250:80 473:151`, ml before the colon and mg behind it, the usual size first; `nil`
  /// where it is written otherwise.
  package init?(_ text: some StringProtocol) {
    var servings: [Serving] = []
    for pair in Substring(text).fields(" ") {
      let sides = pair.fields(":")
      guard sides.count == 2, let amount = Double(sides[0]), let milligrams = Double(sides[1]),
        amount > 0, milligrams >= 0
      else { return nil }
      servings.append(Serving(amount: amount, milligrams: milligrams))
    }
    guard let usual = servings.first else { return nil }
    self.init(usual: usual, others: Array(servings.dropFirst()))
  }

  /// Whether more than one size is known.
  var hasSizes: Bool { sorted.count > 1 }

  /// The caffeine in `amount` ml or g, in mg.
  package func milligrams(in amount: Double) -> Double {
    guard let next = sorted.firstIndex(where: { $0.amount >= amount }) else {
      return proportional(to: sorted.last ?? usual, amount)
    }
    guard next > 0 else { return proportional(to: sorted[0], amount) }
    let (below, above) = (sorted[next - 1], sorted[next])
    let share = (amount - below.amount) / (above.amount - below.amount)
    return below.milligrams + share * (above.milligrams - below.milligrams)
  }

  private func proportional(to serving: Serving, _ amount: Double) -> Double {
    serving.milligrams * amount / serving.amount
  }
}
