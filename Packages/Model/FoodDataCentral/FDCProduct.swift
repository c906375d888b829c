package import Barcodes
package import Nutrition

/// What FoodData Central says of a branded product beyond its numbers.
package struct FDCProduct: Sendable {
  package let brand: String?
  package let gtin: GTIN?
  package let ingredients: String?
  package let serving: Portion?
  package let reference: ReferenceUnit

  package init(
    brandName: String,
    brandOwner: String,
    gtin: String,
    ingredients: String,
    servingSize: Double?,
    servingUnit: String,
    household: String
  ) {
    let name = brandName.isEmpty ? brandOwner : brandName
    brand = name.isEmpty ? nil : name
    self.gtin = Self.gtin(gtin)
    self.ingredients = ingredients.isEmpty ? nil : ingredients
    let unit = servingUnit.lowercased()
    reference = Self.millilitres.contains(unit) ? .millilitre : .gram
    serving = servingSize.flatMap { size in
      guard size > 0, size.isFinite, (Self.grams + Self.millilitres).contains(unit) else {
        return nil
      }
      return Portion(name: household.isEmpty ? "serving" : "serving (\(household))", grams: size)
    }
  }

  /// The numbers of the label that can be, and why others were left out or are not to be believed.
  package func checked(_ per100: Nutrients) -> (per100: Nutrients, doubts: [String]) {
    let (possible, reasons) = AmountCheck.possible(per100, in: reference)
    return (possible, reasons + (EnergyCheck.objection(to: possible).map { [$0] } ?? []))
  }

  private static let grams = ["g", "gm", "grm"]
  private static let millilitres = ["ml", "mlt"]

  /// Spreadsheets on the way here have eaten the zeros that some numbers begin with.
  private static func gtin(_ text: String) -> GTIN? {
    GTIN(text) ?? (text.utf8.count == 11 || text.utf8.count == 10 ? padded(text) : nil)
  }

  private static func padded(_ text: String) -> GTIN? {
    GTIN(String(repeating: "0", count: 12 - text.utf8.count) + text)
  }
}
