import Amounts
import FoodCatalog
import Nutrition

/// Items out of the food and the portion that were found.
extension PhraseMatcher {
  func item(_ best: Pairing, text: String, others: [Pairing], _ said: Amount) -> Item {
    let food = best.candidate.food
    var grams = best.choice.grams
    var nutrients = food.nutrients(inGrams: grams.best)
    let stated = said.energy ?? said.macros.energy
    if let stated { (grams, nutrients) = fitting(stated, food, grams) }
    nutrients.take(said.macros)
    return Item(
      text: text,
      name: food.name,
      amount: best.choice.count,
      unit: best.choice.unit,
      grams: grams,
      food: FoodReference(id: food.id, name: food.name),
      nutrients: nutrients,
      energy: stated.map { Estimate(low: $0, best: $0, high: $0) }
        ?? energy(food, grams, others, best),
      isEstimate: best.choice.isEstimate,
      confidence: best.candidate.confidence * (best.choice.fit < 0 ? 0.8 : 1),
      alternatives: others.prefix(4).map { alternative($0) },
      reasons: best.candidate.reasons + [best.choice.reason]
    )
  }

  /// The energy that was said stands; the rest is scaled so that the food has that energy.
  private func fitting(_ energy: Double, _ food: Food, _ grams: Estimate) -> (Estimate, Nutrients) {
    let computed = food.nutrients(inGrams: grams.best)
    guard let own = computed.energy, own > 0 else {
      var nutrients = Nutrients()
      nutrients[.energy] = energy
      return (grams, nutrients)
    }
    let factor = energy / own
    return (grams.scaled(by: factor), computed.scaled(by: factor))
  }

  /// From the least of the low grams to the most of the high ones, over foods that are as likely.
  private func energy(
    _ food: Food,
    _ grams: Estimate,
    _ others: [Pairing],
    _ best: Pairing
  ) -> Estimate? {
    guard let own = food.nutrients(inGrams: 1).energy else { return nil }
    let close =
      best.candidate.isExact ? [] : others.filter { $0.score > best.score - 0.25 }.prefix(4)
    let densities = close.compactMap { $0.candidate.food.nutrients(inGrams: 1).energy } + [own]
    return Estimate(
      low: grams.low * (densities.min() ?? own),
      best: grams.best * own,
      high: grams.high * (densities.max() ?? own)
    )
  }

  /// - Parameter grams: The weight that was said, if one was; else the food's own portion is taken.
  private func alternative(_ other: Pairing, inGrams grams: Double? = nil) -> Alternative {
    let food = other.candidate.food
    let nutrients = food.nutrients(inGrams: grams ?? other.choice.grams.best)
    return Alternative(id: food.id, name: food.name, nutrients: nutrients)
  }

  func unknown(
    _ text: String,
    _ words: String,
    _ amount: Amount,
    nearest: [Pairing]
  ) -> Item {
    let grams = amount.grams.map { Estimate(low: $0.low, best: $0.middle, high: $0.high) }
    var nutrients = Nutrients()
    let stated = amount.energy ?? amount.macros.energy
    nutrients[.energy] = stated
    nutrients.take(amount.macros)
    return Item(
      text: text,
      name: words,
      amount: amount.count?.middle ?? 1,
      unit: "",
      grams: grams ?? Estimate(low: 0, best: 0, high: 0),
      food: nil,
      nutrients: nutrients,
      energy: stated.map { Estimate(low: $0, best: $0, high: $0) },
      isEstimate: true,
      confidence: 0,
      alternatives: nearest.prefix(4).map { alternative($0, inGrams: grams?.best) },
      reasons: ["no food is called \"\(words)\""]
    )
  }
}

extension Nutrients {
  /// What was stated stands in place of what the tables say.
  fileprivate mutating func take(_ macros: Amount.Macros) {
    if let protein = macros.protein { self[.protein] = protein }
    if let carbohydrate = macros.carbohydrate { self[.carbohydrate] = carbohydrate }
    if let fat = macros.fat { self[.fat] = fat }
  }
}
