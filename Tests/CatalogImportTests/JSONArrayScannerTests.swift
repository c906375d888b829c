import Testing

@testable import CatalogImport

struct JSONArrayScannerTests {
  /// What comes out of a document that is read in pieces cut at `cuts`.
  static func elements(
    _ text: String,
    cuts: [Int] = [],
    limit: Int = 100
  ) throws -> [String] {
    var scanner = JSONArrayScanner(["a", "b\\\""], limit: limit)
    var found: [String] = []
    let bytes = Array(text.utf8)
    for (start, end) in zip([0] + cuts, cuts + [bytes.count]) {
      try scanner.read(Array(bytes[start..<end])) { key, element in
        found.append("\(key) \(String(decoding: element, as: UTF8.self))")
      }
    }
    try scanner.finish()
    return found
  }

  static let documents: [(String, [String])] = [
    (#"{"a":[{"x":[1,{}]},[],"s"]}"#, [#"a {"x":[1,{}]}"#, "a []", #"a "s""#]),
    (#" { "a" : [ 1 , -2.5e+3 , null ] , "a":[true]} "#, ["a 1", "a -2.5e+3", "a null", "a true"]),
    (#"{"c":[1],"d":{"a":[2]},"e":"\"a\":[3]","f":1.5,"a":[4],"g":null}"#, ["a 4"]),
    (#"{"a":["]}\"\\","\\\\",{"}":"{"}]}"#, [#"a "]}\"\\""#, #"a "\\\\""#, #"a {"}":"{"}"#]),
    (#"{"b\"":[{"é🍌":"ü"}]}"#, [#"b\" {"é🍌":"ü"}"#]),
    ("\u{FEFF}{\"a\":{\"a\":[1]},\"a\":[]}\r\n", []),
    ("{}", []),
  ]

  @Test(arguments: documents)
  func isTheSameInAllPieces(_ document: (text: String, found: [String])) throws {
    #expect(try Self.elements(document.text) == document.found)
    let count = document.text.utf8.count
    #expect(try Self.elements(document.text, cuts: Array(1..<count)) == document.found)
    for first in 0...count {
      for second in first...count {
        let found = try Self.elements(document.text, cuts: [first, second])
        #expect(found == document.found, "\(first), \(second)")
      }
    }
  }

  static let faults: [(String, JSONScanError)] = [
    ("", .noObject), ("[1]", .noObject), ("\u{FEFF}", .noObject), ("nil", .noObject),
    ("{", .truncated(at: 1)), (#"{"a"#, .truncated(at: 3)), (#"{"a":[1"#, .truncated(at: 7)),
    (#"{"a":[1]"#, .truncated(at: 8)), (#"{"a":["\"]}"#, .truncated(at: 11)),
    ("{a", .unexpected(UInt8(ascii: "a"), at: 1)),
    (#"{"a" 1"#, .unexpected(UInt8(ascii: "1"), at: 5)),
    (#"{"a":}"#, .unexpected(UInt8(ascii: "}"), at: 5)),
    (#"{"a":[1,]}"#, .unexpected(UInt8(ascii: "]"), at: 8)),
    (#"{"a":[1 2]}"#, .unexpected(UInt8(ascii: "2"), at: 8)),
    (#"{"a":1,}"#, .unexpected(UInt8(ascii: "}"), at: 7)),
    (#"{"a":[]}}"#, .unexpected(UInt8(ascii: "}"), at: 8)),
    (#"{"a":[{"x":12345678901}]}"#, .tooLong(at: 6, limit: 16)),
    (#"{"aaaaaaaaaaaaaaaaaaaaaaa":1}"#, .tooLong(at: 1, limit: 16)),
  ]

  @Test(arguments: faults)
  func saysWhereItStops(_ fault: (text: String, error: JSONScanError)) {
    #expect(throws: fault.error) { try Self.elements(fault.text, limit: 16) }
    let count = fault.text.utf8.count
    guard count > 1 else { return }
    #expect(throws: fault.error) {
      try Self.elements(fault.text, cuts: Array(1..<count), limit: 16)
    }
  }
}
