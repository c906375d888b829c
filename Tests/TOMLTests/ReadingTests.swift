import TOML
import Testing

private let kinds: [(text: String, value: TOMLValue)] = [
  ("v = 'text'", .string("text")),
  ("v = \"a\\tb\\u00e9\"", "a\tbé"),
  ("v = \"nul \\u0000 inside\"", "nul \0 inside"),
  ("v = \"\"\"\nmany\nlines\"\"\"", "many\nlines"),
  ("v = ''", ""),
  ("v = -9223372036854775808", .integer(.min)),
  ("v = 0xFF", 255),
  ("v = 1_000", 1000),
  ("v = 2.5e3", 2500.0),
  ("v = -inf", .double(-.infinity)),
  ("v = nan", .double(.nan)),
  ("v = true", true),
  ("v = 2026-11-30", .date("2026-11-30")),
  ("v = 08:12:00", .date("08:12:00")),
  ("v = 2026-11-30T08:12:00+01:00", .date("2026-11-30T08:12:00+01:00")),
  ("v = [1, [\"a\"], {b = 2}]", [1, ["a"], .table(["b": 2])]),
  ("v = []", []),
  ("v = {}", .table([:])),
  ("[v]\na.b = 1\n\"c.d\" = 2", .table(["a": .table(["b": 1]), "c.d": 2])),
  ("[[v]]\na = 1\n[[v]]", [.table(["a": 1]), .table([:])]),
]

private let wrong: [(text: String, line: Int)] = [
  ("a = 1\nb = ", 2),
  ("a = 1\na = 2", 2),
  ("[t]\n[t]", 2),
  ("a", 1),
  ("a = 'é\n", 1),
  ("x = 1\n\n= 2", 3),
  ("[=", 1),
  ("x = 1\n# c\n[.a]\ny = 2\n[t]\n", 3),
  ("\n[t]\nx = { = 1 }", 3),
  ("a = 1 b = 2", 1),
  ("a = \"\\q\"", 1),
  ("v = " + String(repeating: "[", count: 5000), 1),
  ("ok = 1\nv" + String(repeating: ".a", count: 100_000) + " = 1", 2),
]

private let written: [TOMLValue] = [
  .string("quote \" back \\ tab \t nul \0 del \u{7F} é 🍎 \r\n"),
  .string(""), .double(1e-7), .double(.leastNonzeroMagnitude), .double(1e300), .double(-0.0),
  .double(.infinity),
  .double(.nan), .double(3), .integer(.min), .integer(.max), false, .date("2026-11-30"),
  .array([["a"], 1, .table(["a b": 1, "c": .table([:])])]), .table(["": 1]),
]

@Suite struct ReadingTests {
  @Test(arguments: kinds)
  func readsEveryKindOfValue(text: String, expected: TOMLValue) throws {
    #expect(try TOMLDocument(text).value(at: ["v"]) == expected)
  }

  @Test(arguments: wrong)
  func namesTheLineOfWhatIsWrong(text: String, line: Int) {
    let error = #expect(throws: TOMLError.self) { try TOMLDocument(text) }
    #expect(error?.line == line)
    #expect(error?.message.isEmpty == false)
  }

  @Test func readsAndEditsKeysAsDeepAsAreAllowed() throws {
    let path = [String](repeating: "a", count: 1000)
    let document = try TOMLDocument("\(path.joined(separator: ".")) = 1 # deep")
    #expect(document.entries.map(\.path) == [path])
    #expect(try document.setting(path, to: 2).value(at: path) == 2)
    #expect(try document.removing(path).bytes.isEmpty)
  }

  @Test(arguments: [[0xFF], [0x61, 0x3D, 0x22, 0xC3, 0x22], [0x61, 0x00], [0xED, 0xA0, 0x80]])
  func refusesBytesThatAreNoText(bytes: [UInt8]) {
    #expect(throws: TOMLError.self) { try TOMLDocument(bytes) }
  }

  @Test(arguments: ["", "\n", "# only a comment", "\u{FEFF}", "\r\n"])
  func readsTextWithNothingInIt(text: String) throws {
    let document = try TOMLDocument(text)
    #expect(document.value == .table([:]))
    #expect(document.entries.isEmpty)
    #expect(document.entry(at: ["a"]) == nil)
  }

  @Test func listsEntriesInTheOrderOfTheText() throws {
    let document = try TOMLDocument(
      """
      z = 1
      é = 2 # ü
      [food]
        search = ["a"]
      inline = { deep.er = true, b = 1 }
      [[list]]
      x = 1
      [empty]
      """.replacing("é", with: "\"é\"")
    )
    let found = document.entries.map { "\($0.path.joined(separator: "/")) \($0.line):\($0.column)" }
    #expect(
      found == [
        "z 1:5", "é 2:7", "food/search 4:12", "food/inline/deep/er 5:22", "food/inline/b 5:32",
        "list 6:1", "empty 8:1",
      ]
    )
  }

  @Test func tellsApartKeysThatUnicodeCallsEqual() throws {
    let document = try TOMLDocument("\"\u{E9}\" = 1\n\"e\u{301}\" = 2")
    #expect(document.value(at: ["\u{E9}"]) == 1)
    #expect(document.value(at: ["e\u{301}"]) == 2)
  }

  @Test(arguments: written)
  func readsWhatItWrites(value: TOMLValue) throws {
    #expect(try TOMLDocument("v = \(value.written)").value(at: ["v"]) == value)
  }
}
