import FoodDataCentral
import Nutrition

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
    guard let meaning = FDCNutrients.meanings[number], let amount = meaning.amount(amount) else {
      return
    }
    let cell = index * Nutrient.allCases.count + meaning.nutrient.rawValue
    guard meaning.rank < ranks[cell] else { return }
    ranks[cell] = UInt8(meaning.rank)
    amounts[cell] = Float(amount)
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
