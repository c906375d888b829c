import Nutrition

/// The nutrients of a product, with the reasons for what is missing or doubtful.
struct NutrientReading {
  private(set) var nutrients = Nutrients()
  private(set) var reasons: [String] = []
  /// The unit that the numbers themselves are given for, where they say so.
  private(set) var reference: ReferenceUnit?
  private var amounts = LabelAmounts()

  init(_ product: ProductDocument, _ serving: Serving?, _ reference: ReferenceUnit) {
    choose(product, serving)
    let isLiquid = (self.reference ?? reference) == .millilitre
    setEnergy()
    set(.protein, .proteins, isLiquid)
    set(.carbohydrate, .carbohydrates, isLiquid)
    set(.fat, .fat, isLiquid)
    set(.saturatedFat, .saturatedFat, isLiquid)
    set(.fiber, .fiber, isLiquid)
    set(.sugar, .sugars, isLiquid)
    setSodium(isLiquid)
    setCaffeine(isLiquid)
    setAlcohol()
    if let objection = EnergyCheck.objection(to: nutrients, polyols: amounts[.polyols] ?? 0) {
      reasons.append(objection)
    }
    objectToParts(isLiquid)
  }

  // MARK: Which numbers

  /// The first that there are: as sold per 100, the newer schema's, as sold per serving.
  private mutating func choose(_ product: ProductDocument, _ serving: Serving?) {
    if !product.per100.isEmpty {
      amounts = product.per100
      for label in product.absent { amounts[label] = nil }
    } else if let set = Self.set(of: product) {
      choose(set, serving)
    } else if !product.perServing.isEmpty {
      amounts = product.perServing
      for label in product.absent { amounts[label] = nil }
      chooseServing(serving)
    } else if product.hasPrepared || product.hasPreparedSet {
      reasons.append("its numbers are for the prepared food, not as sold")
    } else {
      reasons.append("it has no nutrition facts")
    }
  }

  /// The set that says most of the food as it is sold.
  private static func set(of product: ProductDocument) -> NutritionSet? {
    let all = [product.aggregated].compactMap { $0 } + product.inputs
    let sold = all.filter { !$0.isPrepared && !$0.isEstimated && !$0.labelAmounts.isEmpty }
    return sold.first { $0.per == "100g" || $0.per == "100ml" } ?? sold.first
  }

  private mutating func choose(_ set: NutritionSet, _ serving: Serving?) {
    amounts = set.labelAmounts
    switch set.per {
    case "100g": reference = .gram
    case "100ml": reference = .millilitre
    default:
      let own = set.perAmount.flatMap { Serving(amount: $0, unit: set.perUnit) }
      chooseServing(own ?? serving)
    }
  }

  /// Takes numbers per serving to 100; without its weight they say nothing.
  private mutating func chooseServing(_ serving: Serving?) {
    guard let serving else {
      amounts = LabelAmounts()
      reasons.append("its numbers are for a serving of unknown weight")
      return
    }
    reference = serving.unit
    amounts.scale(by: 100 / serving.amount)
    let size = "\(Self.text(serving.amount)) \(serving.unit.rawValue)"
    reasons.append("worked out from a serving of \(size)")
  }

  // MARK: Single nutrients

  private mutating func setEnergy() {
    let kilojoules = amounts[.kilojoules] ?? amounts[.energy]
    if let kilocalories = amounts[.kilocalories], kilocalories >= 0 {
      nutrients[.energy] = Self.rounded(kilocalories)
      if let other = amounts[.kilojoules], other >= 0,
        abs(other - kilocalories * 4.184) > 0.1 * other + 20
      {
        reasons.append("its kcal and kJ disagree; kcal are taken")
      }
    } else if let kilojoules, kilojoules >= 0 {
      nutrients[.energy] = Self.rounded(kilojoules / 4.184)
    } else if amounts[.kilocalories] != nil || kilojoules != nil {
      reasons.append("energy below zero is left out")
    } else if !amounts.isEmpty {
      reasons.append("it gives no energy")
    }
  }

  private mutating func set(
    _ nutrient: Nutrient,
    _ label: ProductField.Label,
    _ isLiquid: Bool
  ) {
    guard let grams = amounts[label] else { return }
    nutrients[nutrient] = possible(grams, nutrient, isLiquid).map(Self.rounded)
  }

  /// Sodium in mg; where only salt is given, 2.5 g of it have 1 g of sodium (Regulation (EU)
  /// 1169/2011, Annex I).
  private mutating func setSodium(_ isLiquid: Bool) {
    guard let grams = amounts[.sodium] ?? amounts[.salt].map({ $0 / 2.5 }) else { return }
    nutrients[.sodium] = possible(grams, .sodium, isLiquid).map { Self.rounded($0 * 1000) }
  }

  /// Caffeine in mg. No food is a tenth caffeine: a larger number was meant as mg.
  private mutating func setCaffeine(_ isLiquid: Bool) {
    guard let grams = amounts[.caffeine] else { return }
    guard grams <= (isLiquid ? 1 : 10) else {
      return reasons.append("caffeine of \(Self.text(grams)) g in 100 is left out: no food has it")
    }
    nutrients[.caffeine] = possible(grams, .caffeine, isLiquid).map { Self.rounded($0 * 1000) }
  }

  /// Alcohol in g; the documents have it in % by volume, and a millilitre weighs 0.789 g.
  private mutating func setAlcohol() {
    guard let percent = amounts[.alcohol] else { return }
    guard (0...100).contains(percent) else {
      return reasons.append("alcohol of \(Self.text(percent)) % is left out: it cannot be")
    }
    nutrients[.alcohol] = Self.rounded(percent * 0.789)
  }

  /// - Returns: `nil`, with a reason, for an amount that cannot be in 100 g or 100 ml.
  private mutating func possible(
    _ grams: Double,
    _ nutrient: Nutrient,
    _ isLiquid: Bool
  ) -> Double? {
    let most = AmountCheck.mostGrams(in: isLiquid ? .millilitre : .gram)
    if (0...most).contains(grams) { return grams }
    reasons.append("\(nutrient.name) of \(Self.text(grams)) g in 100 is left out: it cannot be")
    return nil
  }

  private mutating func objectToParts(_ isLiquid: Bool) {
    for (part, whole) in [(Nutrient.sugar, Nutrient.carbohydrate), (.saturatedFat, .fat)] {
      guard let small = nutrients[part], let large = nutrients[whole] else { continue }
      // Each is rounded by itself on a label.
      if small > large + 0.6 { reasons.append("it has more \(part.name) than \(whole.name)") }
    }
    let parts: [Nutrient] = [.protein, .carbohydrate, .fat]
    let weight = parts.reduce(0) { $0 + (nutrients[$1] ?? 0) }
    if !isLiquid, weight > 105 { reasons.append("its parts weigh more than the whole") }
  }

  // MARK: Numbers

  /// Without the dust of binary fractions: 0.0504 g are 50.4 mg.
  private static func rounded(_ value: Double) -> Double {
    (value * 1_000_000).rounded() / 1_000_000
  }

  private static func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }
}

extension ProductDocument {
  fileprivate var hasPreparedSet: Bool {
    aggregated?.isPrepared == true || inputs.contains(where: \.isPrepared)
  }
}
