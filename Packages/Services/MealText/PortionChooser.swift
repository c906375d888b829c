import Amounts
import FoodCatalog
import Nutrition
import Words

/// Turns an amount of a food into grams.
struct PortionChooser {
  /// Grams, how they came about, and how well the food's portions fit what was said.
  struct Choice: Equatable {
    var grams: Estimate
    var count: Double
    var unit: String
    var reason: String
    /// Added to the food's score: food and portion are chosen together.
    var fit: Double
    /// Whether any of it was assumed.
    var isEstimate: Bool
  }

  let portions: PortionFit
  var food: Food { portions.food }

  func choose(_ amount: Amount) -> Choice {
    if let grams = amount.grams {
      if amount.isInOunces, let made = portions.made(ofOunces: grams.times(1 / Measure.ounce)) {
        return choice(made.count, made.portion, fit: 0.35, spread: 0.15)
      }
      return amount.isInOunces && isDrink ? pouredOunces(grams, amount) : weighed(grams, amount)
    }
    switch amount.measure {
    case .mass(let unit)?: return weighed((amount.count ?? one).times(unit), amount)
    case .volume(let unit)?: return poured(unit, amount)
    case .household(let name)?: return measured(name, amount)
    case nil: return counted(amount)
    }
  }

  private let one = Amount.Range(1, 1)

  init(_ portions: PortionFit) { self.portions = portions }

  // MARK: Weights and volumes

  /// Drinks are sold in fluid ounces, whatever the short "oz" may mean of other foods.
  private func pouredOunces(_ grams: Amount.Range, _ amount: Amount) -> Choice {
    var fluid = amount
    fluid.count = grams.times(1 / Measure.ounce)
    return poured(Measure.fluidOunce, fluid)
  }

  private var isDrink: Bool {
    food.reference == .millilitre
      || food.portions.contains {
        $0.name.hasPrefix("fl oz") || $0.name == "glass" || $0.name == "tall"
      }
  }

  private func weighed(_ grams: Amount.Range, _ amount: Amount) -> Choice {
    Choice(
      grams: Estimate(low: grams.low, best: grams.middle, high: grams.high),
      count: (grams.middle * 10).rounded() / 10,
      unit: "g",
      reason: "weight as said",
      fit: isOwnWeight(grams) ? 0.3 : 0.1,
      isEstimate: amount.isApproximate || grams.low != grams.high
    )
  }

  /// Whether the food has a portion, or two of it, of just this weight: whoever reads a weight off a
  /// package or a menu names one that the table knows too.
  private func isOwnWeight(_ grams: Amount.Range) -> Bool {
    food.portions.contains { portion in
      (1...2).contains { abs(portion.grams * Double($0) - grams.middle) < 0.05 }
    }
  }

  private func poured(_ millilitres: Double, _ amount: Amount) -> Choice {
    let count = amount.count ?? one
    if let sold = soldCup(millilitres, amount) { return sold }
    let (perMillilitre, known) = gramsPerMillilitre(of: millilitres)
    return Choice(
      grams: spreadOut(count.times(millilitres * perMillilitre), by: known ? 0.08 : 0.3),
      count: count.middle,
      unit: Self.unitName(millilitres),
      reason: known ? "volume, by the weight of its cup" : "volume, taken to weigh as water",
      fit: known ? 0.15 : -0.05,
      isEstimate: true
    )
  }

  /// "A medium cup" is one that is sold in sizes, not 8 fl oz.
  private func soldCup(_ millilitres: Double, _ amount: Amount) -> Choice? {
    guard amount.size != nil, (236...237).contains(millilitres) else { return nil }
    var asked = amount
    asked.measure = nil
    guard let found = portions.best(for: asked), isSized(found.name, amount),
      found.name.millilitres == nil
    else { return nil }
    return choice(amount.count ?? one, found.portion, fit: 0.3, spread: 0.15)
  }

  private static func unitName(_ millilitres: Double) -> String {
    switch millilitres {
    case 236...237: "cup"
    case 14...15: "tbsp"
    case 4.9...5: "tsp"
    case 29...30: "fl oz"
    case 1000: "l"
    case 473...474: "pint"
    default: "ml"
    }
  }

  /// What a millilitre weighs, from the portion that comes nearest to the measure that was said.
  private func gramsPerMillilitre(of asked: Double) -> (Double, isKnown: Bool) {
    if let density = food.density { return (density, true) }
    var best: (off: Double, detail: Int, density: Double)?
    for portion in food.portions {
      guard let volume = portions.names.read(portion.name).millilitres else { continue }
      let off = abs(volume - asked)
      let detail = portions.detail(of: portion)
      if let best, (best.off, best.detail) <= (off, detail) { continue }
      best = (off, detail, portion.grams / volume)
    }
    if let best { return (best.density, true) }
    return (1, food.reference == .millilitre)
  }

  // MARK: Household measures and counts

