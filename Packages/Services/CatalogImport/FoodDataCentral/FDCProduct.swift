import Barcodes
import CSV
import FoodCatalog
import Nutrition

/// What a branded release says of a product beyond its numbers.
struct FDCProduct {
  private let brand: String
  private let gtin: GTIN?
  private let ingredients: String
  private let serving: Portion?
  private let reference: ReferenceUnit

  init(
    brandName: String,
    brandOwner: String,
    gtin: String,
    ingredients: String,
    servingSize: Double?,
    servingUnit: String,
    household: String
  ) {
    brand = brandName.isEmpty ? brandOwner : brandName
    self.gtin = GTIN(gtin)
    self.ingredients = ingredients
    let unit = servingUnit.lowercased()
    reference = ["ml", "mlt"].contains(unit) ? .millilitre : .gram
    serving = servingSize.flatMap { size in
      guard size > 0, size.isFinite, ["g", "grm", "ml", "mlt"].contains(unit) else { return nil }
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

// The row of the branded table.
extension FDCProduct {
  static let required = ["fdc_id", "brand_owner", "gtin_upc"]
  static let optional = [
    "brand_name", "ingredients", "serving_size", "serving_size_unit", "household_serving_fulltext",
  ]

  init(_ record: CSVRecord) throws {
    self.init(
      brandName: record.string(3),
      brandOwner: record.string(1),
      gtin: record.string(2),
      ingredients: record.string(4),
      servingSize: try record.double(5),
      servingUnit: record.string(6),
      household: record.string(7)
    )
  }
}
