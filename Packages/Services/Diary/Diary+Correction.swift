import Calendar
package import Nutrition
import SQLite

/// What a person once said they mean by some words.
package struct Correction: Equatable, Sendable {
  package var food: FoodReference
  /// The weight of one portion, where they said it.
  package var grams: Double?

  package init(food: FoodReference, grams: Double?) {
    self.food = food
    self.grams = grams
  }
}

extension Diary {
  /// Keeps what `phrase` means from now on, in place of what it meant before.
  ///
  /// - Parameter phrase: The words in the normal form in which they will be asked for.
  package func remember(_ phrase: String, as correction: Correction) throws {
    guard try self.correction(for: phrase) != correction else { return }
    try change(.change, "what '\(phrase)' means") { database in
      try database.run(
        """
        INSERT INTO correction (at, phrase, food_id, food_name, grams) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (phrase) DO UPDATE SET
          at = excluded.at, food_id = excluded.food_id, food_name = excluded.food_name,
          grams = excluded.grams
        """,
        .integer(file.now().milliseconds),
        .text(phrase),
        .text(correction.food.id.description),
        .text(correction.food.name),
        .real(correction.grams)
      )
    }
  }

  /// Forgets what `phrase` means; `false` where nothing was known.
  @discardableResult
  package func forget(_ phrase: String) throws -> Bool {
    try change(.remove, "what '\(phrase)' means") { database in
      try database.run("DELETE FROM correction WHERE phrase = ?", .text(phrase))
      return database.changes > 0
    }
  }

  package func correction(for phrase: String) throws -> Correction? {
    try file.explaining {
      try database.firstRow(
        "SELECT food_id, food_name, grams FROM correction WHERE phrase = ?",
        .text(phrase)
      ) { try Self.correction(from: $0) }
    }
  }

  /// All that is remembered, by phrase.
  package func corrections() throws -> [String: Correction] {
    try file.explaining {
      let pairs = try database.rows("SELECT food_id, food_name, grams, phrase FROM correction") {
        ($0.text(3) ?? "", try Self.correction(from: $0))
      }
      return Dictionary(pairs) { _, last in last }
    }
  }

  private static func correction(from row: borrowing Row) throws -> Correction {
    let id = row.text(0) ?? ""
    guard let food = FoodID(id) else { throw Damage(detail: "a correction has the food '\(id)'") }
    return Correction(
      food: FoodReference(id: food, name: row.text(1) ?? ""),
      grams: row.real(2)
    )
  }
}
