/// Why a table could not be read. Lines count from 1, the header's; a record that spans several
/// lines is named by its first.
package enum CSVError: Error, Equatable, Sendable {
  /// There is no header.
  case empty
  case utf16
  case notUTF8(line: Int)
  case nulByte(line: Int)
  /// Something other than a separator after a closing quote.
  case strayQuote(line: Int)
  case unterminatedQuote(line: Int)
  case recordTooLong(line: Int, limit: Int)
  case ragged(line: Int, expected: Int, found: Int)
  case missingColumn(String, present: [String])
  case duplicateColumn(String)
  case notANumber(line: Int, column: String, text: String)

  /// One line in lower case without a full stop.
  package var summary: String {
    switch self {
    case .empty: "the table is empty"
    case .utf16: "line 1: the table is UTF-16; only UTF-8 can be read"
    case .notUTF8(let line): "line \(line): not UTF-8"
    case .nulByte(let line): "line \(line): a NUL byte"
    case .strayQuote(let line): "line \(line): text after a closing quote"
    case .unterminatedQuote(let line): "line \(line): a quote that is never closed"
    case .recordTooLong(let line, let limit): "line \(line): a record of more than \(limit) bytes"
    case .ragged(let line, let expected, let found):
      "line \(line): \(found) fields where the header has \(expected)"
    case .missingColumn(let name, let present):
      "no column '\(name)'; the columns are \(present.joined(separator: ", "))"
    case .duplicateColumn(let name): "two columns are called '\(name)'"
    case .notANumber(let line, let column, let text):
      "line \(line), column '\(column)': '\(text)' is not a number"
    }
  }
}
