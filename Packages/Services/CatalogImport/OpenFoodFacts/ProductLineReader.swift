import FoodCatalog
import Nutrition
import OpenFoodFactsProducts
import SIMDJSON

/// Makes food records of the lines of a dump.
struct ProductLineReader {
  private let options: DumpOptions
  private let fields: [ProductField]
  private let picker: JSONPicker
  /// Lines that are no JSON object.
  private(set) var unreadable = 0
  private(set) var lines = 0
  /// When the newest of the products was changed, in seconds since 1970.
  private(set) var newest: Double

  init(_ options: DumpOptions, newest: Double) {
    self.newest = newest
    self.options = options
    fields = ProductField.all(languages: options.languages)
    picker = JSONPicker(fields.map(\.path))
  }

  /// The food in a line; `nil` for one that is not wanted, has no code, or cannot be read.
  mutating func food(_ bytes: [UInt8], _ range: Range<Int>) -> FoodRecord? {
    lines += 1
    var product = ProductDocument(languages: options.languages)
    let isObject = picker.pick(from: bytes, in: range) { path, element, value in
      product.take(value, as: fields[path].meaning, element: element)
    }
    guard isObject else {
      unreadable += 1
      return nil
    }
    guard isWanted(product), let food = product.food else { return nil }
    newest = max(newest, product.modified)
    var record = FoodRecord(key: food.id.key, name: food.name, per100: food.per100)
    record.brand = food.brand
    record.gtin = food.gtin
    record.reference = food.reference
    record.portions = food.portions
    record.aliases = product.otherNames.map { FoodRecord.Alias($0, .additional) }
    record.ingredientsText = food.ingredientsText
    record.allergens = food.allergens
    record.traces = food.traces
    record.notes = food.reasons
    return record
  }

  private func isWanted(_ product: ProductDocument) -> Bool {
    if !options.countries.isEmpty,
      !product.countries.contains(where: { options.countries.contains($0) })
    {
      return false
    }
    return options.onlyLanguages.isEmpty
      || options.onlyLanguages.contains { product.hasName(in: $0) }
  }
}
