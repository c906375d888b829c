package import Caffeine
package import Nutrition

extension Item {
  /// What the words of the item, or else the name of its food, tell of its caffeine.
  package var caffeine: CaffeineContent {
    let typed = CaffeineReader.content(of: text, grams: grams)
    guard let food else { return typed }
    // The row tells what the words leave open: "cola, without caffeine" for "a coke".
    let named = CaffeineReader.content(of: food.name, grams: grams)
    if named.milligrams?.best == 0 { return named }
    let isKnown = typed.basis == .brand || typed.basis == .label
    return isKnown || named.basis == .none ? typed : named
  }

  /// The item with an estimate of its caffeine, where its food does not tell or is another one.
  package var withCaffeine: Item {
    guard let content = betterCaffeine, let milligrams = content.milligrams else { return self }
    var copy = self
    copy.nutrients[.caffeine] = milligrams.best
    guard milligrams.best > 0 else { return copy }
    copy.isEstimate = true
    copy.reasons.append("\(Self.caffeineMark)(\(content.basis.rawValue)): \(content.reason)")
    return copy
  }

  /// What is better than the value of the food's row; `nil` where that stands.
  ///
  /// A 0 in a row of a drink that surely has caffeine is a missing value: carriers of tables store
  /// it so. A row of the drink with caffeine says nothing of one without.
  private var betterCaffeine: CaffeineContent? {
    guard let food else { return nil }
    guard let known = nutrients[.caffeine] else { return caffeine }
    let row = CaffeineReader.read(food.name, grams: grams)
    if known == 0 { return row.isCertain ? caffeine : nil }
    guard known > 1, !row.isDecaffeinated else { return nil }
    let typed = CaffeineReader.read(text, grams: grams)
    return typed.isDecaffeinated ? typed.content : nil
  }

  private static let caffeineMark = "caffeine "

  /// Why its caffeine was estimated; `nil` where it was not.
  var caffeineReason: String? {
    reasons.last.flatMap { $0.hasPrefix(Self.caffeineMark) ? $0 : nil }
  }
}
