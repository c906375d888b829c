package import Barcodes
package import Nutrition
package import SQLite
import Words

/// The food tables, those in the program and those a person added, and their search.
///
/// For one task at a time; a program makes one and keeps it, as it remembers what it has read.
package final class Catalog {
  private(set) var shelves: [Shelf]
  private let onTrouble: ((AddedTables, any Error) -> Void)?
  /// The files behind the shelves from the second on.
  private var added: [AddedTables] = []

  /// Reads all of `databases`; where one of them cannot be read, nothing can.
  ///
  /// - Parameter databases: Catalogue files, the embedded one first.
  package init(_ databases: [Database]) throws {
    shelves = try databases.map(Shelf.init)
    onTrouble = nil
  }

  /// Reads what can be read: a file that was added and is damaged, now or when it is come upon, is
  /// left out, and the rest goes on answering.
  ///
  /// - Parameters:
  ///   - inside: The tables in the program.
  ///   - added: The files with what the person added.
  ///   - onTrouble: Is told once of each file that is left out, and why.
  package init(
    _ inside: Database,
    and added: [AddedTables],
    onTrouble: @escaping (AddedTables, any Error) -> Void
  ) throws {
    shelves = [try Shelf(inside)]
    self.onTrouble = onTrouble
    for file in added {
      do {
        guard let database = try file.open() else { continue }
        shelves.append(try Shelf(database))
        self.added.append(file)
      } catch {
        onTrouble(file, error)
      }
    }
  }

  /// All tables, in the order they were added.
  package var tables: [FoodTable] {
    shelves.flatMap { shelf in
      shelf.tables.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// The food called `id`; `nil` where no table has it.
  package func food(_ id: FoodID) throws -> Food? { try stored(id)?.food }

  /// How the numbers of `id` came about, where they were computed from others.
  package func formula(of id: FoodID) throws -> String? { try stored(id)?.formula }

  private func stored(_ id: FoodID) throws -> Shelf.StoredFood? {
    try reading {
      for shelf in shelves {
        if let found = try shelf.food(table: id.source, key: id.key) { return found }
      }
      return nil
    }
  }

  /// The newest row of the product `gtin`; `nil` where no table has it.
  package func food(_ gtin: GTIN) throws -> Food? {
    try reading {
      try shelves.flatMap { try $0.foods(gtin) }
        .max { $0.table.released < $1.table.released }?.food
    }
  }

  /// What is wrong with the files, one line each; empty where they are whole.
  package func verify() throws -> [String] { try shelves.compactMap { try $0.verify() } }
}

/// A file with tables that the person added.
package struct AddedTables {
  package let path: String
  /// Opens it; `nil` where there is none.
  let open: () throws -> Database?

  package init(path: String, open: @escaping () throws -> Database?) {
    self.path = path
    self.open = open
  }
}

extension Catalog {
  /// Runs `work`, and where a file that was added turns out to be damaged, again without it.
  func reading<T>(_ work: () throws -> T) throws -> T {
    do {
      return try work()
    } catch  where onTrouble != nil && shelves.count > 1 && Self.isDamage(error) {
      return try goOn(work, after: error)
    }
  }

  /// Nobody says which file it is: it is the one without which the work succeeds.
  private func goOn<T>(_ work: () throws -> T, after error: any Error) throws -> T {
    let (all, files) = (shelves, added)
    for place in files.indices {
      (shelves, added) = (all, files)
      shelves.remove(at: place + 1)
      added.remove(at: place)
      guard let result = try? work() else { continue }
      onTrouble?(files[place], error)
      return result
    }
    (shelves, added) = ([all[0]], [])
    for file in files { onTrouble?(file, error) }
    return try work()
  }

  private static func isDamage(_ error: any Error) -> Bool {
    switch error {
    case CatalogError.damaged: true
    case let error as SQLiteError: [.damaged, .notADatabase, .inputOutput].contains(error.kind)
    default: false
    }
  }
}
