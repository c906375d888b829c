import Amounts
import FoodCatalog
package import FoodSources
package import Nutrition

extension MealReader {
  /// The food of a dish that a source named, with the numbers of the tables for its weight.
  ///
  /// The weight is the one that was seen. Where the dish was counted, and that many of it weigh by
  /// the tables what was seen within its bounds, the tables' weight is the better one. Its name is
  /// English, whatever the person speaks.
  package func item(_ dish: Dish) throws -> Item {
    let clauses = Array(MealSplitter.clauses(MealLexer.tokens(of: dish.name)).prefix(8))
    var amount = Amount()
    if dish.grams.best > 0 { amount.grams = Amount.Range(dish.grams.best, dish.grams.best) }
    let found =
      clauses.isEmpty ? nil : try matcher(in: nil).item(Phrase(clauses: clauses), amount: amount)
    var item = found ?? Item(unknown: dish)
    item.text = dish.text
    (item.amount, item.unit) = (dish.amount, dish.unit)
    item.confidence *= dish.confidence
    item.isEstimate = true
    guard let food = try item.food.flatMap({ try catalog.food($0.id) }) else {
      item.reasons += dish.reasons
      return item.weighing(dish.grams)
    }
    // Its last reason tells how it was weighed.
    let usual = (item.grams, item.reasons.removeLast())
    let (grams, reason) = weight(of: dish, food) ?? usual
    item.reasons += dish.reasons + [reason]
    item = item.weighing(grams)
    item.nutrients = food.nutrients(inGrams: grams.best)
    return item
  }

  /// How much there is, and how that is known; `nil` where it was neither weighed nor counted.
  private func weight(of dish: Dish, _ food: Food) -> (Estimate, reason: String)? {
    let (seen, counted) = (dish.grams, counted(dish, food))
    guard seen.best > 0 else { return counted.map { ($0.grams, $0.reason) } }
    // A portion that is only supposed is no better than what was seen.
    guard let counted, counted.fit >= 0,
      (seen.low...seen.high).contains(counted.grams.best)
    else { return (seen, "weight as seen") }
    let grams = Estimate(low: seen.low, best: counted.grams.best, high: seen.high)
    return (grams, counted.reason)
  }

  /// What that many of the food weigh by its portions; `nil` where it was not counted.
  private func counted(_ dish: Dish, _ food: Food) -> PortionChooser.Choice? {
    guard dish.unit != "g", dish.amount > 0 else { return nil }
    let said = "\(dish.amount) \(dish.unit.isEmpty ? "each" : dish.unit) \(dish.name)"
    let amount = AmountParser.read(MealLexer.tokens(of: said)).amount
    guard amount.count != nil, amount.grams == nil else { return nil }
    let fit = PortionFit(food: food, missing: [], words: PhraseWords(dish.name), names: names)
    return PortionChooser(fit).choose(amount)
  }
}

extension Item {
  fileprivate init(unknown dish: Dish) {
    self.init(
      text: dish.text,
      name: dish.name,
      amount: dish.amount,
      unit: dish.unit,
      grams: dish.grams,
      food: nil,
      nutrients: Nutrients(),
      energy: nil,
      isEstimate: true,
      confidence: 0,
      reasons: ["no food is called \"\(dish.name)\""]
    )
  }

  /// The item in another weight; its energy keeps the spread that comes of the food.
  fileprivate func weighing(_ grams: Estimate) -> Item {
    var item = self
    item.grams = grams
    guard let energy, self.grams.low > 0 else { return item }
    item.energy = Estimate(
      low: energy.low / self.grams.low * grams.low,
      best: energy.best / self.grams.best * grams.best,
      high: energy.high / self.grams.high * grams.high
    )
    return item
  }
}
