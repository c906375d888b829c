/// A value of a product document that is read: where it stands and what it tells.
///
/// One table serves answers of the server and lines of the dump alike, so both are read by the same
/// rules. Source: the server's API documentation (v2, v3 and the nutrition schema of v3.5).
package struct ProductField: Sendable {
  /// The keys on the way to it; an empty one stands for each element of a list.
  package let path: [String]
  package let meaning: Meaning

  package enum Meaning: Sendable {
    case code, brands, quantity, language, type, isObsolete
    /// A name, a description or the ingredients in one of the asked languages, or, behind the last
    /// of them, in the product's own.
    case name(language: Int)
    case description(language: Int)
    case ingredients(language: Int)
    case packageAmount, packageUnit, servingAmount, servingUnit, servingText, amountsPer
    case allergen, trace, country
    case modified
    /// A number of `nutriments`.
    case amount(Label, Basis)
    case modifier(Label)
    case set(SetField, isAggregated: Bool)
  }

  /// What a number of `nutriments` is given for.
  package enum Basis: Sendable { case per100, serving, prepared100, preparedServing }

  /// What is read of a set of numbers in the newer nutrition schema.
  package enum SetField: Sendable {
    case per, perAmount, perUnit, preparation, source
    case value(Label), unit(Label), origin(Label)
  }

  /// The lines of a nutrition table, by their names in the documents.
  package enum Label: Int, CaseIterable, Sendable {
    case kilocalories, kilojoules, energy, proteins, carbohydrates, fat, saturatedFat, fiber
    case sugars, salt, sodium, caffeine, alcohol, polyols

    var key: String {
      switch self {
      case .kilocalories: "energy-kcal"
      case .kilojoules: "energy-kj"
      case .energy: "energy"
      case .proteins: "proteins"
      case .carbohydrates: "carbohydrates"
      case .fat: "fat"
      case .saturatedFat: "saturated-fat"
      case .fiber: "fiber"
      case .sugars: "sugars"
      case .salt: "salt"
      case .sodium: "sodium"
      case .caffeine: "caffeine"
      case .alcohol: "alcohol"
      case .polyols: "polyols"
      }
    }
  }
}

extension ProductField {
  /// All that is read of a product document.
  ///
  /// - Parameter languages: The languages names are wanted in, ISO 639-1, the best first.
  package static func all(languages: [String]) -> [ProductField] {
    plain + texts(languages) + nutriments + aggregated + inputs
  }

  /// The keys of a product that have to be asked for, so that `all` can be read.
  package static func keys(languages: [String]) -> [String] {
    var keys: [String] = []
    for field in all(languages: languages) where !keys.contains(field.path[0]) {
      keys.append(field.path[0])
    }
    return keys
  }

  private init(_ path: String..., is meaning: Meaning) {
    self.init(path: path, meaning: meaning)
  }

  private static let plain = [
    ProductField("code", is: .code),
    ProductField("brands", is: .brands),
    ProductField("brands", "", is: .brands),
    ProductField("quantity", is: .quantity),
    ProductField("lang", is: .language),
    ProductField("product_type", is: .type),
    ProductField("obsolete", is: .isObsolete),
    ProductField("product_quantity", is: .packageAmount),
    ProductField("product_quantity_unit", is: .packageUnit),
    ProductField("serving_quantity", is: .servingAmount),
    ProductField("serving_quantity_unit", is: .servingUnit),
    ProductField("serving_size", is: .servingText),
    ProductField("nutrition_data_per", is: .amountsPer),
    ProductField("allergens_tags", "", is: .allergen),
    ProductField("traces_tags", "", is: .trace),
    ProductField("countries_tags", "", is: .country),
    ProductField("last_modified_t", is: .modified),
  ]

  private static func texts(_ languages: [String]) -> [ProductField] {
    let suffixes = languages.map { "_" + $0 } + [""]
    return suffixes.enumerated().flatMap { index, suffix in
      [
        ProductField("product_name" + suffix, is: .name(language: index)),
        ProductField("generic_name" + suffix, is: .description(language: index)),
        ProductField("ingredients_text" + suffix, is: .ingredients(language: index)),
      ]
    }
  }

  private static let nutriments = Label.allCases.flatMap { label in
    [
      ProductField("nutriments", label.key + "_100g", is: .amount(label, .per100)),
      ProductField("nutriments", label.key + "_serving", is: .amount(label, .serving)),
      ProductField(
        "nutriments",
        label.key + "_prepared_100g",
        is: .amount(label, .prepared100)
      ),
      ProductField(
        "nutriments",
        label.key + "_prepared_serving",
        is: .amount(label, .preparedServing)
      ),
      ProductField("nutriments", label.key + "_modifier", is: .modifier(label)),
    ]
  }

  private static let aggregated = set(below: ["nutrition", "aggregated_set"], isAggregated: true)
  private static let inputs = set(below: ["nutrition", "input_sets", ""], isAggregated: false)

  private static func set(below path: [String], isAggregated: Bool) -> [ProductField] {
    func field(_ keys: String..., is meaning: SetField) -> ProductField {
      ProductField(path: path + keys, meaning: .set(meaning, isAggregated: isAggregated))
    }
    let head = [
      field("per", is: .per), field("per_quantity", is: .perAmount),
      field("per_unit", is: .perUnit), field("preparation", is: .preparation),
      field("source", is: .source),
    ]
    return head
      + Label.allCases.flatMap { label in
        [
          field("nutrients", label.key, "value", is: .value(label)),
          field("nutrients", label.key, "unit", is: .unit(label)),
          field("nutrients", label.key, "source", is: .origin(label)),
        ]
      }
  }
}
