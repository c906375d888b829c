package import FoodCatalog
import Nutrition
import Words

/// The foods, dishes and drinks that people name every day, as we write them down ourselves.
///
/// A plain food points at its SR24 row, a dish is a recipe over such rows, a brand carries its
/// label facts. CONTRIBUTING.md shows how to add one.
package struct EverydayTable {
  package static let table = FoodTable(
    name: FoodTable.everydayName,
    family: .everyday,
    title: "Everyday foods, dishes, drinks and brands",
    licence: "MIT; figures from USDA SR24 (public domain) and product labels",
    attribution: "RE:SET everyday table, figures from USDA SR24 (public domain) and labels",
    released: "2026-11"
  )

  package let foods: [FoodRecord]

  /// Reads the files of the table.
  ///
  /// - Parameters:
  ///   - files: Name and text of each.
  ///   - rows: The SR24 foods that it points at.
  /// - Throws: `ImportError.malformed` with file, line and food.
  package init(_ files: [(name: String, text: String)], rows: [FoodRecord]) throws {
    let rows = Dictionary(rows.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var slugs: Set<String> = []
    let named = try files.flatMap { file in
      try EverydayStanza.read(file.text, file: file.name).map { stanza in
        let food = try EverydayFood(stanza, rows: rows).record
        guard slugs.insert(food.key).inserted else { throw stanza.problem("a second \(food.key)") }
        return food
      }
    }
    foods = Self.addingPlurals(to: named)
  }

  private static func addingPlurals(to foods: [FoodRecord]) -> [FoodRecord] {
    func key(_ text: String) -> String { Words.key(of: Words.all(of: text)) }
    let taken = Set(foods.flatMap { $0.aliases.map { key($0.text) } })
    return foods.map { food in
      guard food.brand == nil else { return food }
      var food = food
      food.aliases += food.aliases.flatMap { alias in
        Plurals.forms(of: alias.text, language: alias.language)
          .filter { !taken.contains(key($0)) }
          .map { FoodRecord.Alias($0, .form, language: alias.language) }
      }
      return food
    }
  }
}
