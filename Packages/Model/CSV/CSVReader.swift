/// Reads a table with a header from pieces of bytes, RFC 4180 in UTF-8.
///
/// Lines end with CR, LF or both, a mark at the beginning is passed over, and so are blank lines.
/// A quote in the midst of an unquoted field is taken as it stands.
///
///     var reader = CSVReader(required: ["fdc_id", "description"])
///     for chunk in chunks { try reader.read(chunk) { record in try record.int(0) … } }
///     try reader.finish { record in … }
package struct CSVReader {
  /// What to do with a record that has more or fewer fields than the header.
  package enum Ragged: Sendable {
    case refuse, deliver
  }

  private let dialect: CSVDialect
  private let required: [String]?
  private let optional: [String]
  private let ragged: Ragged
  private let maximumRecordSize: Int

  private var header = CSVHeader.none
  private var hasHeader = false
  /// The line of the record being read.
  private var line = 1
  private var scanner: CSVScanner

  /// Makes a reader that wants some columns.
  ///
  /// - Parameters:
  ///   - required: Columns that must be there, numbered from 0 in this order; `nil` for all that
  ///     the table has, in its own order.
  ///   - optional: Columns that may be missing, numbered on from `required`.
  ///   - dialect: How fields are told apart.
  ///   - ragged: What to do with a record of another length than the header.
  ///   - maximumRecordSize: How long a record may be, so that a lost quote does not eat the memory.
  package init(
    required: [String]? = nil,
    optional: [String] = [],
    dialect: CSVDialect = .commas,
    ragged: Ragged = .refuse,
    maximumRecordSize: Int = 4 << 20
  ) {
    self.required = required
    self.optional = optional
    self.dialect = dialect
    self.ragged = ragged
    self.maximumRecordSize = maximumRecordSize
    scanner = CSVScanner(dialect: dialect)
  }

  /// The columns of the table; empty until the header has been read.
  package var columnNames: [String] { header.names }

  /// Reads a piece of the table and hands each record that is now whole to `body`.
  package mutating func read(_ chunk: [UInt8], _ body: (CSVRecord) throws -> Void) throws {
    scanner.append(chunk)
    guard try scanner.skipMark(atEnd: false) else { return }
    try deliver(body)
    guard scanner.pendingSize <= maximumRecordSize else {
      throw CSVError.recordTooLong(line: line, limit: maximumRecordSize)
    }
  }

  /// Reads what is left at the end of the table.
  package mutating func finish(_ body: (CSVRecord) throws -> Void) throws {
    _ = try scanner.skipMark(atEnd: true)
    try deliver(body)
    if try scanner.endRecord(line: line) { try handOver(body) }
    guard hasHeader else { throw CSVError.empty }
  }

  /// Reads a table that lies in memory.
  package mutating func readAll(_ bytes: [UInt8], _ body: (CSVRecord) throws -> Void) throws {
    try read(bytes, body)
    try finish(body)
  }

  private mutating func deliver(_ body: (CSVRecord) throws -> Void) throws {
    while try scanner.nextRecord(line: line) { try handOver(body) }
  }

  private mutating func handOver(_ body: (CSVRecord) throws -> Void) throws {
    defer {
      line += scanner.linesInRecord
      scanner.startRecord()
    }
    guard !scanner.isBlank else { return }
    guard hasHeader else { return try takeHeader() }
    let found = scanner.fields.count
    let isRagged = found != header.names.count
    if isRagged, ragged == .refuse {
      throw CSVError.ragged(line: line, expected: header.names.count, found: found)
    }
    try body(
      CSVRecord(
        line: line,
        isRagged: isRagged,
        buffer: scanner.buffer,
        start: scanner.start,
        fields: scanner.fields,
        header: header
      )
    )
  }

  private mutating func takeHeader() throws {
    let names = scanner.fields.map { field in
      String(
        decoding: scanner.buffer[scanner.start + field.start..<scanner.start + field.end],
        as: UTF8.self
      )
    }
    header = try CSVHeader(names: names, required: required, optional: optional)
    hasHeader = true
  }
}
