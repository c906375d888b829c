package import Barcodes
package import Nutrition
package import SQLite
import Words

/// The food tables, those in the program and those a person added, and their search.
///
/// For one task at a time; a program makes one and keeps it, as it remembers what it has read.
package final class Catalog {
  let shelves: [Shelf]

  /// - Parameter databases: Catalogue files, the embedded one first.
  package init(_ databases: [Database]) throws {
    shelves = try databases.map(Shelf.init)
  }

  /// All tables, in the order they were added.
  package var tables: [FoodTable] {
    shelves.flatMap { shelf in
      shelf.tables.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// The food called `id`; `nil` where no table has it.
  package func food(_ id: FoodID) throws -> Food? {
    for shelf in shelves {
      if let found = try shelf.food(table: id.source, key: id.key) { return found.food }
    }
    return nil
  }

  /// How the numbers of `id` came about, where they were computed from others.
  package func formula(of id: FoodID) throws -> String? {
    for shelf in shelves {
      if let found = try shelf.food(table: id.source, key: id.key) { return found.formula }
    }
    return nil
  }

  /// The newest row of the product `gtin`; `nil` where no table has it.
  package func food(_ gtin: GTIN) throws -> Food? {
    try shelves.flatMap { try $0.foods(gtin) }
      .max { $0.table.released < $1.table.released }?.food
  }

  /// What is wrong with the files, one line each; empty where they are whole.
  package func verify() throws -> [String] { try shelves.compactMap { try $0.verify() } }
}
