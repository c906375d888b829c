/// One record of a table, as slices of the bytes it was read from.
///
/// Columns are numbered as the reader was asked for them: those required, then those optional.
/// A column that the table or a short record does not have is empty.
package struct CSVRecord {
  /// The line the record starts at.
  package let line: Int
  /// How many fields the record has, wanted or not.
  package var fieldCount: Int { fields.count }
  /// Whether the record has as many fields as the header.
  package let isRagged: Bool

  let buffer: [UInt8]
  let start: Int
  let fields: [CSVField]
  let header: CSVHeader

  /// The bytes of a field, without its quotes.
  @inline(__always)
  package func bytes(_ column: Int) -> ArraySlice<UInt8> {
    let index = header.indices[column]
    guard index < fields.count else { return [] }
    let field = fields[index]
    return buffer[start + field.start..<start + field.end]
  }

  package func isEmpty(_ column: Int) -> Bool { bytes(column).isEmpty }

  package func string(_ column: Int) -> String {
    String(decoding: bytes(column), as: UTF8.self)
  }

  /// Whether a field is exactly `text`, found out without making a `String` of it.
  package func has(_ column: Int, _ text: String) -> Bool {
    bytes(column).elementsEqual(text.utf8)
  }

  /// The whole number in a field; `nil` where it is empty.
  package func int(_ column: Int) throws(CSVError) -> Int? {
    let bytes = bytes(column)
    guard !bytes.isEmpty else { return nil }
    guard let number = parseInteger(bytes) else { throw notANumber(column) }
    return number
  }

  /// The nearest number to the decimal in a field; `nil` where it is empty.
  package func double(_ column: Int) throws(CSVError) -> Double? {
    let bytes = bytes(column)
    guard !bytes.isEmpty else { return nil }
    guard let number = parseDecimal(bytes) else { throw notANumber(column) }
    return number
  }

  private func notANumber(_ column: Int) -> CSVError {
    .notANumber(line: line, column: header.wanted[column], text: String(string(column).prefix(40)))
  }
}

/// Where a field lies, counted from the start of its record.
struct CSVField {
  let start: Int
  let end: Int
}
