package import JSON

/// What was read of a product document, before it is made sense of.
///
///     var product = ProductDocument(languages: ["de", "en"])
///     for each value { product.take(value, as: field.meaning, element: 0) }
package struct ProductDocument: Sendable {
  package private(set) var code = ""
  /// The languages names are wanted in, the best first.
  let languages: [String]
  /// Seconds since 1970 at which it was last changed; 0 where it does not say.
  package private(set) var modified = 0.0
  /// Where it is sold, as tags such as `en:france`.
  package private(set) var countries: [String] = []
  var brands: [String] = []
  var language = ""
  var type = ""
  var isObsolete = false
  /// In the asked languages, then in its own; empty where there is none.
  var names: [String]
  var descriptions: [String]
  var ingredients: [String]
  var quantity = ""
  var packageAmount: Double?
  var packageUnit = ""
  var servingAmount: Double?
  var servingUnit = ""
  var servingText = ""
  var amountsPer = ""
  var allergens: [String] = []
  var traces: [String] = []
  var per100 = LabelAmounts()
  var perServing = LabelAmounts()
  var hasPrepared = false
  /// Lines whose number is only what the server made up for "not on the label".
  var absent: Set<ProductField.Label> = []
  var aggregated: NutritionSet?
  var inputs: [NutritionSet] = []

  /// - Parameter languages: The languages names are wanted in, ISO 639-1, the best first.
  package init(languages: [String]) {
    self.languages = languages
    names = Array(repeating: "", count: languages.count + 1)
    descriptions = names
    ingredients = names
  }

  /// Reads the product that `json` is; what is not in `fields` is passed over.
  ///
  /// - Parameter languages: The languages that `fields` was made for.
  package init(_ json: JSON, fields: [ProductField], languages: [String]) {
    self.init(languages: languages)
    for field in fields { take(json, field.path[...], field.meaning, element: 0) }
  }

  private mutating func take(
    _ json: JSON,
    _ path: ArraySlice<String>,
    _ meaning: ProductField.Meaning,
    element: Int
  ) {
    guard let key = path.first else { return take(json, as: meaning, element: element) }
    let rest = path.dropFirst()
    if key.isEmpty {
      guard case .array(let values) = json else { return }
      for (index, value) in values.enumerated() { take(value, rest, meaning, element: index) }
    } else if let value = json[key] {
      take(value, rest, meaning, element: element)
    }
  }

  /// Takes one value. One of an unexpected kind says nothing.
  ///
  /// - Parameter element: Which element of a list it belongs to.
  package mutating func take(_ value: JSON, as meaning: ProductField.Meaning, element: Int) {
    switch meaning {
    case .amount(let label, let basis): take(value, label, basis)
    case .modifier(let label): if value == "-" { absent.insert(label) }
    case .set(let field, isAggregated: true):
      var set = aggregated ?? NutritionSet()
      set.take(value, as: field)
      aggregated = set
    case .set(let field, isAggregated: false):
      guard element < Self.mostSets else { return }
      while inputs.count <= element { inputs.append(NutritionSet()) }
      inputs[element].take(value, as: field)
    case .packageAmount: packageAmount = LooseNumber.amount(value)
    case .servingAmount: servingAmount = LooseNumber.amount(value)
    case .modified: modified = LooseNumber.amount(value) ?? 0
    case .isObsolete: isObsolete = LooseText.isOn(value)
    case .code: code = LooseText.code(value)
    default: takeText(value, as: meaning)
    }
  }

  /// No product has more sets of numbers.
  private static let mostSets = 32

  private mutating func take(
    _ value: JSON,
    _ label: ProductField.Label,
    _ basis: ProductField.Basis
  ) {
    guard let amount = LooseNumber.amount(value) else { return }
    switch basis {
    case .per100: per100[label] = amount
    case .serving: perServing[label] = amount
    case .prepared100, .preparedServing: hasPrepared = true
    }
  }

  private mutating func takeText(_ value: JSON, as meaning: ProductField.Meaning) {
    guard case .string(let raw) = value, !raw.isEmpty else { return }
    switch meaning {
    case .name(let language): names[language] = LooseText.line(raw)
    case .description(let language): descriptions[language] = LooseText.line(raw)
    case .ingredients(let language): ingredients[language] = LooseText.ingredients(raw)
    case .brands: brands += LooseText.list(raw)
    case .quantity: quantity = LooseText.line(raw)
    case .language: language = raw
    case .type: type = raw
    case .packageUnit: packageUnit = raw
    case .servingUnit: servingUnit = raw
    case .servingText: servingText = LooseText.line(raw)
    case .amountsPer: amountsPer = raw
    case .allergen: allergens.append(raw)
    case .trace: traces.append(raw)
    case .country: countries.append(raw)
    default: break
    }
  }
}
