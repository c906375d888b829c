import Caffeine
import Nutrition

extension Item {
  /// What the words of the item, or else the name of its food, tell of its caffeine.
  var caffeine: CaffeineContent {
    let typed = CaffeineReader.content(of: text, grams: grams)
    if typed.basis == .brand || typed.basis == .label { return typed }
    guard let food else { return typed }
    // The name of the row tells more: "cola, without caffeine" for "a coke".
    let named = CaffeineReader.content(of: food.name, grams: grams)
    return named.basis == .none ? typed : named
  }

  /// The item with an estimate of its caffeine, where its food does not tell.
  ///
  /// A 0 in a row of a drink that surely has caffeine is a missing value: carriers of tables store
  /// it so.
  var withCaffeine: Item {
    guard food != nil else { return self }
    let known = nutrients[.caffeine]
    guard known == nil || known == 0 && isSureToHaveCaffeine else { return self }
    let content = caffeine
    guard let milligrams = content.milligrams else { return self }
    var copy = self
    copy.nutrients[.caffeine] = milligrams.best
    guard milligrams.best > 0 else { return copy }
    copy.isEstimate = true
    copy.reasons.append("\(Self.caffeineMark)(\(content.basis.rawValue)): \(content.reason)")
    return copy
  }

  private static let caffeineMark = "caffeine "

  /// Why its caffeine was estimated; `nil` where it was not.
  var caffeineReason: String? {
    reasons.last.flatMap { $0.hasPrefix(Self.caffeineMark) ? $0 : nil }
  }

  private var isSureToHaveCaffeine: Bool {
    guard let food else { return false }
    return CaffeineReader.read(food.name, grams: grams).isCertain
  }
}
