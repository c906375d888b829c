package import JSON
import Nutrition

extension Dish {
  private static let keys: Set<String> = [
    "text", "name", "amount", "unit", "grams", "grams_low", "grams_high", "nutrients",
    "confidence", "reasons",
  ]
  /// Keys of an item that are worked out from the food tables and not taken from a source.
  private static let derived: Set<String> = [
    "food", "energy_kcal_low", "energy_kcal_high", "estimate", "alternatives",
  ]

  /// Reads the shape of an item, strictly, as a source may answer it; what only the food tables can
  /// tell is passed over. Name, grams and confidence must be there: nobody can guess them.
  ///
  /// - Parameter path: Where it stands, for messages.
  package init(reading json: JSON, at path: String = "") throws(ShapeFlaw) {
    let fields = try JSONFields(json, at: path, known: Self.keys.union(Self.derived))
    let name = try fields.text("name")
    guard let confidence = try fields.share("confidence") else {
      throw ShapeFlaw(fields.place(of: "confidence"), "is missing")
    }
    let grams = try fields.grams()
    let amount = try fields.amount()
    self.init(
      text: try fields.optionalText("text") ?? name,
      name: name,
      amount: amount?.count ?? grams.best,
      unit: amount?.unit ?? "g",
      grams: grams,
      nutrients: try fields.nutrients("nutrients"),
      confidence: confidence,
      reasons: try fields.optionalTexts("reasons") ?? []
    )
  }
}

extension JSONFields {
  /// How many of which unit; `nil` where the dish is told by its weight alone.
  fileprivate func amount() throws(ShapeFlaw) -> (count: Double, unit: String)? {
    guard let count = try optionalAmount("amount") else { return nil }
    guard count > 0 else { throw ShapeFlaw(place(of: "amount"), "is not more than 0") }
    return (count, try text("unit"))
  }

  fileprivate func grams() throws(ShapeFlaw) -> Estimate {
    let best = try number("grams")
    guard best > 0 else { throw ShapeFlaw(place(of: "grams"), "is not more than 0") }
    let low = try optionalAmount("grams_low") ?? best
    let high = try optionalAmount("grams_high") ?? best
    guard low <= best else { throw ShapeFlaw(place(of: "grams_low"), "is more than grams") }
    guard high >= best else { throw ShapeFlaw(place(of: "grams_high"), "is less than grams") }
    return Estimate(low: low, best: best, high: high)
  }
}
