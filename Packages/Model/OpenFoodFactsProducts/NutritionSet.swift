import JSON

/// Numbers in the newer nutrition schema: one label, or the server's choice among several.
struct NutritionSet: Sendable {
  /// `100g`, `100ml`, `serving` or the like.
  var per = ""
  var perAmount: Double?
  var perUnit = ""
  /// `as_sold` or `prepared`.
  var preparation = ""
  var source = ""
  private var amounts = LabelAmounts()
  private var units: [ProductField.Label: String] = [:]
  /// Lines that the server worked out from the ingredients.
  private(set) var estimated: Set<ProductField.Label> = []

  var isPrepared: Bool { preparation == "prepared" }
  var isEstimated: Bool { source == "estimate" }

  mutating func take(_ value: JSON, as field: ProductField.SetField) {
    switch (field, value) {
    case (.value(let label), _): amounts[label] = LooseNumber.amount(value)
    case (.perAmount, _): perAmount = LooseNumber.amount(value)
    case (.unit(let label), .string(let unit)): units[label] = unit
    case (.origin(let label), "estimate"): estimated.insert(label)
    case (.per, .string(let text)): per = text
    case (.perUnit, .string(let text)): perUnit = text
    case (.preparation, .string(let text)): preparation = text
    case (.source, .string(let text)): source = text
    default: break
    }
  }

  /// The numbers in the units that `nutriments` has: g, kJ, kcal, and % by volume for alcohol.
  /// What was estimated, or has a unit of its own, is missing.
  var labelAmounts: LabelAmounts {
    var result = LabelAmounts()
    for label in ProductField.Label.allCases where !estimated.contains(label) {
      guard let amount = amounts[label] else { continue }
      guard let factor = Self.factor(of: units[label], for: label) else { continue }
      result[label] = amount * factor
    }
    return result
  }

  /// What an amount in `unit` is multiplied by; `nil` for a unit that says nothing here.
  private static func factor(of unit: String?, for label: ProductField.Label) -> Double? {
    let unit = (unit ?? "").lowercased()
    switch label {
    case .kilocalories: return unit == "kj" ? 1 / 4.184 : ["", "kcal"].contains(unit) ? 1 : nil
    case .kilojoules, .energy: return unit == "kcal" ? 4.184 : ["", "kj"].contains(unit) ? 1 : nil
    case .alcohol: return ["", "% vol", "%vol", "%"].contains(unit) ? 1 : nil
    default: break
    }
    return switch unit {
    case "", "g": 1
    case "mg": 0.001
    case "µg", "μg", "mcg", "ug": 0.000_001
    case "kg": 1000
    default: nil
    }
  }
}
