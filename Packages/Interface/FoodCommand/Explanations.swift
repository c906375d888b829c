import CatalogImport
import CommandLineKit
import Diary
import FoodCatalog
import SQLite

/// Runs `work` and turns what it throws into words for the person.
func explained<T>(_ work: () throws -> T) throws -> T {
  do {
    return try work()
  } catch {
    throw explanation(of: error)
  }
}

/// The error as the person should read it; itself where nothing is known of it.
func explanation(of error: any Error) -> any Error {
  switch error {
  case let error as DiaryError:
    Failure(error.summary, hint: error.hint, exitCode: .database, code: error.code)
  case let error as CatalogError: catalogFailure(error)
  case let error as ImportError:
    Failure(error.summary, hint: error.hint, exitCode: .unreadableInput, code: "unreadable_table")
  case let error as SQLiteError: databaseFailure(error)
  default: error
  }
}

private func catalogFailure(_ error: CatalogError) -> Failure {
  if case .unknownTable = error {
    return Failure(error.summary, hint: error.hint, exitCode: .usage, code: "unknown_table")
  }
  return Failure(error.summary, hint: error.hint, exitCode: .database, code: "catalog")
}

private func databaseFailure(_ error: SQLiteError) -> Failure {
  let summary =
    switch error.kind {
    case .full: "the disk is full, so nothing was written"
    case .readOnly, .cannotOpen: "the food catalogue cannot be opened or written"
    case .busy: "another program holds the food catalogue"
    case .damaged, .notADatabase: "the food catalogue is damaged"
    default: "the food catalogue cannot be read: \(error.message)"
    }
  let hint =
    switch error.kind {
    case .damaged, .notADatabase: "remove catalog.db and run: reset-food catalog update"
    case .full: "free some space and try again; nothing was changed"
    case .busy: "try again when the other program is done"
    default: "look at the permissions of the file and of its folder"
    }
  return Failure(summary, hint: hint, exitCode: .database, code: "catalog")
}
