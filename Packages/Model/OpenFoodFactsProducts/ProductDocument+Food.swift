package import Barcodes
package import Nutrition

extension ProductDocument {
  /// What is owed to whoever gathered the data, and under which licence it is passed on.
  package static let attribution =
    "Open Food Facts contributors (https://openfoodfacts.org), ODbL 1.0"

  /// The source that its food ids begin with.
  package static let source = "openfoodfacts"

  /// The product number; leading zeros that a number lost are put back.
  package var gtin: GTIN? {
    let count = code.utf8.count
    guard (9...11).contains(count) else { return GTIN(code) }
    return GTIN(String(repeating: "0", count: 12 - count) + code)
  }

  /// The page of the product.
  package static func page(of code: String) -> String {
    "https://world.openfoodfacts.org/product/\(code)"
  }

  /// The food that the document is of; `nil` where it is of something else, or of nothing that has
  /// a code.
  package var food: Food? {
    guard isFood, !code.isEmpty else { return nil }
    let (serving, package) = (serving, package)
    let reference = reference(serving, package)
    let reading = NutrientReading(self, serving, reference)
    let (name, nameReason) = title
    var food = Food(
      id: FoodID(source: Self.source, key: code),
      name: name,
      per100: reading.nutrients,
      attribution: Self.attribution
    )
    food.brand = brands.isEmpty ? nil : brands.joined(separator: ", ")
    food.gtin = gtin
    food.reference = reading.reference ?? reference
    food.portions = portions(serving, package)
    food.ingredientsText = preferred(ingredients)
    food.allergens = Self.names(ofTags: allergens)
    food.traces = Self.names(ofTags: traces)
    food.url = Self.page(of: code)
    food.reasons = reading.reasons + [nameReason, codeReason, obsoleteReason].compactMap { $0 }
    return food
  }

  /// The catalogues of cosmetics and of other things answer at the same address.
  private var isFood: Bool { type.isEmpty || type == "food" }

  /// Whether it has a name in `language`.
  package func hasName(in language: String) -> Bool {
    guard let index = languages.firstIndex(of: language) else { return false }
    return !text(names, index).isEmpty
  }

  /// The name in the first asked language that there is, else its own, else a description, else
  /// whose it is.
  private var title: (name: String, reason: String?) {
    if let name = preferred(names) ?? preferred(descriptions) { return (name, nil) }
    let reason = "it has no name"
    guard let brand = brands.first else { return ("product \(code)", reason) }
    return (brand, reason)
  }

  /// The text in the first asked language that there is, else in the product's own.
  private func preferred(_ texts: [String]) -> String? {
    texts.indices.lazy.map { text(texts, $0) }.first { !$0.isEmpty }
  }

  /// The text in one of the asked languages; that may be the one without a language at its key.
  private func text(_ texts: [String], _ index: Int) -> String {
    guard texts[index].isEmpty, index < languages.count, language == languages[index] else {
      return texts[index]
    }
    return texts[languages.count]
  }

  /// Its names in other languages than the one that `food` has.
  package var otherNames: [String] {
    var others: [String] = []
    for name in names where !name.isEmpty && name != title.name && !others.contains(name) {
      others.append(name)
    }
    return others
  }

  private var codeReason: String? {
    gtin == nil ? "its code is no valid product number" : nil
  }

  private var obsoleteReason: String? { isObsolete ? "it is no longer sold" : nil }

  /// Plain names for tags; `nil` where nobody said anything, which an empty list does not tell from
  /// "none".
  private static func names(ofTags tags: [String]) -> [String]? {
    guard !tags.isEmpty else { return nil }
    var names: [String] = []
    for tag in tags {
      let name = LooseText.name(ofTag: tag)
      if name != "none", !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names
  }
}
