package import Nutrition

extension FDCFood {
  /// The portions that have a weight, in their order.
  package var weighedPortions: [Portion] {
    var list = FDCPortions()
    for measure in portions { list.add(measure.portion, sequence: measure.place) }
    return list.portions
  }

  /// The amounts in 100 of the reference unit.
  package var per100: Nutrients {
    var result = Nutrients()
    var ranks: [Nutrient: Int] = [:]
    for entry in nutrients {
      guard let meaning = entry.nutrient.flatMap({ FDCNutrients.meanings[$0] }),
        let amount = entry.amount.flatMap(meaning.amount),
        meaning.rank < ranks[meaning.nutrient, default: .max]
      else { continue }
      ranks[meaning.nutrient] = meaning.rank
      result[meaning.nutrient] = amount
    }
    return result
  }

  /// The page of the food with the number `id`.
  package static func page(of id: Int) -> String {
    "https://fdc.nal.usda.gov/food-details/\(id)/nutrients"
  }
}

extension FDCFood.Measure {
  fileprivate var portion: Portion? {
    FDCPortion.portion(
      amount: amount,
      unit: unit,
      description: description,
      modifier: modifier,
      grams: grams
    )
  }
}
