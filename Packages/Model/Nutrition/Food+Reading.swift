import Barcodes
package import JSON

extension Food {
  private static let keys: Set<String> = [
    "id", "source", "name", "brand", "gtin", "per_100", "per_100_unit", "portions",
    "ingredients_text", "allergens", "traces", "url", "attribution", "confidence", "reasons",
  ]

  /// Reads what `json` writes, strictly. Only id and name must be there; what is missing is not
  /// known. A GTIN may have any of its lengths.
  ///
  /// - Parameter path: Where it stands, for messages.
  package init(reading json: JSON, at path: String = "") throws(ShapeFlaw) {
    let fields = try JSONFields(json, at: path, known: Self.keys)
    self.init(
      id: try fields.id(),
      name: try fields.text("name"),
      per100: try fields.nutrients("per_100"),
      attribution: try fields.optionalText("attribution") ?? ""
    )
    brand = try fields.optionalText("brand")
    gtin = try fields.gtin()
    reference = try fields.reference()
    portions = try fields.portions()
    ingredientsText = try fields.optionalText("ingredients_text")
    allergens = try fields.optionalTexts("allergens")
    traces = try fields.optionalTexts("traces")
    url = try fields.optionalText("url")
    confidence = try fields.share("confidence") ?? 1
    reasons = try fields.optionalTexts("reasons") ?? []
  }
}

extension Portion {
  fileprivate init(reading json: JSON, at path: String) throws(ShapeFlaw) {
    let fields = try JSONFields(json, at: path, known: ["name", "grams"])
    let grams = try fields.number("grams")
    guard grams > 0 else { throw ShapeFlaw(fields.place(of: "grams"), "is not more than 0") }
    self.init(name: try fields.text("name"), grams: grams)
  }
}

extension JSONFields {
  /// The amounts under `key`, none of them known where it is missing.
  package func nutrients(_ key: String) throws(ShapeFlaw) -> Nutrients {
    guard let json = self[key] else { return Nutrients() }
    let fields = try JSONFields(json, at: place(of: key), known: Nutrient.allCases.map(\.key))
    var nutrients = Nutrients()
    for nutrient in Nutrient.allCases {
      nutrients[nutrient] = try fields.optionalAmount(nutrient.key)
    }
    return nutrients
  }

  /// A number from 0 to 1; `nil` where there is none.
  package func share(_ key: String) throws(ShapeFlaw) -> Double? {
    guard let number = try optionalNumber(key) else { return nil }
    guard (0...1).contains(number) else { throw ShapeFlaw(place(of: key), "is not from 0 to 1") }
    return number
  }

  fileprivate func id() throws(ShapeFlaw) -> FoodID {
    guard let id = FoodID(try text("id")) else {
      throw ShapeFlaw(place(of: "id"), "is no id: source:key is wanted")
    }
    if let source = try optionalText("source"), source != id.source {
      throw ShapeFlaw(place(of: "source"), "is not the source in the id")
    }
    return id
  }

  fileprivate func gtin() throws(ShapeFlaw) -> GTIN? {
    guard let text = try optionalText("gtin") else { return nil }
    guard let gtin = GTIN(text) else {
      throw ShapeFlaw(place(of: "gtin"), "is no product number, or its check digit is wrong")
    }
    return gtin
  }

  fileprivate func reference() throws(ShapeFlaw) -> ReferenceUnit {
    guard let text = try optionalText("per_100_unit") else { return .gram }
    guard let unit = ReferenceUnit(rawValue: text) else {
      throw ShapeFlaw(place(of: "per_100_unit"), "is neither g nor ml")
    }
    return unit
  }

  fileprivate func portions() throws(ShapeFlaw) -> [Portion] {
    var portions: [Portion] = []
    for (element, path) in try optionalList("portions") ?? [] {
      portions.append(try Portion(reading: element, at: path))
    }
    return portions
  }
}
