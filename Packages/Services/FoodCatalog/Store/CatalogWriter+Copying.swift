package import SQLite
import Words

extension CatalogWriter {
  /// Takes over the tables of another catalogue file, but for those that are named.
  ///
  /// - Throws: `CatalogError` where it is no catalogue of this version.
  package func copy(from old: Database, except names: Set<String>) throws {
    let shelf = try Shelf(old)
    for (id, table) in shelf.tables.sorted(by: { $0.key < $1.key })
    where !names.contains(table.name) {
      let newTable = try insert(table)
      let foods = try copyFoods(of: id, to: newTable, from: old)
      try copyNames(of: id, to: newTable, table.family, foods, from: old)
      try copyExactNames(foods, from: old)
    }
  }

  /// - Returns: The new row id of each food by its old one.
  private func copyFoods(of table: Int, to newTable: Int, from old: Database) throws -> [Int: Int] {
    var ids: [Int: Int] = [:]
    let sql = """
      SELECT id, key, name, brand, gtin, unit, density, nutrients, portions, ingredients, url,
        formula, allergens, traces, notes FROM food WHERE table_id = ? ORDER BY id
      """
    try old.forEachRow(sql, [.integer(table)]) { row in
      let texts = (1...5).map { SQLiteValue.text(row.text($0)) }
      let rest: [SQLiteValue] = [.real(row.real(6)), .blob(row.blob(7)), .text(row.text(8) ?? "")]
      let last = (9...14).map { SQLiteValue.text(row.text($0)) }
      let values = [.integer(newTable)] + texts + rest + last
      try database.run(CatalogWriter.insertFood, values)
      ids[row.integer(0)] = database.lastInsertedRowID
    }
    return ids
  }

  private func copyNames(
    of table: Int,
    to newTable: Int,
    _ family: FoodTable.Family,
    _ foods: [Int: Int],
    from old: Database
  ) throws {
    let sql = "SELECT food_id, kind, words FROM name WHERE table_id = ? ORDER BY id"
    try old.forEachRow(sql, [.integer(table)]) { row in
      guard let food = foods[row.integer(0)] else { return }
      let kind = row.integer(1)
      let name = ComparableName(stored: row.text(2) ?? "")
      try database.run(
        "INSERT INTO staged_name VALUES (?, ?, ?, ?, NULL, NULL, '', ?, ?)",
        .integer(food),
        .integer(newTable),
        .integer(kind),
        .text(name.stored),
        .integer(name.standing(FoodRecord.Alias.Kind(rawValue: kind), family: family)),
        .integer(family.isBranded ? 1 : 0)
      )
    }
  }

  /// Keys that are found as they are; staged apart, because several may belong to one name.
  private func copyExactNames(_ foods: [Int: Int], from old: Database) throws {
    try old.forEachRow("SELECT key, lang, food_id FROM exact_name") { row in
      guard let food = foods[row.integer(2)] else { return }
      try database.run(
        "INSERT INTO copied_exact_name VALUES (?, ?, ?)",
        .text(row.text(0) ?? ""),
        .text(row.text(1) ?? ""),
        .integer(food)
      )
    }
  }
}
