import Nutrition

/// Numbers as people read them: whole where an estimate allows no more, `–` where missing.
enum Figures {
  static let missing = "–"

  static func whole(_ value: Double?) -> String {
    value.map { String(Int($0.rounded())) } ?? missing
  }

  static func tenths(_ value: Double?) -> String {
    guard let value else { return missing }
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : "\(tenths)"
  }

  static func amount(_ value: Double?, _ nutrient: Nutrient) -> String {
    guard value != nil else { return missing }
    let figure = nutrient.unit == "g" ? tenths(value) : whole(value)
    return "\(figure) \(nutrient.unit)"
  }

  static func portion(_ portion: Portion) -> String {
    "\(portion.name) \(tenths(portion.grams)) g"
  }

  /// "120–180" where low and high differ.
  static func range(_ estimate: Estimate?) -> String {
    guard let estimate else { return missing }
    let (low, high) = (whole(estimate.low), whole(estimate.high))
    return low == high ? low : "\(low)–\(high)"
  }
}
