import Barcodes
import CSV
import FoodCatalog
import Nutrition

/// Reads a FoodData Central release in its CSV layout: who the foods are first, then their
/// nutrients and portions, then each food as a record.
struct FDCTableReader {
  private let archive: FDCArchive
  private var indices: [Int: Int] = [:]
  private var table: FoodTable?
  private var keys: [Int: String] = [:]
  private var portions: [Int: [Portion]] = [:]
  private var aliases: [Int: [FoodRecord.Alias]] = [:]
  private var ingredients: [Int: [String]] = [:]
  private var units: [Int: String] = [:]
  private var products: [Int: FDCProduct] = [:]

  init(_ archive: FDCArchive) { self.archive = archive }

  /// Hands the table, then each of its foods, to the writer's closures.
  mutating func read(
    begin: (FoodTable) throws -> Void,
    add: (FoodRecord) throws -> Void
  ) throws {
    try readIdentities()
    guard let table, !indices.isEmpty else { throw ImportError.empty(file: archive.file) }
    let nutrients = try readNutrients()
    try readKeys()
    try readPortions()
    try readAliases()
    try readIngredients()
    try readProducts()
    try begin(table)
    try archive.read("food", ["fdc_id", "description"]) { record in
      // A food that stands there twice is taken once.
      guard let id = try record.int(0), let index = indices.removeValue(forKey: id) else { return }
      let food = record.string(1)
      guard !food.isEmpty else { return }
      try add(self.record(id, food, nutrients.nutrients(at: index), table))
    }
  }

  // MARK: The food

  private func record(
    _ id: Int,
    _ name: String,
    _ nutrients: Nutrients,
    _ table: FoodTable
  ) -> FoodRecord {
    var food = FoodRecord(key: keys[id] ?? String(id), name: name, per100: nutrients)
    food.portions = portions[id] ?? []
    food.aliases = aliases[id] ?? []
    food.ingredientsText = ingredients[id]?.joined(separator: "; ")
    if keys[id] != String(id) { food.url = FDCRelease.page(of: id) }
    products[id]?.complete(&food)
    return food
  }

  // MARK: The tables

  /// Other rows of the archive (samples, acquisitions) are the lab's, not foods.
  private mutating func readIdentities() throws {
    try archive.read("food", ["fdc_id", "data_type"]) { record in
      guard let id = try record.int(0) else { return }
      guard let found = FDCRelease.table(dataType: record.string(1), file: archive.file) else {
        return
      }
      guard table == nil || table?.name == found.name else { return }
      table = found
      if indices[id] == nil { indices[id] = indices.count }
    }
  }

  private func readNutrients() throws -> NutrientColumns {
    var columns = NutrientColumns(foods: indices.count)
    try archive.read("food_nutrient", ["fdc_id", "nutrient_id", "amount"]) { record in
      guard let id = try record.int(0), let index = indices[id] else { return }
      guard let nutrient = try record.int(1), let amount = try record.double(2) else { return }
      columns.take(nutrient, amount, at: index)
    }
    return columns
  }

  private mutating func readKeys() throws {
    try archive.readIfPresent("survey_fndds_food", ["fdc_id", "food_code"]) { record in
      if let id = try record.int(0) { keys[id] = record.string(1) }
    }
    for name in ["sr_legacy_food", "foundation_food"] {
      try archive.readIfPresent(name, ["fdc_id", "NDB_number"]) { record in
        guard let id = try record.int(0), indices[id] != nil, !record.isEmpty(1) else { return }
        keys[id] = FDCRelease.ndbKey(record.string(1))
      }
    }
  }

  private mutating func readPortions() throws {
    try archive.readIfPresent("measure_unit", ["id", "name"]) { record in
      if let id = try record.int(0) { units[id] = record.string(1) }
    }
    let columns = [
      "fdc_id", "amount", "measure_unit_id", "portion_description", "modifier", "gram_weight",
    ]
    try archive.readIfPresent("food_portion", columns) { record in
      guard let id = try record.int(0), indices[id] != nil else { return }
      let portion = FDCPortion.portion(
        amount: try record.double(1),
        unit: try record.int(2).flatMap { units[$0] } ?? "",
        description: record.string(3),
        modifier: record.string(4),
        grams: try record.double(5)
      )
      if let portion { portions[id, default: []].append(portion) }
    }
  }

  /// Attribute type 1001 is an additional description.
  private mutating func readAliases() throws {
    let columns = ["fdc_id", "food_attribute_type_id", "value"]
    try archive.readIfPresent("food_attribute", columns) { record in
      guard let id = try record.int(0), indices[id] != nil, try record.int(1) == 1001 else {
        return
      }
      for text in record.string(2).split(separator: ";") {
        aliases[id, default: []].append(FoodRecord.Alias(String(text), .additional))
      }
    }
  }

  private mutating func readIngredients() throws {
    try archive.readIfPresent("input_food", ["fdc_id", "sr_description"]) { record in
      guard let id = try record.int(0), indices[id] != nil, !record.isEmpty(1) else { return }
      ingredients[id, default: []].append(record.string(1))
    }
  }

  private mutating func readProducts() throws {
    try archive.readIfPresent("branded_food", FDCProduct.required, optional: FDCProduct.optional) {
      record in
      guard let id = try record.int(0), indices[id] != nil else { return }
      products[id] = try FDCProduct(record)
    }
  }
}
