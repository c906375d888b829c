package import FoodSources
package import Nutrition

extension Item {
  /// The item with the numbers of a source in place of those of a table; as it is where the source
  /// gave none.
  ///
  /// - Parameters:
  ///   - dish: What the source said.
  ///   - source: Its name.
  ///   - reason: Whose numbers they are, in words.
  package func taking(_ dish: Dish, by source: String, _ reason: String) -> Item {
    guard dish.nutrients != Nutrients() else { return self }
    var item = self
    let key = dish.name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    item.name = dish.name
    item.food = FoodReference(id: FoodID(source: source, key: key), name: dish.name)
    item.grams = dish.grams
    item.nutrients = dish.nutrients
    item.confidence = dish.confidence
    item.reasons = dish.reasons + [reason]
    item.energy = dish.nutrients.energy.map { energy in
      guard dish.grams.best > 0 else { return Estimate(low: energy, best: energy, high: energy) }
      return dish.grams.scaled(by: energy / dish.grams.best)
    }
    return item
  }
}
