import Nutrition

/// The nutrient numbers of FoodData Central that we keep, and which wins where a food has several.
///
/// Source: FoodData Central, "nutrient" table. Energy in kcal (1008) comes before the Atwater
/// energies, specific (2048) before general (2047), and kJ (1062) only where no kcal is given.
enum FDCNutrients {
  /// The numbers for each nutrient, best first.
  static let numbers: [Nutrient: [Int]] = [
    .energy: [1008, 2048, 2047, 1062],
    .protein: [1003],
    .carbohydrate: [1005, 1050],
    .fat: [1004, 1085],
    .saturatedFat: [1258],
    .fiber: [1079, 2033],
    .sugar: [2000, 1063],
    .sodium: [1093],
    .caffeine: [1057],
    .alcohol: [1018],
  ]

  /// Kilojoules in a kilocalorie.
  static let kilojoules = 4.184

  struct Meaning {
    let nutrient: Nutrient
    /// Lower wins.
    let rank: Int
  }

  static let meanings: [Int: Meaning] = {
    var meanings: [Int: Meaning] = [:]
    for (nutrient, ids) in numbers {
      for (rank, id) in ids.enumerated() { meanings[id] = Meaning(nutrient: nutrient, rank: rank) }
    }
    return meanings
  }()
}

/// Amounts of many foods, gathered one by one in any order, in little memory.
struct NutrientColumns {
  private var amounts: [Float]
  private var ranks: [UInt8]

  init(foods: Int) {
    amounts = [Float](repeating: .nan, count: foods * Nutrient.allCases.count)
    ranks = [UInt8](repeating: .max, count: amounts.count)
  }

  /// Takes the amount of FoodData Central's nutrient `number` in the food at `index`.
  mutating func take(_ number: Int, _ amount: Double, at index: Int) {
    guard let meaning = FDCNutrients.meanings[number], amount >= 0, Float(amount).isFinite else {
      return
    }
    let cell = index * Nutrient.allCases.count + meaning.nutrient.rawValue
    guard meaning.rank < ranks[cell] else { return }
    ranks[cell] = UInt8(meaning.rank)
    let isKilojoules = number == 1062
    amounts[cell] = Float(isKilojoules ? amount / FDCNutrients.kilojoules : amount)
  }

  func nutrients(at index: Int) -> Nutrients {
    var result = Nutrients()
    for nutrient in Nutrient.allCases {
      let value = amounts[index * Nutrient.allCases.count + nutrient.rawValue]
      if !value.isNaN { result[nutrient] = (Double(value) * 10_000).rounded() / 10_000 }
    }
    return result
  }
}
