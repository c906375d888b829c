package import FoodCatalog
package import SQLite

/// Reads tables into a new catalogue.
package final class CatalogBuilder {
  private let writer: CatalogWriter
  private var names: Set<String> = []

  /// - Parameter database: An empty database that becomes the catalogue.
  package init(_ database: Database) throws { writer = try CatalogWriter(database) }

  /// Writes the tables that are compiled into the program.
  package func addEmbedded(_ reference: StandardReferenceTable, _ everyday: EverydayTable) throws {
    try add(EverydayTable.table, everyday.foods)
    try add(StandardReferenceTable.table, reference.foods)
  }

  private func add(_ table: FoodTable, _ foods: [FoodRecord]) throws {
    try begin(table)
    for food in foods { try writer.add(food) }
  }

  private func begin(_ table: FoodTable) throws {
    guard names.insert(table.name).inserted else { throw ImportError.twice(table.name) }
    try writer.begin(table)
  }

  /// Reads the FoodData Central download at `path`.
  ///
  /// - Parameters:
  ///   - path: A zip in its CSV or JSON form, or the JSON by itself.
  ///   - source: What is recorded of where it came from.
  /// - Returns: The tables that were read; all downloads but the full one have one.
  /// - Throws: `ImportError` where it is something else or damaged.
  package func add(file path: String, source: TableSource) throws -> [FoodTable] {
    let download = try FDCDownload(path: path)
    var added: [FoodTable] = []
    try download.read { table in
      var table = table
      table.origin = source.origin
      table.bytes = source.bytes
      table.sha256 = source.sha256
      table.added = source.added
      added.append(table)
      try begin(table)
    } add: { food in
      // A large table takes minutes; Control-C shall not wait for them.
      try Task.checkCancellation()
      try writer.add(food)
    }
    guard !added.isEmpty else { throw ImportError.empty(file: download.file) }
    return added
  }

  /// Takes over the tables of another catalogue, but for those that are named.
  package func copy(from old: Database?, except names: Set<String>) throws {
    if let old { try writer.copy(from: old, except: names) }
  }

  package func finish() throws { try writer.finish() }
}

/// Where a table came from, for its record in the catalogue.
package struct TableSource: Sendable {
  package var origin: String
  package var bytes: Int
  package var sha256: String
  /// The day it is added, `YYYY-MM-DD`.
  package var added: String

  package init(origin: String, bytes: Int, sha256: String, added: String) {
    self.origin = origin
    self.bytes = bytes
    self.sha256 = sha256
    self.added = added
  }
}
