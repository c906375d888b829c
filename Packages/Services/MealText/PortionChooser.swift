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

  let food: Food
  let headWords: Set<String>

  func choose(_ amount: Amount) -> Choice {
    if let grams = amount.grams { return weighed(grams, amount) }
    switch amount.measure {
    case .mass(let unit)?: return weighed((amount.count ?? one).times(unit), amount)
    case .volume(let unit)?: return poured(unit, amount)
    case .household(let name)?: return measured(name, amount)
    case nil: return counted(amount)
    }
  }

  private let one = Amount.Range(1, 1)

  // MARK: Weights and volumes

  private func weighed(_ grams: Amount.Range, _ amount: Amount) -> Choice {
    Choice(
      grams: Estimate(low: grams.low, best: grams.middle, high: grams.high),
      count: (grams.middle * 10).rounded() / 10,
      unit: "g",
      reason: "weight as said",
      fit: 0.1,
      isEstimate: amount.isApproximate || grams.low != grams.high
    )
  }

  private func poured(_ millilitres: Double, _ amount: Amount) -> Choice {
    let count = amount.count ?? one
    let (perMillilitre, known) = gramsPerMillilitre(of: millilitres)
    let grams = count.times(millilitres * perMillilitre)
    let spread = known ? 0.08 : 0.3
    return Choice(
      grams: spreadOut(grams, by: spread),
      count: count.middle,
      unit: unitName(millilitres),
      reason: known ? "volume, by the weight of its cup" : "volume, taken to weigh as water",
      fit: known ? 0.15 : -0.05,
      isEstimate: true
    )
  }

  private func unitName(_ millilitres: Double) -> String {
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
    let measured = food.portions.compactMap {
      portion -> (ml: Double, grams: Double, plain: Bool)? in
      guard let volume = Self.volume(of: portion.name) else { return nil }
      return (volume, portion.grams, !portion.name.contains(","))
    }
    let best = measured.min { left, right in
      (abs(left.ml - asked), left.plain ? 0 : 1) < (abs(right.ml - asked), right.plain ? 0 : 1)
    }
    if let best { return (best.grams / best.ml, true) }
    return (1, food.reference == .millilitre)
  }

  /// The millilitres in a portion called "cup", "fl oz", "tablespoon", "cup, sliced".
  static func volume(of name: String) -> Double? {
    let words = Words.plain(of: name)
    guard let first = words.first else { return nil }
    if words.count > 1, case .volume(let volume)? = Measure.named(first, words[1]) { return volume }
    if words.contains("equivalent") || words.contains("yields") { return nil }
    if case .volume(let volume)? = Measure.named(first) { return volume }
    return nil
  }

  // MARK: Household measures

  private func measured(_ name: String, _ amount: Amount) -> Choice {
    let count = amount.count ?? one
    if let found = portion(for: name, size: amount.size) {
      return choice(count, found.portion, fit: found.isExact ? 0.3 : 0.15, spread: 0.15)
    }
    if name == "cup" || name == "mug" || name == "glass" || name == "bowl" {
      let ml = name == "bowl" ? 350 : name == "glass" ? 250.0 : name == "mug" ? 300 : 237
      let (perMillilitre, known) = gramsPerMillilitre(of: 236.6)
      if known {
        let grams = count.times(ml * perMillilitre * (amount.size?.factor ?? 1))
        return assumed(grams, count, name, "a \(name) of about \(Int(ml)) ml", fit: 0.05)
      }
    }
    let usual = usualPortion(of: amount)
    if Self.wholeServing.contains(name), let usual {
      let grams = count.times(usual.grams * (amount.size?.factor ?? 1))
      return assumed(grams, count, name, "its usual portion, \(usual.name)", fit: 0)
    }
    let grams = count.times(
      (Self.typicalGrams[name] ?? usual?.grams ?? 100) * (amount.size?.factor ?? 1)
    )
    return assumed(grams, count, name, "a usual \(name)", fit: -0.15)
  }

  private static let wholeServing: Set<String> = [
    "serving", "piece", "plate", "bowl", "can", "bottle", "packet", "container", "whole", "bag",
    "carton", "bar", "glass", "mug", "cup",
  ]

  /// Grams of household measures of a food that has none of its own.
  private static let typicalGrams: [String: Double] = [
    "slice": 30, "handful": 30, "splash": 15, "pinch": 0.4, "scoop": 65, "shot": 30, "bar": 45,
    "stick": 30, "wedge": 30, "clove": 3, "leaf": 8, "strip": 15, "square": 10, "cube": 10,
    "pat": 5,
    "dollop": 20, "spoon": 15, "fillet": 120, "patty": 85, "link": 45, "jar": 200, "loaf": 450,
    "stalk": 30, "head": 400, "ear": 90, "row": 25, "thigh": 60, "drumstick": 50, "wing": 35,
    "breast": 120,
  ]

  private static let alike: [String: [String]] = [
    "slice": ["slice", "piece"], "piece": ["piece", "slice", "each", "fruit"],
    "packet": ["packet", "package", "bag", "pouch"], "bag": ["bag", "package", "packet"],
    "carton": ["carton", "box", "container"], "container": ["container", "carton", "pot", "tub"],
    "stalk": ["stalk", "spear"], "glass": ["glass"], "mug": ["mug"], "bowl": ["bowl"],
    "plate": ["plate"], "serving": ["serving", "order"], "whole": ["whole", "each"],
    "spoon": ["tablespoon", "tbsp"], "can": ["can", "tin"], "patty": ["patty", "burger"],
    "strip": ["strip", "slice"], "link": ["link", "sausage"], "cup": ["cup"],
  ]

  private func portion(
    for name: String,
    size: Size?
  ) -> (portion: Portion, isExact: Bool)? {
    for (rank, word) in (Self.alike[name] ?? [name]).enumerated() {
      let stem = Words.all(of: word).first ?? word
      let having = food.portions.filter { Words.all(of: $0.name).contains(stem) }
      guard !having.isEmpty else { continue }
      if let size, let sized = having.first(where: { Self.has(size, $0.name) }) {
        return (sized, rank == 0)
      }
      let plain =
        having.first { Self.has(.medium, $0.name) } ?? having.first { !Self.hasSize($0.name) }
      if let best = plain ?? having.first { return (best, rank == 0) }
    }
    return nil
  }

  // MARK: Counts

  private func counted(_ amount: Amount) -> Choice {
    let count = amount.count ?? one
    let said = amount.count != nil && !amount.isArticle
    if let size = amount.size, let sized = food.portions.first(where: { Self.has(size, $0.name) }) {
      return choice(count, sized, fit: 0.25, spread: 0.12)
    }
    let factor = amount.size?.factor ?? 1
    if let portion = said ? eachPortion ?? usualPortion(of: amount) : usualPortion(of: amount) {
      let exact = amount.size == nil
      return choice(
        count.times(factor),
        portion,
        fit: said ? 0.1 : 0.05,
        spread: said && exact ? 0.15 : 0.3,
        shown: count.middle
      )
    }
    return assumed(
      count.times(100 * factor),
      count,
      "serving",
      "100 g, for want of a portion",
      fit: -0.2
    )
  }

  /// What one of a counted food is: its "each" portion, or one called like the food itself.
  private var eachPortion: Portion? {
    if let each = food.portions.first(where: { $0.name == "each" }) { return each }
    return food.portions.first { portion in
      let words = Words.all(of: portion.name)
      return words.count <= 2 && words.contains(where: headWords.contains)
    }
  }

  /// What is meant when nothing is said.
  private func usualPortion(of amount: Amount) -> Portion? {
    let usable = food.portions.filter { !$0.name.hasPrefix("guideline") }
    if food.id.source == FoodTable.everydayName { return usable.first }
    if amount.count == nil || amount.isArticle,
      let unspecified = usable.first(where: { $0.name == "quantity not specified" })
    {
      return unspecified
    }
    return usable.first { Self.has(.medium, $0.name) } ?? eachPortion
      ?? usable.first { $0.name == "quantity not specified" }
      ?? usable.first { $0.name.hasPrefix("serving") } ?? usable.first
  }

  // MARK: Sizes

  private static func has(_ size: Size, _ name: String) -> Bool {
    let words = Words.plain(of: name)
    if case .extraLarge = size { return name.contains("extra large") || words.contains("jumbo") }
    if case .medium = size { return words.contains("medium") || words.contains("regular") }
    if case .mini = size { return words.contains("mini") || words.contains("miniature") }
    return words.contains(size.name) && !(size == .large && name.contains("extra large"))
  }

  private static func hasSize(_ name: String) -> Bool {
    [Size.mini, .small, .medium, .large, .extraLarge].contains { has($0, name) }
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
