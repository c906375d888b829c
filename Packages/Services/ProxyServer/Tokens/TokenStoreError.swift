import SQLite

/// Why the tokens cannot be read or changed.
package struct TokenStoreError: Error, Equatable {
  /// What went wrong, in one line without any secret.
  package let summary: String
  package let hint: String?

  package init(_ summary: String, hint: String? = nil) {
    self.summary = summary
    self.hint = hint
  }

  /// Runs `work`; what SQLite or the system says of the file at `path` is put in words.
  static func explaining<T>(_ path: String, _ work: () throws -> T) throws -> T {
    do {
      return try work()
    } catch let error as SQLiteError {
      throw Self("the tokens in \(path) cannot be used: \(words(error))")
    } catch let error as DatabaseFileError {
      throw Self("\(error.path): \(error.message)", hint: "look at the permissions of its folder")
    }
  }

  private static func words(_ error: SQLiteError) -> String {
    switch error.kind {
    case .busy: "another program holds them"
    case .readOnly: "the file cannot be written"
    case .full: "the disk is full"
    case .damaged, .notADatabase: "the file is damaged"
    default: error.message
    }
  }
}
