package import Nutrition

/// Reads the name of a drink or food, perhaps with an amount, and tells how much caffeine is in it.
///
/// No table is asked: this is what the words alone say, and what is known of brands and kinds.
package enum CaffeineReader {
  /// The caffeine in what `text` names.
  ///
  /// - Parameter grams: The amount where it is known from elsewhere; else the text's own, else one
  ///   that is usual.
  package static func content(of text: String, grams: Estimate? = nil) -> CaffeineContent {
    read(text, grams: grams).content
  }

  /// Reads `text` for its caffeine and for a look-up.
  package static func read(_ text: String, grams: Estimate? = nil) -> CaffeineReading {
    guard let drink = Drink(text) else { return unread(text, grams) }
    let amount = grams.map { DrinkAmount(each: $0.best, isSaid: true) } ?? drink.amount
    return CaffeineReading(
      content: StatedCaffeine(drink.name)?.content(amount: amount.total)
        ?? content(drink, amount),
      name: drink.plainName,
      saidAmount: drink.amount.isSaid ? drink.amount.total : nil,
      isCertain: drink.isCertain,
      hasSizes: drink.isBrand && drink.servings.hasSizes
    )
  }

  /// Whether the words name a coffee to drink.
  package static func isCoffee(_ text: String) -> Bool {
    Drink(text).map { $0.kind.family == .coffee && !$0.kind.isWeighed } ?? false
  }

  /// Words that name no drink we know may state their caffeine, and be in a table.
  private static func unread(_ text: String, _ grams: Estimate?) -> CaffeineReading {
    let name = DrinkName(text)
    let reader = DrinkAmountReader(name, named: [], kind: .caffeineFree, usual: 0)
    let said = reader.read()
    let amount = grams?.best ?? (said.total > 0 ? said.total : nil)
    let content = StatedCaffeine(name)?.content(amount: amount) ?? unknown(amount)
    return CaffeineReading(
      content: content,
      name: name.text(without: reader.taken),
      saidAmount: said.total > 0 ? said.total : nil,
      isCertain: false,
      hasSizes: false
    )
  }

  private static func unknown(_ grams: Double?) -> CaffeineContent {
    CaffeineContent(
      milligrams: nil,
      grams: grams,
      basis: .none,
      reason: "nothing in the name tells whether it holds caffeine"
    )
  }

  private static func content(_ drink: Drink, _ amount: DrinkAmount) -> CaffeineContent {
    let best = amount.count * drink.servings.milligrams(in: amount.each)
    let spread = drink.spread
    return CaffeineContent(
      milligrams: Estimate(
        low: best * spread.low * (amount.isSaid ? 1 : 0.75),
        best: best,
        high: best * spread.high * (amount.isSaid ? 1 : 1.35)
      ),
      grams: amount.total,
      basis: drink.isBrand ? .brand : .category,
      reason: reason(drink, amount)
    )
  }

  private static func reason(_ drink: Drink, _ amount: DrinkAmount) -> String {
    let name =
      drink.isBrand ? "\(drink.brandWords), \(drink.kind.profile.name)" : drink.kind.profile.name
    let usual = drink.servings.usual
    let size = amount.isSaid ? "" : "; a usual size taken"
    guard usual.milligrams > 0 else { return name }
    let unit = drink.kind.isWeighed ? "g" : "ml"
    let range =
      drink.isBrand
      ? "about \(tenths(usual.milligrams))"
      : "\(tenths(usual.milligrams * drink.spread.low)) to "
        + "\(tenths(usual.milligrams * drink.spread.high))"
    return "\(name): \(range) mg in \(tenths(usual.amount)) \(unit)\(size)"
  }

  private static func tenths(_ value: Double) -> String {
    let scaled = (value * 10).rounded()
    let whole = Int(scaled / 10)
    return Double(whole) * 10 == scaled ? "\(whole)" : "\(scaled / 10)"
  }
}