  private func measured(_ name: String, _ amount: Amount) -> Choice {
    let count = amount.count ?? one
    if let found = portions.best(for: amount) {
      let sized = isSized(found.name, amount) || amount.size == .medium
      let factor = sized ? 1 : amount.size?.factor ?? 1
      return choice(count.times(factor), found.portion, fit: found.fit, spread: 0.15)
    }
    let factor = amount.size?.factor ?? 1
    if let millilitres = Self.vessels[name] {
      let (perMillilitre, known) = gramsPerMillilitre(of: 236.6)
      if known {
        let grams = count.times(millilitres * perMillilitre * factor)
        return assumed(grams, count, name, "a \(name) of about \(Int(millilitres)) ml", fit: 0.05)
      }
    }
    let usual = usualPortion(amount)
    if Self.wholeServing.contains(name), let usual {
      let grams = count.times(usual.grams * factor)
      // What is sold in bottles has one among its portions.
      let fit = Self.sold.contains(name) ? -0.3 : 0
      return assumed(grams, count, name, "its usual portion, \(usual.name)", fit: fit)
    }
    let grams = count.times((Self.typicalGrams[name] ?? usual?.grams ?? 100) * factor)
    return assumed(grams, count, name, "a usual \(name)", fit: -0.15)
  }

  private static let vessels: [String: Double] = [
    "cup": 237, "mug": 300, "glass": 250, "bowl": 350,
  ]

  private static let sold: Set<String> = ["bottle", "can", "carton"]

  private static let wholeServing: Set<String> = [
    "serving", "piece", "plate", "bowl", "can", "bottle", "packet", "container", "whole", "bag",
    "carton", "bar", "glass", "mug", "cup", "pouch", "tube",
  ]

  /// Grams of household measures of a food that has none of its own.
  private static let typicalGrams: [String: Double] = [
    "slice": 30, "handful": 30, "splash": 15, "pinch": 0.4, "scoop": 65, "shot": 30, "bar": 45,
    "stick": 30, "wedge": 30, "clove": 3, "leaf": 8, "strip": 15, "square": 10, "cube": 10,
    "pat": 5,
    "dollop": 20, "spoon": 15, "fillet": 120, "patty": 85, "link": 45, "jar": 200, "loaf": 450,
    "stalk": 30, "head": 400, "ear": 90, "row": 25, "thigh": 60, "drumstick": 50, "wing": 35,
    "breast": 120, "egg": 61,
  ]

  private func counted(_ amount: Amount) -> Choice {
    let count = amount.count ?? one
    let said = amount.count != nil && !amount.isArticle
    // "half a canned peach" is what tables call a half.
    if count.low == 0.5, count.high == 0.5,
      let half = food.portions.first(where: { $0.name == "half" })
    {
      return choice(one, half, fit: 0.25, spread: 0.15)
    }
    guard let found = portions.best(for: amount) else {
      let grams = count.times(100 * (amount.size?.factor ?? 1))
      return assumed(grams, count, "serving", "100 g, for want of a portion", fit: -0.2)
    }
    let isSized = amount.size == nil || isSized(found.name, amount)
    return choice(
      count.times(isSized ? 1 : amount.size?.factor ?? 1),
      found.portion,
      fit: found.fit,
      spread: said && isSized ? 0.15 : 0.3,
      shown: count.middle
    )
  }

  private func isSized(_ name: PortionName, _ amount: Amount) -> Bool {
    guard let size = amount.size else { return name.size == nil }
    return name.sizes.contains(size)
  }

  /// What is meant when nothing is said.
  private func usualPortion(_ amount: Amount) -> Portion? {
    var plain = amount
    (plain.measure, plain.count) = (nil, nil)
    return portions.best(for: plain)?.portion
  }

  // MARK: Choices

  private func choice(
    _ count: Amount.Range,
    _ portion: Portion,
    fit: Double,
    spread: Double,
    shown: Double? = nil
  ) -> Choice {
    Choice(
      grams: spreadOut(count.times(portion.grams), by: spread),
      count: shown ?? count.middle,
      unit: portion.name,
      reason: "\(portion.name) weighs \(Self.short(portion.grams)) g",
      fit: fit,
      isEstimate: true
    )
  }

  private func assumed(
    _ grams: Amount.Range,
    _ count: Amount.Range,
    _ unit: String,
    _ reason: String,
    fit: Double
  ) -> Choice {
    Choice(
      grams: spreadOut(grams, by: 0.4),
      count: count.middle,
      unit: unit,
      reason: reason,
      fit: fit,
      isEstimate: true
    )
  }

  private func spreadOut(_ grams: Amount.Range, by share: Double) -> Estimate {
    Estimate(low: grams.low * (1 - share), best: grams.middle, high: grams.high * (1 + share))
  }

  private static func short(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : "\((value * 10).rounded() / 10)"
  }
}
