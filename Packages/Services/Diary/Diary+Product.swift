package import Barcodes
import Calendar
package import Nutrition
import SQLite

/// What a person said about a product themselves. It is theirs: no update of a table or a source
/// touches it, it is in backups, and it can be undone.
extension Diary {
  /// Keeps `food` as what the product `gtin` is from now on, in place of what was said before.
  package func remember(_ food: Food, as gtin: GTIN) throws {
    guard try product(gtin) != food.asOwn(gtin) else { return }
    try change(.change, "what \(food.name) is") { database in
      let values: [SQLiteValue] =
        [
          .integer(file.now().milliseconds), .text(gtin.normalized), .text(food.name),
          .text(food.brand), .text(food.reference.rawValue), .real(food.density),
          .text(ProductRow.text(food.portions)), .text(food.ingredientsText),
          .text(ProductRow.text(food.allergens)), .text(ProductRow.text(food.traces)),
          .text(food.attribution),
        ] + Nutrient.allCases.map { SQLiteValue.real(food.per100[$0]) }
      try database.run(ProductRow.upsert, values)
    }
  }

  /// Forgets what was said about the product; `false` where nothing was.
  @discardableResult
  package func forgetProduct(_ gtin: GTIN) throws -> Bool {
    guard let food = try product(gtin) else { return false }
    return try change(.remove, "what \(food.name) is") { database in
      try database.run("DELETE FROM product WHERE gtin = ?", .text(gtin.normalized))
      return database.changes > 0
    }
  }

  /// What was said about the product; `nil` where nothing was.
  package func product(_ gtin: GTIN) throws -> Food? {
    try file.explaining {
      try database.firstRow(ProductRow.select, .text(gtin.normalized)) { row in
        ProductRow.food(from: row, gtin)
      }
    }
  }
}

extension FoodID {
  /// The id of what a person said about a product.
  package static func own(_ gtin: GTIN) -> FoodID {
    FoodID(source: "own", key: gtin.normalized)
  }
}

extension Food {
  /// The food as it is remembered for `gtin`.
  fileprivate func asOwn(_ gtin: GTIN) -> Food {
    var food = Food(
      id: .own(gtin),
      name: name,
      per100: per100,
      attribution: attribution
    )
    food.brand = brand
    food.gtin = gtin
    food.reference = reference
    food.density = density
    food.portions = portions
    food.ingredientsText = ingredientsText
    food.allergens = allergens
    food.traces = traces
    food.reasons = ["you said so"]
    return food
  }
}

/// How a product lies in its table.
private enum ProductRow {
  private static let columns =
    [
      "at", "gtin", "name", "brand", "unit", "density", "portions", "ingredients", "allergens",
      "traces", "attribution",
    ] + Nutrient.allCases.map(\.key)

  static let upsert = """
    INSERT INTO product (\(columns.joined(separator: ", ")))
    VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
    ON CONFLICT (gtin) DO UPDATE SET
    \(columns.filter { $0 != "gtin" }.map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
    """

  static let select = """
    SELECT \(columns.dropFirst(2).joined(separator: ", ")) FROM product WHERE gtin = ?
    """

  static func food(from row: borrowing Row, _ gtin: GTIN) -> Food {
    var per100 = Nutrients()
    for (index, nutrient) in Nutrient.allCases.enumerated() {
      per100[nutrient] = row.real(9 + index)
    }
    var food = Food(
      id: .own(gtin),
      name: row.text(0) ?? "",
      per100: per100,
      attribution: row.text(8) ?? ""
    )
    food.brand = row.text(1)
    food.reference = ReferenceUnit(rawValue: row.text(2) ?? "") ?? .gram
    food.density = row.real(3)
    food.portions = portions(row.text(4) ?? "")
    food.ingredientsText = row.text(5)
    food.allergens = list(row.text(6))
    food.traces = list(row.text(7))
    return food.asOwn(gtin)
  }

  /// A line a portion: grams, a tab, its name.
  static func text(_ portions: [Portion]) -> String {
    portions.map { "\($0.grams)\t\($0.name)" }.joined(separator: "\n")
  }

  private static func portions(_ text: String) -> [Portion] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2, let grams = Double(parts[0]) else { return nil }
      return Portion(name: String(parts[1]), grams: grams)
    }
  }

  /// A line a name; NULL where nothing is known of them.
  static func text(_ names: [String]?) -> String? { names?.joined(separator: "\n") }

  private static func list(_ text: String?) -> [String]? {
    text?.split(separator: "\n").map(String.init)
  }
}
