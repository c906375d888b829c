private let quote = UInt8(ascii: "\"")

/// Finds records in bytes that come in pieces, and where their fields lie. It can stop at any byte
/// and go on from there, so no byte is looked at twice.
struct CSVScanner {
  private enum Mode {
    case fieldStart, plain, quoted
    /// After a quote in a quoted field: its end, or the first half of a doubled quote.
    case afterQuote
  }

  private let separator: UInt8
  private let quotes: Bool

  private(set) var buffer: [UInt8] = []
  /// Where the record begins in the buffer.
  private(set) var start = 0
  private(set) var fields: [CSVField] = []
  private(set) var linesInRecord = 0

  private var position = 0
  private var fieldStart = 0
  private var mode = Mode.fieldStart
  private var hasDoubledQuote = false
  private var isPastMark = false
  private var endedWithReturn = false
  private var wasQuoted = false
  /// All the record's bytes, or-ed: its top bit tells whether there is more than ASCII.
  private var seen: UInt8 = 0

  init(dialect: CSVDialect) {
    separator = dialect.separator
    quotes = dialect.quotes
  }

  /// How many bytes wait for the rest of their record.
  var pendingSize: Int { buffer.count - start }

  /// Whether the record that has just ended is an empty line.
  var isBlank: Bool { fields.count == 1 && !wasQuoted && fields[0].start == fields[0].end }

  mutating func append(_ chunk: [UInt8]) {
    // What is left of the last piece is short: part of one record.
    buffer.removeSubrange(..<start)
    position -= start
    fieldStart -= start
    start = 0
    buffer.append(contentsOf: chunk)
  }

  /// Passes over a byte order mark; `false` while too few bytes have come to tell.
  mutating func skipMark(atEnd: Bool) throws(CSVError) -> Bool {
    guard !isPastMark else { return true }
    guard buffer.count >= 3 || atEnd else { return false }
    isPastMark = true
    if buffer.starts(with: [0xFE, 0xFF]) || buffer.starts(with: [0xFF, 0xFE]) { throw .utf16 }
    if buffer.starts(with: [0xEF, 0xBB, 0xBF]) {
      (start, position) = (3, 3)
    }
    return true
  }

  mutating func startRecord() {
    start = position
    fields.removeAll(keepingCapacity: true)
    linesInRecord = 0
    seen = 0
    wasQuoted = false
    mode = .fieldStart
  }

  /// Goes on until a record is whole; `false` when the bytes have run out before.
  mutating func nextRecord(line: Int) throws(CSVError) -> Bool {
    while position < buffer.count {
      switch mode {
      case .fieldStart: startField()
      case .plain:
        passText(to: separator)
        guard position < buffer.count else { return false }
        if try endField(at: position, line: line) { return true }
      case .quoted:
        passText(to: quote)
        guard position < buffer.count else { return false }
        try passQuoted(line: line)
      case .afterQuote:
        if buffer[position] == quote {
          hasDoubledQuote = true
          mode = .quoted
          position += 1
        } else if try endField(at: position - 1, line: line) {
          return true
        }
      }
    }
    return false
  }

  /// Ends the last record of a table, which need not have a line end.
  mutating func endRecord(line: Int) throws(CSVError) -> Bool {
    if mode == .quoted { throw .unterminatedQuote(line: line) }
    guard pendingSize > 0 else { return false }
    if mode == .fieldStart { fieldStart = position }
    closeField(at: mode == .afterQuote ? position - 1 : position)
    linesInRecord += 1
    try checkText(line: line)
    return true
  }

  private mutating func passText(to mark: UInt8) {
    var seen = seen
    position = skipText(buffer.span, from: position, to: mark, &seen)
    self.seen = seen
  }

  private mutating func startField() {
    // The second half of CRLF, which may come in the next piece.
    if endedWithReturn {
      endedWithReturn = false
      if buffer[position] == lineFeed {
        position += 1
        start = position
        return
      }
    }
    mode = .plain
    if quotes, buffer[position] == quote {
      mode = .quoted
      wasQuoted = true
      position += 1
    }
    fieldStart = position
  }

  /// Ends a field at a separator or a line end; `true` when the record ends with it.
  private mutating func endField(at end: Int, line: Int) throws(CSVError) -> Bool {
    let byte = buffer[position]
    switch byte {
    case separator:
      closeField(at: end)
      position += 1
      mode = .fieldStart
      return false
    case lineFeed, carriageReturn:
      closeField(at: end)
      position += 1
      linesInRecord += 1
      endedWithReturn = byte == carriageReturn
      try checkText(line: line)
      return true
    default:
      let place = line + linesInRecord
      throw byte == 0 ? .nulByte(line: place) : .strayQuote(line: place)
    }
  }

  private mutating func passQuoted(line: Int) throws(CSVError) {
    switch buffer[position] {
    case quote: mode = .afterQuote
    case carriageReturn: linesInRecord += 1
    // Part of CRLF, which is one line end.
    case lineFeed: linesInRecord += buffer[position - 1] == carriageReturn ? 0 : 1
    default: throw .nulByte(line: line + linesInRecord)
    }
    position += 1
  }

  private mutating func closeField(at end: Int) {
    var end = end
    if hasDoubledQuote {
      end = halveQuotes(to: end)
      hasDoubledQuote = false
    }
    fields.append(CSVField(start: fieldStart - start, end: end - start))
  }

  /// Makes one quote of two, in place, and tells where the field ends now.
  private mutating func halveQuotes(to end: Int) -> Int {
    var (source, target) = (fieldStart, fieldStart)
    while source < end {
      buffer[target] = buffer[source]
      source += buffer[source] == quote ? 2 : 1
      target += 1
    }
    return target
  }

  /// Each field by itself, since halved quotes leave old bytes behind the field's end.
  private func checkText(line: Int) throws(CSVError) {
    guard seen >= 0x80 else { return }
    var lines = 0
    for field in fields {
      let range = start + field.start..<start + field.end
      if let place = firstNotUTF8(buffer.span, in: range) {
        lines += buffer[range.lowerBound..<place].count { $0 == lineFeed }
        throw .notUTF8(line: line + lines)
      }
      if linesInRecord > 1 { lines += buffer[range].count { $0 == lineFeed } }
    }
  }
}
