package import FoodCatalog
package import SQLite
import Zip

/// Reads tables into a new catalogue.
package struct CatalogBuilder {
  private let writer: CatalogWriter

  /// - Parameter database: An empty database that becomes the catalogue.
  package init(_ database: Database) throws { writer = try CatalogWriter(database) }

  /// Writes the tables that are compiled into the program.
  package func addEmbedded(_ reference: StandardReferenceTable, _ everyday: EverydayTable) throws {
    try add(EverydayTable.table, everyday.foods)
    try add(StandardReferenceTable.table, reference.foods)
  }

  private func add(_ table: FoodTable, _ foods: [FoodRecord]) throws {
    try writer.begin(table)
    for food in foods { try writer.add(food) }
  }

  /// Reads the FoodData Central zip at `path`.
  ///
  /// - Parameters:
  ///   - path: The archive, in its CSV form.
  ///   - source: What is recorded of where it came from.
  /// - Returns: The table that was read.
  package func add(zip path: String, source: TableSource) throws -> FoodTable {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let archive: ZipArchive
    do {
      archive = try ZipArchive(path: path)
    } catch {
      throw ImportError.unknownKind(file: file, reason: error.summary)
    }
    var added: FoodTable?
    var reader = FDCTableReader(FDCArchive(archive, file: file))
    try reader.read { table in
      var table = table
      table.origin = source.origin
      table.bytes = source.bytes
      table.sha256 = source.sha256
      table.added = source.added
      added = table
      try writer.begin(table)
    } add: { food in
      try writer.add(food)
    }
    guard let added else { throw ImportError.empty(file: file) }
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
