/// Which tables a search looks in.
struct Scope {
  let pinned: FoodTable?
  private let only: String?
  let language: String?
  /// For each shelf the row ids of the tables that are looked in.
  private let allowed: [Set<Int>]

  init(_ options: SearchOptions, _ shelves: [Shelf]) throws {
    let tables = shelves.flatMap(\.tables.values)
    func table(_ name: String) throws -> FoodTable {
      guard let found = tables.first(where: { $0.name == name }) else {
        throw CatalogError.unknownTable(name, known: tables.map(\.name).sorted())
      }
      return found
    }
    pinned = try options.release.map(table)
    only = try options.table.map(table)?.name
    language = options.language
    let (pinned, only) = (pinned, only)
    allowed = shelves.map { shelf in
      Set(shelf.tables.filter { Self.allows($0.value, pinned: pinned, only: only) }.keys)
    }
  }

  /// The row ids of the tables of a shelf that are looked in.
  func tables(ofShelf index: Int) -> Set<Int> { allowed[index] }

  func allows(table: Int, shelf: Int) -> Bool { allowed[shelf].contains(table) }

  /// A pinned release keeps out the other releases of its family; other families still help.
  private static func allows(_ table: FoodTable, pinned: FoodTable?, only: String?) -> Bool {
    if let only, table.name != only { return false }
    guard let pinned, table.family == pinned.family else { return true }
    return table.name == pinned.name
  }

  func prefers(_ table: FoodTable, to other: FoodTable?) -> Bool {
    guard let other else { return true }
    return table.released > other.released
  }
}
