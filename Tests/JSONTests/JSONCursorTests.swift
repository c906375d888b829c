import JSON
import Testing

@Suite struct JSONCursorTests {
  /// Texts of RFC 8259, and some that are none.
  @Test(
    arguments: [
      "{}", "[]", "null", "true", "false", "0", "-0", "12.5e-3", "1E+2", #""""#, #""a\"b\\""#,
      #""\u00e9\ud83d\ude00""#, " \t\r\n{ \"a\" : [ 1 , { } , [ ] ] , \"b\" : null } \n",
      #"{"a":1,"a":2}"#, "\"\u{7F}\"", #""\/""#,
    ]
  )
  func walksOverJSON(text: String) throws {
    var cursor = JSONCursor(Array(text.utf8))
    try cursor.skip()
    try cursor.end()
  }

  @Test(
    arguments: [
      "", " ", "{", "[", "{]", "[1,]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{,}", "{a:1}", "01",
      "-", "1.", "1e", ".5", "+1", "0x1", "NaN", "Infinity", "tru", "nul", "\"", "\"\\\"", #""\x""#,
      #""\u12g4""#, #""\u12""#, "\"a\nb\"", "\"\u{0}\"", "1 2", "{} {}", "[1 2]", "{\"a\" 1}",
      "'a'", "//", "\u{FEFF}{}",
    ]
  )
  func refusesWhatIsNone(text: String) {
    #expect(throws: JSONFlaw.self) {
      var cursor = JSONCursor(Array(text.utf8))
      try cursor.skip()
      try cursor.end()
    }
  }

  @Test func refusesDeepNesting() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array(String(repeating: "[", count: depth).utf8)
        + Array(String(repeating: "]", count: depth).utf8)
    }
    var cursor = JSONCursor(nested(100))
    try cursor.skip()
    #expect(throws: JSONFlaw.self) {
      var cursor = JSONCursor(nested(100_000))
      try cursor.skip()
    }
  }

  @Test func givesTextsUnescapedAndTheirPlaces() throws {
    let text = #"{"mod\u0065l" : "\ud83d\ude00\n", "n": -12}"#
    var cursor = JSONCursor(Array(text.utf8))
    var found: [String] = []
    try cursor.object { cursor, key in
      switch try cursor.kind() {
      case .string: found.append("\(key)=\(try cursor.string().text)")
      default:
        found.append(
          "\(key)=\(String(decoding: text.utf8.map { $0 }[try cursor.number()], as: UTF8.self))"
        )
      }
    }
    try cursor.end()
    #expect(found == ["model=😀\n", "n=-12"])
  }

  @Test(arguments: [[0x22, 0xC3, 0x28, 0x22], Array(#""\ud83d""#.utf8), Array(#""\ude00x""#.utf8)])
  func refusesTextsThatAreNoUnicode(bytes: [UInt8]) throws {
    #expect(throws: JSONFlaw.self) {
      var cursor = JSONCursor(bytes)
      _ = try cursor.string()
    }
    // Where nobody reads it, it goes on as it came.
    var cursor = JSONCursor(bytes)
    try cursor.skip()
    try cursor.end()
  }
}
