import Testing

@testable import CSV

/// All records of a table as strings, read in pieces of `size` bytes.
func records(
  _ text: [UInt8],
  size: Int = .max,
  reader: CSVReader = CSVReader()
) throws -> [[String]] {
  var reader = reader
  var rows: [[String]] = []
  func take(_ record: CSVRecord) { rows.append((0..<record.fieldCount).map { record.string($0) }) }
  var rest = text[...]
  while !rest.isEmpty {
    try reader.read(Array(rest.prefix(size)), take)
    rest = rest.dropFirst(size)
  }
  try reader.finish(take)
  return rows
}

struct CSVReaderTests {
  static let tables: [(String, [[String]])] = [
    ("a,b\n1,2\n", [["1", "2"]]),
    ("a,b\n1,2", [["1", "2"]]),
    ("a,b\r\n1,2\r\n3,4\r\n", [["1", "2"], ["3", "4"]]),
    ("a,b\r1,2\r3,4", [["1", "2"], ["3", "4"]]),
    ("a,b\r\r\n\n1,2\n\n\n3,4\n\n", [["1", "2"], ["3", "4"]]),
    ("\u{FEFF}a,b\n1,2\n", [["1", "2"]]),
    ("a,b\n,\n", [["", ""]]),
    ("a,b\n1,", [["1", ""]]),
    ("a\n\"\"\n", [[""]]),
    ("a\n\"\"", [[""]]),
    ("\"a\",\"b\"\n\"x, y\",\"say \"\"hi\"\"\"\n", [["x, y", "say \"hi\""]]),
    ("a,b\n\"\"\"\",\"\"\"é\"\"\"\n", [["\"", "\"é\""]]),
    ("a,b\n\"one\r\ntwo\nthree\",4\n5,6\n", [["one\r\ntwo\nthree", "4"], ["5", "6"]]),
    ("a,b\n6\" roll,2\n", [["6\" roll", "2"]]),
    ("a,b\nJalapeño,日本🍣\n", [["Jalapeño", "日本🍣"]]),
    ("a,b\n", []),
    ("a,b", []),
  ]

  @Test(arguments: tables, [1, 2, 3, 7, .max])
  func readsInPiecesOfAnySize(_ table: (String, [[String]]), size: Int) throws {
    #expect(try records(Array(table.0.utf8), size: size) == table.1)
  }

  @Test func readsOtherSeparators() throws {
    let semicolons = CSVReader(dialect: CSVDialect(separator: UInt8(ascii: ";"), quotes: true))
    #expect(try records(Array("a;b\n1,5;\"x;y\"\n".utf8), reader: semicolons) == [["1,5", "x;y"]])
    let tabs = CSVReader(dialect: .plainTabs)
    #expect(try records(Array("a\tb\n\"x\ty\"\n".utf8), reader: tabs) == [["\"x", "y\""]])
  }

  static let faults: [([UInt8], CSVError)] = [
    ([], .empty),
    (Array("\n\n".utf8), .empty),
    ([0xFF, 0xFE, 0x61, 0x00], .utf16),
    ([0xFE, 0xFF, 0x00, 0x61], .utf16),
    (Array("a,b\n1,2\n3,\0".utf8), .nulByte(line: 3)),
    (Array("a,b\n\"x\ny\0\",2\n".utf8), .nulByte(line: 3)),
    (Array("a,b\n1,2\n\"x\" y,2\n".utf8), .strayQuote(line: 3)),
    (Array("a,b\n1,2\n3,\"x\n\ny".utf8), .unterminatedQuote(line: 3)),
    (Array("a,b\n1,2,3\n".utf8), .ragged(line: 2, expected: 2, found: 3)),
    (Array("a,b\n\"x\ny\",2\n1\n".utf8), .ragged(line: 4, expected: 2, found: 1)),
    (Array("a\nxx\n".utf8) + [0xE9, 0x0A], .notUTF8(line: 3)),
    (Array("a\n\"x\ny".utf8) + [0xC3, 0x22], .notUTF8(line: 3)),
    (Array("a\n\"é\"\"\n".utf8) + [0xED, 0xA0, 0x80, 0x22], .notUTF8(line: 3)),
  ]

  @Test(arguments: faults, [1, 2, .max])
  func namesTheLineOfAFault(_ fault: ([UInt8], CSVError), size: Int) {
    #expect(throws: fault.1) { try records(fault.0, size: size) }
  }

  @Test func refusesARecordWithoutEnd() {
    let reader = CSVReader(maximumRecordSize: 64)
    let text = Array("a,b\n1,\"".utf8) + [UInt8](repeating: 0x78, count: 1000)
    #expect(throws: CSVError.recordTooLong(line: 2, limit: 64)) {
      try records(text, size: 10, reader: reader)
    }
  }

  @Test func deliversRaggedRecordsWhenAsked() throws {
    var reader = CSVReader(required: ["a", "b"], ragged: .deliver)
    var rows: [[String]] = []
    try reader.readAll(Array("a,b\n1\n1,2\n1,2,3\n".utf8)) { record in
      rows.append([record.string(0), record.string(1), "\(record.isRagged)", "\(record.line)"])
    }
    #expect(rows == [["1", "", "true", "2"], ["1", "2", "false", "3"], ["1", "2", "true", "4"]])
  }

  @Test func aRecordKeptKeepsItsBytes() throws {
    var reader = CSVReader()
    var kept: [CSVRecord] = []
    for piece in ["a,b\n1,\"x\"\"y\"\n", "2,\"p\"", "\"q\"\n"] {
      try reader.read(Array(piece.utf8)) { kept.append($0) }
    }
    try reader.finish { kept.append($0) }
    #expect(kept.map { $0.string(1) } == ["x\"y", "p\"q"])
  }

  @Test func stopsWithTheCallersError() {
    struct Enough: Error {}
    var reader = CSVReader()
    #expect(throws: Enough.self) {
      try reader.readAll(Array("a\n1\n2\n".utf8)) { _ in throw Enough() }
    }
  }

  @Test func checksTextAsTheStandardLibraryDoes() {
    var random = SystemRandomNumberGenerator()
    let pool: [UInt8] = [
      0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED,
      0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    for _ in 0..<20_000 {
      let bytes = (0..<4).map { _ in pool.randomElement(using: &random) ?? 0 }
      let right = String(validating: bytes, as: UTF8.self) != nil
      #expect((firstNotUTF8(bytes.span, in: 0..<4) == nil) == right, "\(bytes)")
    }
  }
}
