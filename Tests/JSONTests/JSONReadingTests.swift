import Testing

@testable import JSON

@Suite struct JSONReadingTests {
  @Test(
    arguments: [
      ("null", .null), (" true\n", .bool(true)), ("-3", .int(-3)), ("0", .int(0)),
      ("2.50", .number(2.5)), ("1e3", .number(1000)), ("0E-8", .number(0)),
      ("9223372036854775808", .number(9_223_372_036_854_775_808)),
      (#""a\"\\\/\b\f\n\r\t\u00e9\ud83c\udf55ß""#, .string("a\"\\/\u{8}\u{C}\n\r\té🍕ß")),
      ("[]", .array([JSON]())), ("[1, null]", .array([.int(1), JSON.null])),
      (#"{ "b" : {"x":[ ]} , "a":"" }"#, ["b": ["x": .array([JSON]())], "a": ""]),
    ] as [(String, JSON)]
  )
  func reads(text: String, value: JSON) throws {
    #expect(try JSON(reading: Array(text.utf8)) == value)
  }

  @Test(arguments: [
    "", " ", "nul", "nulll", "tru", "01", "1.", ".5", "+1", "-", "1e", "1e999", "NaN", "Infinity",
    "\"", "\"a", "\"\u{1}\"", #""\x""#, #""\u12""#, #""\ud800""#, "'a'", "[", "[1", "[1,]", "[,1]",
    "[1 2]", "{", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "{\"a\":1 \"b\":2}", "1 2", "{}{}",
    "// x\n1", #"{"a":1,"a":2}"#, "\u{FEFF}1",
  ])
  func refuses(text: String) {
    #expect(throws: JSONFlaw.self) { try JSON(reading: Array(text.utf8)) }
  }

  @Test func refusesWhatIsNoUnicodeAndWhatIsBottomless() {
    #expect(throws: JSONFlaw.self) { try JSON(reading: [0x22, 0xFF, 0x22]) }
    let bottomless = [UInt8](repeating: UInt8(ascii: "["), count: 1 << 20)
    #expect(throws: JSONFlaw.self) { try JSON(reading: bottomless) }
  }

  @Test func readsWhatItWrites() throws {
    let value: JSON = [
      "text": "a\"\u{1}\u{7F}\n🍕",
      "numbers": .array([.int(.min), .number(0.1), JSON.number(1e-9)]),
      "none": .null,
    ]
    #expect(try JSON(reading: Array(value.text.utf8)) == value)
  }

  @Test func tellsThePlace() {
    #expect(throws: JSONFlaw(place: 5, message: "] is missing")) {
      try JSON(reading: Array("[1, 2".utf8))
    }
  }
}
