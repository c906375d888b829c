import Barcodes
import Nutrition
import SQLite
import Words

/// One catalogue file, open for reading. What is read often stays in memory.
final class Shelf {
  private let database: Database
  /// The tables in the file by their row id.
  let tables: [Int: FoodTable]
  /// Names with a lower id are generic, the others branded.
  let firstBrandedName: Int
  private var frequencies: [String: Int] = [:]
  private var postings: [String: [Int32]] = [:]
  private var names: [Int32: StoredName] = [:]
  private var foods: [Int: StoredFood] = [:]
  /// Which of a question's words each name has; all zero between questions.
  var marks: [UInt16]

  // Classes, as both are handed about by the thousand and never change.

  final class StoredName {
    let food: Int
    let table: Int
    let family: FoodTable.Family
    /// `nil` for the food's own name.
    let kind: FoodRecord.Alias.Kind?
    let name: ComparableName

    init(
      food: Int,
      table: Int,
      family: FoodTable.Family,
      kind: FoodRecord.Alias.Kind?,
      name: ComparableName
    ) {
      self.food = food
      self.table = table
      self.family = family
      self.kind = kind
      self.name = name
    }
  }

  final class StoredFood {
    let tableID: Int
    let table: FoodTable
    let key: String
    let food: Food
    let formula: String?
    /// What all releases of the food share.
    let code: String
    /// The comparable words of the food's own name.
    private(set) lazy var words = Words.all(of: food.name)

    init(tableID: Int, table: FoodTable, key: String, food: Food, formula: String?) {
      self.tableID = tableID
      self.table = table
      self.key = key
      self.food = food
      self.formula = formula
      code = "\(table.family.rawValue):\(key)"
    }
  }

  init(_ database: Database) throws {
    self.database = database
    let version = try database.firstRow("PRAGMA user_version") { $0.integer(0) }
    let application = try database.firstRow("PRAGMA application_id") { $0.integer(0) }
    guard application == Schema.applicationID else { throw CatalogError.notACatalog }
    guard version == Schema.version else { throw CatalogError.otherVersion(version ?? 0) }
    tables = try Self.readTables(database)
    firstBrandedName =
      try database.firstRow("SELECT first_name_id FROM branded") { $0.integer(0) } ?? 1
    marks = [UInt16](repeating: 0, count: firstBrandedName)
  }

  static func readTables(_ database: Database) throws -> [Int: FoodTable] {
    var tables: [Int: FoodTable] = [:]
    let sql = """
      SELECT id, name, family, title, licence, attribution, released, origin, bytes, sha256, added,
        page, foods, portions FROM food_table
      """
    try database.forEachRow(sql) { row in
      var table = FoodTable(
        name: row.text(1) ?? "",
        family: FoodTable.Family(rawValue: row.text(2) ?? "") ?? .branded,
        title: row.text(3) ?? "",
        licence: row.text(4) ?? "",
        attribution: row.text(5) ?? "",
        released: row.text(6) ?? "",
        origin: row.text(7) ?? "",
        bytes: row.integer(8),
        sha256: row.text(9) ?? "",
        added: row.text(10) ?? "",
        page: row.text(11) ?? ""
      )
      table.foods = row.integer(12)
      table.portions = row.integer(13)
      tables[row.integer(0)] = table
    }
    return tables
  }

  // MARK: Words

  /// How many generic names have `word`.
  func frequency(of word: String) throws -> Int {
    if let known = frequencies[word] { return known }
    let found = try database.firstRow("SELECT names FROM word WHERE word = ?", .text(word)) {
      $0.integer(0)
    }
    frequencies[word] = found ?? 0
    return found ?? 0
  }

  /// The words that begin with `prefix` and have `lengths` letters, with how many names have them.
  func words(from prefix: String, lengths: ClosedRange<Int>) throws -> [(String, Int)] {
    let sql = """
      SELECT word, names FROM word
      WHERE word >= ?1 AND word < ?1 || char(1114111) AND length(word) BETWEEN ?2 AND ?3
      """
    return try database.rows(
      sql,
      .text(prefix),
      .integer(lengths.lowerBound),
      .integer(lengths.upperBound)
    ) { ($0.text(0) ?? "", $0.integer(1)) }
  }

  // MARK: Names

  /// The generic names that have `word`, in order.
  func names(having word: String) throws -> [Int32] {
    if let known = postings[word] { return known }
    let found = try database.rows(
      "SELECT rowid FROM name_index WHERE name_index MATCH ?",
      .text(Self.quoted(word))
    ) { Int32(truncatingIfNeeded: $0.integer(0)) }
    postings[word] = found
    return found
  }

