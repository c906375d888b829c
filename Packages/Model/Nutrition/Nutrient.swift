/// A nutrient we keep, in the order it is shown.
package enum Nutrient: Int, CaseIterable, Sendable {
  case energy, protein, carbohydrate, fat, saturatedFat, fiber, sugar, sodium, caffeine, alcohol

  /// The name in JSON and in tables, its unit at the end.
  package var key: String {
    switch self {
    case .energy: "energy_kcal"
    case .protein: "protein_g"
    case .carbohydrate: "carbohydrate_g"
    case .fat: "fat_g"
    case .saturatedFat: "saturated_fat_g"
    case .fiber: "fiber_g"
    case .sugar: "sugar_g"
    case .sodium: "sodium_mg"
    case .caffeine: "caffeine_mg"
    case .alcohol: "alcohol_g"
    }
  }

  /// The name for a person.
  package var name: String {
    switch self {
    case .energy: "energy"
    case .protein: "protein"
    case .carbohydrate: "carbohydrate"
    case .fat: "fat"
    case .saturatedFat: "saturated fat"
    case .fiber: "fibre"
    case .sugar: "sugar"
    case .sodium: "sodium"
    case .caffeine: "caffeine"
    case .alcohol: "alcohol"
    }
  }

  package var unit: String {
    switch self {
    case .energy: "kcal"
    case .sodium, .caffeine: "mg"
    default: "g"
    }
  }
}
