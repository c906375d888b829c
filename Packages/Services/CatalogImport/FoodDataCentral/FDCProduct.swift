import Barcodes
import CSV
import FoodCatalog
import Nutrition

/// What the branded table says of a product beyond its numbers.
struct FDCProduct {
  static let required = ["fdc_id", "brand_owner", "gtin_upc"]
  static let optional = [
    "brand_name", "ingredients", "serving_size", "serving_size_unit", "household_serving_fulltext",
  ]

  private let brand: String
  private let gtin: GTIN?
  private let ingredients: String
  private let serving: Portion?
  private let reference: ReferenceUnit

  init(_ record: CSVRecord) throws {
    let name = record.string(3)
    brand = name.isEmpty ? record.string(1) : name
    gtin = GTIN(record.string(2))
    ingredients = record.string(4)
    let unit = record.string(6).lowercased()
    reference = ["ml", "mlt"].contains(unit) ? .millilitre : .gram
    let household = record.string(7)
    serving = try record.double(5).flatMap { size in
      guard size > 0, ["g", "grm", "ml", "mlt"].contains(unit) else { return nil }
      return Portion(name: household.isEmpty ? "serving" : "serving (\(household))", grams: size)
    }
  }

  func complete(_ food: inout FoodRecord) {
    food.brand = brand.isEmpty ? nil : brand
    food.gtin = gtin
    food.reference = reference
    food.ingredientsText = ingredients.isEmpty ? nil : ingredients
    if let serving { food.portions = [serving] }
  }
}