  /// The first branded names that have all `words`, in order.
  func brandedNames(having words: [String], limit: Int) throws -> [Int32] {
    guard firstBrandedName <= lastName, !words.isEmpty else { return [] }
    return try database.rows(
      "SELECT rowid FROM branded_index WHERE branded_index MATCH ? LIMIT ?",
      .text(words.map(Self.quoted).joined(separator: " AND ")),
      .integer(limit)
    ) { Int32(truncatingIfNeeded: $0.integer(0)) }
  }

  /// Whether many branded names have `word`.
  func isUsualInProducts(_ word: String) throws -> Bool {
    guard firstBrandedName <= lastName else { return false }
    let found = try database.firstRow(
      "SELECT count(*) FROM (SELECT 1 FROM branded_index WHERE branded_index MATCH ? LIMIT 20)",
      .text(Self.quoted(word))
    ) { $0.integer(0) }
    return found == 20
  }

  private static func quoted(_ word: String) -> String {
    "\"" + word.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }

  private lazy var lastName: Int =
    (try? database.firstRow("SELECT max(id) FROM name") { $0.integer(0) }) ?? 0

  func name(_ id: Int32) throws -> StoredName? {
    if let known = names[id] { return known }
    let found = try database.firstRow(
      "SELECT food_id, table_id, kind, words FROM name WHERE id = ?",
      .integer(Int(id))
    ) { row in
      guard let family = tables[row.integer(1)]?.family else { throw CatalogError.damaged }
      return StoredName(
        food: row.integer(0),
        table: row.integer(1),
        family: family,
        kind: FoodRecord.Alias.Kind(rawValue: row.integer(2)),
        name: ComparableName(stored: row.text(3) ?? "")
      )
    }
    names[id] = found
    return found
  }

  /// The foods that have a name of exactly these words in some order.
  func foodsNamed(exactly key: String) throws -> [(food: Int, language: String)] {
    try database.rows("SELECT food_id, lang FROM exact_name WHERE key = ?", .text(key)) {
      ($0.integer(0), $0.text(1) ?? "")
    }
  }

  // MARK: Foods

  func food(_ id: Int) throws -> StoredFood? {
    if let known = foods[id] { return known }
    let found = try database.firstRow(
      """
      SELECT table_id, key, name, brand, gtin, unit, density, nutrients, portions, ingredients, url,
        formula, allergens, traces, notes FROM food WHERE id = ?
      """,
      .integer(id),
      map: read
    )
    foods[id] = found
    return found
  }

  func food(table: String, key: String) throws -> StoredFood? {
    guard let tableID = tables.first(where: { $0.value.name == table })?.key else { return nil }
    let id = try database.firstRow(
      "SELECT id FROM food WHERE key = ? AND table_id = ?",
      .text(key),
      .integer(tableID)
    ) { $0.integer(0) }
    return try id.flatMap(food)
  }

  func foods(_ gtin: GTIN) throws -> [StoredFood] {
    try database.rows("SELECT id FROM food WHERE gtin = ?", .text(gtin.normalized)) {
      $0.integer(0)
    }.compactMap(food)
  }

  private func read(_ row: borrowing Row) throws -> StoredFood {
    guard let table = tables[row.integer(0)] else { throw CatalogError.damaged }
    let key = row.text(1) ?? ""
    var food = Food(
      id: FoodID(source: table.name, key: key),
      name: row.text(2) ?? "",
      per100: NutrientCodec.decode(row.blob(7)),
      attribution: table.attribution
    )
    food.brand = row.text(3)
    food.gtin = row.text(4).flatMap { GTIN($0) }
    food.reference = ReferenceUnit(rawValue: row.text(5) ?? "") ?? .gram
    food.density = row.real(6)
    food.portions = Self.portions(row.text(8) ?? "")
    food.ingredientsText = row.text(9)
    food.allergens = row.text(12).map(Self.lines)
    food.traces = row.text(13).map(Self.lines)
    food.url = row.text(10) ?? (table.page.isEmpty ? nil : table.page + key)
    food.reasons = row.text(14).map(Self.lines) ?? []
    return StoredFood(
      tableID: row.integer(0),
      table: table,
      key: key,
      food: food,
      formula: row.text(11)
    )
  }

  private static func portions(_ text: String) -> [Portion] {
    text.split(separator: "\n").compactMap { line in
      guard let tab = line.firstIndex(of: "\t"), let grams = Double(line[..<tab]) else {
        return nil
      }
      return Portion(name: String(line[line.index(after: tab)...]), grams: grams)
    }
  }

  /// What the writer set apart by line ends.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  /// Whether the file is whole. Slow: reads all of it.
  func verify() throws -> String? {
    let result = try database.firstRow("PRAGMA integrity_check(1)") { $0.text(0) ?? "" }
    return result == "ok" ? nil : result
  }
}
