/// Which tables a search looks in.
struct Scope {
  private let pinned: FoodTable?
  private let only: String?
  let language: String?

  init(_ options: SearchOptions, tables: [FoodTable]) throws {
    func table(_ name: String) throws -> FoodTable {
      guard let found = tables.first(where: { $0.name == name }) else {
        throw CatalogError.unknownTable(name, known: tables.map(\.name))
      }
      return found
    }
    pinned = try options.release.map(table)
    only = try options.table.map(table)?.name
    language = options.language
  }

  /// A pinned release keeps out the other releases of its family; other families still help.
  func allows(_ table: FoodTable) -> Bool {
    if let only, table.name != only { return false }
    guard let pinned, table.family == pinned.family else { return true }
    return table.name == pinned.name
  }

  func prefers(_ table: FoodTable, to other: FoodTable?) -> Bool {
    guard let other else { return true }
    return table.released > other.released
  }
}
