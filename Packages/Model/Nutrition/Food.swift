package import Barcodes
package import JSON

/// The name of a food in its table, `source:key`.
package struct FoodID: Hashable, Sendable, CustomStringConvertible {
  package let source: String
  package let key: String

  package init(source: String, key: String) {
    self.source = source
    self.key = key
  }

  /// Reads `source:key`; `nil` where either is empty.
  package init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    source = String(text[..<colon])
    key = String(text[text.index(after: colon)...])
    guard !source.isEmpty, !key.isEmpty else { return nil }
  }

  package var description: String { "\(source):\(key)" }
}

/// What the amounts of a food are given per hundred of.
package enum ReferenceUnit: String, Sendable {
  case gram = "g"
  case millilitre = "ml"
}

/// A household measure of a food and its weight.
package struct Portion: Hashable, Sendable {
  /// What the portion is called, such as `1 cup, sliced` or `medium`.
  package let name: String
  package let grams: Double

  package init(name: String, grams: Double) {
    self.name = name
    self.grams = grams
  }
}

/// A food as a source describes it.
package struct Food: Equatable, Sendable {
  package var id: FoodID
  package var name: String
  package var brand: String?
  package var gtin: GTIN?
  /// Amounts in 100 of `reference`.
  package var per100: Nutrients
  package var reference = ReferenceUnit.gram
  /// Grams in a millilitre, where known.
  package var density: Double?
  package var portions: [Portion] = []
  package var ingredientsText: String?
  package var allergens: [String]?
  package var traces: [String]?
  package var url: String?
  package var attribution: String
  /// How sure we are that this is the food that was asked for, 0 to 1.
  package var confidence = 1.0
  package var reasons: [String] = []

  package init(id: FoodID, name: String, per100: Nutrients, attribution: String) {
    self.id = id
    self.name = name
    self.per100 = per100
    self.attribution = attribution
  }

  /// The amounts in `grams` of this food. A food given per 100 ml needs its density; without one
  /// a millilitre is taken as a gram.
  package func nutrients(inGrams grams: Double) -> Nutrients {
    switch reference {
    case .gram: per100.inGrams(grams)
    case .millilitre: per100.scaled(by: grams / (density ?? 1) / 100)
    }
  }
}

extension Portion: JSONRepresentable {
  package var json: JSON { ["name": .string(name), "grams": .number(grams)] }
}

extension Food: JSONRepresentable {
  package var json: JSON {
    [
      "id": .string(id.description),
      "source": .string(id.source),
      "name": .string(name),
      "brand": .string(brand),
      "gtin": .string(gtin?.normalized),
      "per_100": per100.json,
      "per_100_unit": .string(reference.rawValue),
      "portions": .array(portions),
      "ingredients_text": .string(ingredientsText),
      "allergens": .strings(allergens),
      "traces": .strings(traces),
      "url": .string(url),
      "attribution": .string(attribution),
      "confidence": .number((confidence * 100).rounded() / 100),
      "reasons": .strings(reasons),
    ]
  }
}
