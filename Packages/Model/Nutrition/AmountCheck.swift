/// What can be in a food at all.
package enum AmountCheck {
  /// The most grams of anything that a hundred of `reference` can hold: the heaviest syrup has 1.4 g in
  /// a millilitre.
  package static func mostGrams(in reference: ReferenceUnit) -> Double {
    reference == .millilitre ? 140 : 100
  }

  /// The amounts that can be, and a short sentence for each that is left out.
  package static func possible(
    _ per100: Nutrients,
    in reference: ReferenceUnit
  ) -> (per100: Nutrients, reasons: [String]) {
    var (result, reasons) = (per100, [String]())
    for nutrient in Nutrient.allCases where nutrient != .energy {
      guard let amount = per100[nutrient] else { continue }
      let grams = nutrient.unit == "mg" ? amount / 1000 : amount
      guard grams > mostGrams(in: reference) else { continue }
      result[nutrient] = nil
      let shown = Int(min(grams, 1e9).rounded())
      reasons.append("\(nutrient.name) of \(shown) g in 100 is left out: it cannot be")
    }
    return (result, reasons)
  }
}
