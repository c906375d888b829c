import CSV
import FoodCatalog
import FoodDataCentral
import Nutrition

/// Reads one table of a FoodData Central archive in its CSV form: nutrients, portions and names
/// first, then each food as a record.
struct FDCTableReader {
  private let archive: FDCArchive
  private let table: FoodTable
  /// The place of each food by FoodData Central's number.
  private let places: [Int: Int]
  private var nutrients: NutrientColumns
  private var codes: [Int: String] = [:]
  private var portions: [Int: FDCPortions] = [:]
  private var aliases: [Int: [FoodRecord.Alias]] = [:]
  private var ingredients: [Int: [String]] = [:]
  private var isAdded: [Bool]

  init(_ archive: FDCArchive, _ entry: FDCTables.Entry) {
    self.archive = archive
    table = entry.table
    places = entry.places
    nutrients = NutrientColumns(foods: places.count)
    isAdded = [Bool](repeating: false, count: places.count)
  }

  /// Hands each food to `add`.
  mutating func read(_ add: (FoodRecord) throws -> Void) throws {
    try readNutrients()
    try readCodes()
    try readPortions()
    try readAliases()
    try readIngredients()
    if table.family == .branded { try addProducts(add) }
    try archive.read("food", ["fdc_id", "description"]) { record in
      guard let (id, place) = try food(in: record) else { return }
      try addOnce(place, self.record(id, record.string(1), place), add)
    }
  }

  /// The number and the place of the food that column 0 names, if it is one of this table.
  private func food(in record: CSVRecord) throws -> (id: Int, place: Int)? {
    guard let id = try record.int(0), let place = places[id] else { return nil }
    return (id, place)
  }

  // MARK: The food

  private func record(_ id: Int, _ name: String, _ place: Int) -> FoodRecord? {
    guard !name.isEmpty else { return nil }
    let code = codes[place]
    var food = FoodRecord(
      key: code ?? String(id),
      name: name,
      per100: nutrients.nutrients(at: place)
    )
    food.portions = portions[place]?.portions ?? []
    food.aliases = aliases[place] ?? []
    food.ingredientsText = ingredients[place]?.joined(separator: "; ")
    food.url = FDCRelease.page(of: id, code: code)
    return food
  }

  private mutating func addOnce(
    _ place: Int,
    _ food: FoodRecord?,
    _ add: (FoodRecord) throws -> Void
  ) throws {
    guard !isAdded[place], let food else { return }
    isAdded[place] = true
    try add(food)
  }

  /// Adds the foods that the branded table tells more of. Their texts are much too large to keep
  /// while the other tables are read, so the names are kept instead.
  private mutating func addProducts(_ add: (FoodRecord) throws -> Void) throws {
    guard archive.has("branded_food") else { return }
    var names = TextArena(places: places.count)
    try archive.read("food", ["fdc_id", "description"]) { record in
      guard let (_, place) = try food(in: record) else { return }
      names.set(record.bytes(1), at: place)
    }
    try archive.read("branded_food", FDCProduct.required, optional: FDCProduct.optional) { record in
      guard let (id, place) = try food(in: record) else { return }
      guard var food = self.record(id, names.text(at: place), place) else { return }
      try FDCProduct(record).complete(&food)
      try addOnce(place, food, add)
    }
  }

  // MARK: The tables

  private mutating func readNutrients() throws {
    try archive.read("food_nutrient", ["fdc_id", "nutrient_id", "amount"]) { record in
      guard let (_, place) = try food(in: record), let number = try record.int(1),
        let amount = try record.double(2)
      else { return }
      nutrients.take(number, amount, at: place)
    }
  }

  private mutating func readCodes() throws {
    if table.family == .fndds {
      try archive.readIfPresent("survey_fndds_food", ["fdc_id", "food_code"]) { record in
        guard let (_, place) = try food(in: record), !record.isEmpty(1) else { return }
        codes[place] = record.string(1)
      }
    }
    for name in ["sr_legacy_food", "foundation_food"] {
      let optional = ["NDB_number", "ndb_number"]
      try archive.readIfPresent(name, ["fdc_id"], optional: optional) { record in
        guard let (_, place) = try food(in: record) else { return }
        let number = record.isEmpty(1) ? record.string(2) : record.string(1)
        if !number.isEmpty { codes[place] = FDCRelease.ndbKey(number) }
      }
    }
  }

  private mutating func readPortions() throws {
    var units: [Int: String] = [:]
    try archive.readIfPresent("measure_unit", ["id", "name"]) { record in
      if let id = try record.int(0) { units[id] = record.string(1) }
    }
    let columns = [
      "fdc_id", "amount", "measure_unit_id", "portion_description", "modifier", "gram_weight",
    ]
    try archive.readIfPresent("food_portion", columns, optional: ["seq_num"]) { record in
      guard let (_, place) = try food(in: record) else { return }
      let portion = FDCPortion.portion(
        amount: try record.double(1),
        unit: try record.int(2).flatMap { units[$0] } ?? "",
        description: record.string(3),
        modifier: record.string(4),
        grams: try record.double(5)
      )
      portions[place, default: FDCPortions()].add(portion, sequence: try record.int(6))
    }
  }

  private mutating func readAliases() throws {
    let columns = ["fdc_id", "food_attribute_type_id", "value"]
    try archive.readIfPresent("food_attribute", columns) { record in
      guard let (_, place) = try food(in: record),
        try record.int(1) == FDCFood.Attribute.additionalDescription
      else { return }
      aliases[place, default: []] += FDCFood.Attribute.aliases(in: record.string(2))
    }
  }

  /// What stands there for Foundation Foods are the samples that the laboratory mixed.
  private mutating func readIngredients() throws {
    guard table.family == .fndds else { return }
    try archive.readIfPresent("input_food", ["fdc_id", "sr_description"]) { record in
      guard let (_, place) = try food(in: record), !record.isEmpty(1) else { return }
      ingredients[place, default: []].append(record.string(1))
    }
  }
}
