package import Nutrition

/// How much caffeine an amount of food holds, and what that is known from.
package struct CaffeineContent: Equatable, Sendable {
  /// What a figure rests on, strongest first.
  package enum Basis: String, CaseIterable, Sendable {
    /// The maker's own figure, or one that the person wrote.
    case label
    /// A row of a food table that is this very drink.
    case table
    /// What is known of this brand.
    case brand
    /// What such drinks usually hold.
    case category
    /// Nothing: whether there is any caffeine is not known.
    case none
  }

  /// In mg; `nil` where nothing is known.
  package var milligrams: Estimate?
  /// The weight of the amount meant, in g; of a drink as good as its millilitres.
  package var grams: Double?
  package var basis: Basis
  /// Why, in a short sentence.
  package var reason: String

  package init(milligrams: Estimate?, grams: Double?, basis: Basis, reason: String) {
    self.milligrams = milligrams
    self.grams = grams
    self.basis = basis
    self.reason = reason
  }
}
