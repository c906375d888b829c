import FoodCatalog
import FoodDataCentral
import Nutrition

/// The lists of the JSON downloads, by the key they stand under.
enum FDCFoodList: String, CaseIterable {
  case survey = "SurveyFoods"
  case standardReference = "SRLegacyFoods"
  case foundation = "FoundationFoods"
  case branded = "BrandedFoods"

  /// The same data type in the CSV form.
  var dataType: String {
    switch self {
    case .survey: "survey_fndds_food"
    case .standardReference: "sr_legacy_food"
    case .foundation: "foundation_food"
    case .branded: "branded_food"
    }
  }
}

extension FDCFood {
  /// The record that the CSV form of the release gives; `nil` for a food without number or name.
  func record(in list: FDCFoodList) -> FoodRecord? {
    guard let id, !name.isEmpty else { return nil }
    var amounts = NutrientColumns(foods: 1)
    for entry in nutrients {
      guard let nutrient = entry.nutrient, let amount = entry.amount else { continue }
      amounts.take(nutrient, amount, at: 0)
    }
    let code = code(in: list)
    var food = FoodRecord(key: code ?? String(id), name: name, per100: amounts.nutrients(at: 0))
    food.portions = weighedPortions
    food.aliases = attributes.flatMap(\.aliases)
    food.url = FDCRelease.page(of: id, code: code)
    if list == .survey {
      let names = ingredients.map(\.name).filter { !$0.isEmpty }
      food.ingredientsText = names.isEmpty ? nil : names.joined(separator: "; ")
    }
    if list == .branded { product.complete(&food) }
    return food
  }

  private func code(in list: FDCFoodList) -> String? {
    switch list {
    case .survey: foodCode.isEmpty ? nil : foodCode
    case .standardReference, .foundation: ndbNumber.isEmpty ? nil : FDCRelease.ndbKey(ndbNumber)
    case .branded: nil
    }
  }
}

extension FDCFood.Attribute {
  /// The names in one additional description, which semicolons set apart.
  static func aliases(in text: String) -> [FoodRecord.Alias] {
    text.split(separator: ";").map { FoodRecord.Alias(String($0), .additional) }
  }

  fileprivate var aliases: [FoodRecord.Alias] {
    type == Self.additionalDescription ? Self.aliases(in: value) : []
  }
}
