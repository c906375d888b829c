import Barcodes
import Nutrition
package import SQLite
import Words

/// Builds a catalogue file: begin a table, add its foods, finish once.
package final class CatalogWriter {
  let database: Database
  var table: (id: Int, value: FoodTable)?
  /// The words of the brands that were met lately: few makers have most of the products.
  private var brands: [String: [Words.NamePart]] = [:]
  private static let mostBrands = 4096

  /// Starts a new catalogue in an empty database.
  ///
  /// - Parameter database: Somewhere that is thrown away when the work does not get to `finish`;
  ///   nothing is journalled.
  package init(_ database: Database) throws {
    self.database = database
    try database.execute("PRAGMA page_size = 4096; PRAGMA journal_mode = OFF;")
    try database.execute("PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;")
    try database.execute(Schema.tables)
    try database.execute("BEGIN")
  }

  /// Goes on writing to a catalogue that is not finished.
  init(continuing database: Database, _ table: (id: Int, value: FoodTable)) {
    self.database = database
    self.table = table
  }

  /// Starts the next table; the one before it is complete.
  package func begin(_ table: FoodTable) throws {
    try completeTable()
    self.table = (try insert(table), table)
  }

  /// - Returns: The row id of the table.
  func insert(_ table: FoodTable) throws -> Int {
    try database.run(
      "INSERT INTO food_table VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      .text(table.name),
      .text(table.family.rawValue),
      .text(table.title),
      .text(table.licence),
      .text(table.attribution),
      .text(table.released),
      .text(table.origin),
      .integer(table.bytes),
      .text(table.sha256),
      .text(table.added),
      .text(table.page),
      .integer(table.foods),
      .integer(table.portions)
    )
    return database.lastInsertedRowID
  }

  /// Adds a food to the table that was begun last.
  package func add(_ food: FoodRecord) throws {
    guard table != nil else { preconditionFailure("a food needs a table") }
    try insert(food)
    let foodID = database.lastInsertedRowID
    table?.value.foods += 1
    table?.value.portions += food.portions.count
    let own = FoodRecord.Alias(food.name, .exact)
    try stage(own, isOwn: true, of: foodID, brand: food.brand)
    for alias in food.aliases {
      try stage(Self.marked(alias, of: food), isOwn: false, of: foodID, brand: nil)
    }
  }

  /// An additional description with no word of the food's name is the least sure of all.
  private static func marked(_ alias: FoodRecord.Alias, of food: FoodRecord) -> FoodRecord.Alias {
    guard alias.kind == .additional,
      Set(Words.all(of: alias.text)).isDisjoint(with: Words.all(of: food.name))
    else { return alias }
    return FoodRecord.Alias(alias.text, .stray, language: alias.language)
  }

  private func insert(_ food: FoodRecord) throws {
    let portions = food.portions.map { "\($0.grams)\t\(Self.oneLine($0.name))" }
    try database.run(
      Self.insertFood,
      .integer(table?.id ?? 0),
      .text(food.key),
      .text(food.name),
      .text(food.brand),
      .text(food.gtin?.normalized),
      .text(food.reference.rawValue),
      .real(food.density),
      .blob(NutrientCodec.encode(food.per100)),
      .text(portions.joined(separator: "\n")),
      .text(food.ingredientsText),
      .text(food.url),
      .text(food.formula),
      .text(food.allergens.map(Self.lines)),
      .text(food.traces.map(Self.lines)),
      .text(food.notes.isEmpty ? nil : Self.lines(food.notes))
    )
  }

  static let insertFood = """
    INSERT INTO food VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """

  private static func lines(_ texts: [String]) -> String {
    texts.map(oneLine).joined(separator: "\n")
  }

  private static func oneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 }) else { return text }
    return String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }

  private func stage(
    _ alias: FoodRecord.Alias,
    isOwn: Bool,
    of foodID: Int,
    brand: String?
  ) throws {
    if alias.kind == .form { return try stageForm(alias, of: foodID) }
    var parts = Words.nameParts(of: alias.text)
    if let brand { parts += self.parts(of: brand) }
    guard !parts.isEmpty, let (tableID, table) = table else { return }
    let name = ComparableName(parts: parts)
    let isKey = alias.kind == .exact && !table.family.isBranded
    try database.run(
      "INSERT INTO staged_name VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
      .integer(foodID),
      .integer(tableID),
      .integer(isOwn ? 0 : alias.kind.rawValue),
      .text(name.stored),
      .text(isKey ? name.key : nil),
      .text(isKey && name.key != nil ? Words.orderlessKey(of: name.texts) : nil),
      .text(alias.language),
      .integer(name.standing(isOwn ? nil : alias.kind, family: table.family)),
      .integer(table.family.isBranded ? 1 : 0)
    )
  }

  private func parts(of brand: String) -> [Words.NamePart] {
    if let known = brands[brand] { return known }
    let parts = Words.nameParts(of: brand)
    if brands.count == Self.mostBrands { brands.removeAll(keepingCapacity: true) }
    brands[brand] = parts
    return parts
  }

  private func stageForm(_ alias: FoodRecord.Alias, of foodID: Int) throws {
    let key = Words.key(of: alias.text)
    try database.run(
      "INSERT INTO copied_exact_name VALUES (?, ?, ?)",
      .text(key),
      .text(alias.language),
      .integer(foodID)
    )
  }

  private func completeTable() throws {
    guard table != nil else { return }
    try updateCounts()
    table = nil
  }

  func updateCounts() throws {
    guard let (id, value) = table else { return }
    try database.run(
      "UPDATE food_table SET foods = ?, portions = ? WHERE id = ?",
      .integer(value.foods),
      .integer(value.portions),
      .integer(id)
    )
  }

  /// Completes the last table and builds the indexes; the file is a catalogue from here on.
  package func finish() throws {
    try completeTable()
    for step in Schema.finishing { try database.execute(step) }
    var last = 0
    while let next = try indexBrandedNames(behind: last) { last = next }
    try database.execute("INSERT INTO branded_index (branded_index) VALUES ('optimize')")
    try database.execute("COMMIT")
    try database.execute("ANALYZE; VACUUM;")
  }

  /// Puts the next branded names behind the one with the id `last` into their index.
  ///
  /// - Returns: The id of the last one; `nil` where there are no more.
  func indexBrandedNames(behind last: Int) throws -> Int? {
    let next = "FROM name, branded WHERE id >= first_name_id AND id > ?1 ORDER BY id LIMIT ?2"
    let (from, count) = (SQLiteValue.integer(last), SQLiteValue.integer(Schema.namesAtOnce))
    let end = try database.firstRow("SELECT max(id) FROM (SELECT id \(next))", from, count) {
      $0.integer(0)
    }
    guard let end, end > 0 else { return nil }
    let insert = "INSERT INTO branded_index (rowid, words) SELECT id, words \(next)"
    try database.run(insert, from, count)
    return end
  }
}
