import SQLite

extension DiaryFile {
  /// Runs `body`, and turns what SQLite or the system answered into words for a person.
  func explaining<T>(_ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch let error as SQLiteError {
      throw explanation(of: error) ?? error
    } catch let error as DatabaseFileError {
      throw explanation(of: error)
    } catch let error as Damage {
      throw damaged(error.detail)
    } catch let error as Journal.Mismatch {
      throw damaged("the journal does not fit row \(error.row) of \(error.table)")
    }
  }

  private func damaged(_ detail: String) -> DiaryError {
    .damaged(path: path, detail: detail, backup: newestBackup)
  }

  /// `nil` for what can only be a mistake in this program.
  func explanation(of error: SQLiteError) -> DiaryError? {
    switch error.kind {
    case .busy: .locked(path: path, milliseconds: patience)
    case .readOnly: .readOnly(path: path)
    case .full: .diskFull(path: path)
    // Our statements fit our tables; where they do not, the tables are not as we made them.
    case .damaged, .statement: damaged(error.message)
    case .notADatabase: damaged("it does not begin as a database does")
    case .cannotOpen, .inputOutput: .unavailable(path: path, detail: error.message)
    case .constraint, .interrupted, .other: nil
    }
  }

  private func explanation(of error: DatabaseFileError) -> DiaryError {
    switch error.kind {
    case .readOnly: .readOnly(path: path)
    case .full: .diskFull(path: path)
    case .missing, .exists, .other: .unavailable(path: error.path, detail: error.message)
    }
  }
}
