package import CommandLineKit
package import Nutrition

/// Amounts of food as people read them.
extension Figures {
  package static func amount(_ value: Double?, _ nutrient: Nutrient) -> String {
    guard value != nil else { return missing }
    let figure = nutrient.unit == "g" ? tenths(value) : whole(value)
    return "\(figure) \(nutrient.unit)"
  }

  package static func portion(_ portion: Portion) -> String {
    "\(portion.name) \(tenths(portion.grams)) g"
  }

  /// "120–180" where low and high differ.
  package static func range(_ estimate: Estimate?) -> String {
    guard let estimate else { return missing }
    let (low, high) = (whole(estimate.low), whole(estimate.high))
    return low == high ? low : "\(low)–\(high)"
  }
}
