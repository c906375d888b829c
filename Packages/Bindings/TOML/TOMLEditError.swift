/// Why a key cannot be changed without rewriting more of the text than was meant.
package struct TOMLEditError: Error, Equatable {
  package enum Reason: Equatable, Sendable {
    /// The key names a table, or nothing.
    case isTable
    /// A part of the key names a value, which has no keys in it.
    case isNoTable
    /// The key leads into `[[…]]` tables, and does not say which.
    case isInTables
    /// The key stands between braces.
    case isInBraces
    /// The value is a list with comments in it, and they would go.
    case holdsComments
    /// The text would not have meant what was asked for. Nothing was changed.
    case wouldNotRead
  }

  package let reason: Reason
  package let path: [String]
  /// Where in the text the trouble is; 0 where there is no place.
  package let line: Int

  package var message: String {
    let key = writtenKey(path)
    return switch reason {
    case .isTable: "\(key) is a table, not one value"
    case .isNoTable: "\(key) is a value already, so nothing can be set below it"
    case .isInTables: "\(key) stands in a list of tables"
    case .isInBraces: "\(key) stands in a table between braces"
    case .holdsComments: "the list \(key) has comments in it that would be lost"
    case .wouldNotRead: "\(key) cannot be changed here safely"
    }
  }
}
