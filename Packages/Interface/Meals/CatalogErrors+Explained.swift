package import CommandLineKit
package import FoodCatalog
package import SQLite

extension CatalogError: Explained {
  package var exitCode: ExitCode {
    switch self {
    case .unknownTable, .notAdded: .usage
    default: .database
    }
  }

  package var code: String {
    switch self {
    case .unknownTable, .notAdded: "unknown_table"
    default: "catalog"
    }
  }
}

/// The diary explains its own; what is left is the catalogue's.
extension SQLiteError: Explained {
  package var summary: String {
    switch kind {
    case .full: "the disk is full, so nothing was written"
    case .readOnly, .cannotOpen: "the food catalogue cannot be opened or written"
    case .busy: "another program holds the food catalogue"
    case .damaged, .notADatabase: "the food catalogue is damaged"
    default: "the food catalogue cannot be read: \(message)"
    }
  }

  package var hint: String? {
    switch kind {
    case .damaged, .notADatabase: "remove catalog.db and run: reset-food catalog update"
    case .full: "free some space and try again; nothing was changed"
    case .busy: "try again when the other program is done"
    default: "look at the permissions of the file and of its folder"
    }
  }

  package var exitCode: ExitCode { .database }
  package var code: String { "catalog" }
}
