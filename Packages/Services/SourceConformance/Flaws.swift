import FoodSources
import Nutrition

extension Food {
  /// What cannot be about the numbers; nothing more is in 100 g than 100 g, and no food has more
  /// energy than fat (900 kcal in 100 g, with some room for rounding). A millilitre may weigh more
  /// than a gram, but hardly more than two.
  func flaw(in amounts: Nutrients) -> String? {
    let room = reference == .gram ? 1.0 : 2.0
    for nutrient in Nutrient.allCases {
      guard let amount = amounts[nutrient] else { continue }
      let most =
        switch nutrient.unit {
        case "kcal": 910 * room
        case "mg": 100_500 * room
        default: 100.5 * room
        }
      guard amount.isFinite, (0...most).contains(amount) else {
        return
          "\(id) has \(amount) \(nutrient.unit) of \(nutrient.name) in 100 \(reference.rawValue)"
      }
    }
    guard portions.allSatisfy({ $0.grams.isFinite && $0.grams > 0 }) else {
      return "\(id) has a portion without weight"
    }
    guard density.map({ $0.isFinite && $0 > 0 }) ?? true else {
      return "\(id) has a density that cannot be"
    }
    return (0...1).contains(confidence) ? nil : "\(id) has a confidence of \(confidence)"
  }

  /// A food of which everything is 0 is one of which nothing is known. That has grams of nutrients
  /// and no energy lacks the energy.
  func fault(ofZerosIn amounts: Nutrients) -> String? {
    let isVoid = Nutrient.allCases.allSatisfy { amounts[$0] == 0 }
    if isVoid { return "\(id) has 0 of everything" }
    let grams = [Nutrient.protein, .carbohydrate, .fat].compactMap { amounts[$0] }.reduce(0, +)
    return amounts.energy == 0 && grams > 5 ? "\(id) has \(grams) g of nutrients and 0 kcal" : nil
  }

  func flaw(ofTextsFrom about: SourceDescription) -> String? {
    guard name.isLine else { return "the name of \(id) is not one line with something in it" }
    if !about.attribution.isEmpty, attribution.isEmpty { return "\(id) lacks the attribution" }
    let others =
      [brand].compactMap(\.self) + portions.map(\.name) + (allergens ?? []) + (traces ?? [])
    guard others.allSatisfy(\.isLine) else { return "a text of \(id) is empty or not one line" }
    guard url.map({ $0.hasPrefix("https://") || $0.hasPrefix("http://") }) ?? true else {
      return "the address of \(id) is no web address"
    }
    return nil
  }
}

extension Dish {
  /// What cannot be about it.
  var flaw: String? {
    guard name.isLine else { return "a dish has no name" }
    guard [grams.low, grams.best, grams.high, amount].allSatisfy(\.isFinite) else {
      return "\(name) has a weight or an amount that is no number"
    }
    guard grams.best > 0, grams.low >= 0 else { return "\(name) has no weight" }
    guard amount > 0 else { return "\(name) has no amount" }
    guard (0...1).contains(confidence) else { return "\(name) has a confidence of \(confidence)" }
    for nutrient in Nutrient.allCases {
      guard let value = nutrients[nutrient] else { continue }
      guard value.isFinite, value >= 0 else { return "\(name) has \(value) of \(nutrient.name)" }
    }
    return nil
  }
}
