import CSV
import FoodCatalog
import FoodDataCentral

extension FDCProduct {
  func complete(_ food: inout FoodRecord) {
    food.brand = brand
    food.gtin = gtin
    food.reference = reference
    food.ingredientsText = ingredients
    if let serving { food.portions = [serving] }
    (food.per100, food.notes) = checked(food.per100)
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
