import TOML
import Testing

/// One change and the text expected from it.
struct Edit: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let before: String
  let key: String
  let value: TOMLValue
  let after: String

  init(_ what: String, _ before: String, _ key: String, _ value: TOMLValue, _ after: String) {
    testDescription = what
    self.before = before
    self.key = key
    self.value = value
    self.after = after
  }

  var path: [String] { key.split(separator: "/").map(String.init) }
}

private let edits: [Edit] = [
  Edit("a value with a comment", "# a\nx = 1 # why\ny=2\n", "x", 5, "# a\nx = 5 # why\ny=2\n"),
  Edit("spaces around", "  x   =   'old'   # c", "x", "new", "  x   =   \"new\"   # c"),
  Edit("after wide letters", "x = \"ééé🍎\" # é\n", "x", 1, "x = 1 # é\n"),
  Edit("in a quoted key", "\"a b\".'c.d' = 1\n", "a b/c.d", 2, "\"a b\".'c.d' = 2\n"),
  Edit("text of many lines", "x = '''\na # no\n''' # c\n", "x", 1, "x = 1 # c\n"),
  Edit("a list of many lines", "x = [\n 1,\n 2\n]\ny = 1\n", "x", [3], "x = [3]\ny = 1\n"),
  Edit("a list with a number sign in text", "x = ['#a']\n", "x", [3], "x = [3]\n"),
  Edit("between braces", "t = { a = 1, b = 2 } # c\n", "t/a", 9, "t = { a = 9, b = 2 } # c\n"),
  Edit("the braces themselves", "t = { a = 1 }\n", "t", 1, "t = 1\n"),
  Edit("with CRLF", "a = 1\r\nb = 2\r\n", "a", 3, "a = 3\r\nb = 2\r\n"),
  Edit("the same value again", "x = [1, # one\n2]\n", "x", [1, 2], "x = [1, # one\n2]\n"),
  Edit("after a byte order mark", "\u{FEFF}x = 1", "x", 22, "\u{FEFF}x = 22"),
  Edit("without a last line end", "[t]\nx = 1", "t/x", 2, "[t]\nx = 2"),

  Edit("a new key", "[t]\na = 1 # c\n\n[u]\n", "t/b", 2, "[t]\na = 1 # c\nb = 2\n\n[u]\n"),
  Edit(
    "in an empty table",
    "[t] # c\n\n# u is\n[u]\n",
    "t/b",
    2,
    "[t] # c\nb = 2\n\n# u is\n[u]\n"
  ),
  Edit("in a table at the end", "[t]\na = 1", "t/b", 2, "[t]\na = 1\nb = 2"),
  Edit("a header with no line end", "[t]", "t/b", 2, "[t]\nb = 2"),
  Edit("as far in as the last", "[t]\n\ta = 1\n", "t/b", 2, "[t]\n\ta = 1\n\tb = 2\n"),
  Edit("after many lines", "[t]\na = [\n1\n] # c\n", "t/b", 2, "[t]\na = [\n1\n] # c\nb = 2\n"),
  Edit("CRLF new key", "[t]\r\na = 1\r\n", "t/b", 2, "[t]\r\na = 1\r\nb = 2\r\n"),
  Edit("CRLF new table", "a = 1\r\n", "t/b", 2, "a = 1\r\n\r\n[t]\r\nb = 2\r\n"),
  Edit("a parent implied", "[t.u]\nx = 1\n", "t/b", 2, "[t.u]\nx = 1\n\n[t]\nb = 2\n"),
  Edit("before a child", "[t]\n[t.u]\nx = 1\n", "t/b", 2, "[t]\nb = 2\n[t.u]\nx = 1\n"),
  Edit("into a list's sibling", "[[l]]\nx = 1\n[t]\n", "t/b", 2, "[[l]]\nx = 1\n[t]\nb = 2\n"),
  Edit("before a list of tables", "[t]\n[[l]]\n[[l]]\n", "t/b", 2, "[t]\nb = 2\n[[l]]\n[[l]]\n"),
  Edit(
    "between lists of tables",
    "[[l]]\n[t]\na = 1\n[[l]]\n",
    "t/b",
    2,
    "[[l]]\n[t]\na = 1\nb = 2\n[[l]]\n"
  ),

  Edit("a new table", "a = 1 # c", "t/b", 2, "a = 1 # c\n\n[t]\nb = 2\n"),
  Edit("a new table after a blank", "a = 1\n\n", "t/b", 2, "a = 1\n\n[t]\nb = 2\n"),
  Edit("a new table in nothing", "", "t/b", 2, "[t]\nb = 2\n"),
  Edit("a new table after a mark", "\u{FEFF}", "t/b", 2, "\u{FEFF}[t]\nb = 2\n"),
  Edit("a deeper table", "[t]\na = 1\n", "t/u/b", 2, "[t]\na = 1\n\n[t.u]\nb = 2\n"),
  Edit("a table to be quoted", "", "t x/b", 2, "[\"t x\"]\nb = 2\n"),

  Edit("a first key of all", "", "a", 1, "a = 1\n"),
  Edit("among comments", "# hello", "a", 1, "# hello\na = 1\n"),
  Edit("before the tables", "x = 1\n\n[t]\n", "a", 1, "x = 1\na = 1\n\n[t]\n"),
  Edit("above the first header", "[t]\nx = 1\n", "a", 1, "a = 1\n\n[t]\nx = 1\n"),
  Edit("above its comment", "# top\n\n# t is\n[t]\n", "a", 1, "# top\n\na = 1\n\n# t is\n[t]\n"),
  Edit("above, after a mark", "\u{FEFF}# t\n[t]\n", "a", 1, "\u{FEFF}a = 1\n\n# t\n[t]\n"),

  Edit("beside a dotted key", "a.b = 1\nz = 1\n", "a/c", 2, "a.b = 1\na.c = 2\nz = 1\n"),
  Edit("below a dotted key", "a.b = 1\n", "a/x/y", 2, "a.b = 1\na.x.y = 2\n"),
  Edit("dotted in a table", "[t]\na.b = 1\n[t.v]\n", "t/a/c", 2, "[t]\na.b = 1\na.c = 2\n[t.v]\n"),
  Edit("into braces", "t = { a = 1 } # c\n", "t/b", 2, "t = { a = 1, b = 2 } # c\n"),
  Edit("into empty braces", "t = {}\n", "t/b", 2, "t = { b = 2 }\n"),
  Edit("dotted into braces", "t = {a.b=1}\n", "t/c/d", 2, "t = {a.b=1, c.d = 2}\n"),
]

private let removals: [Edit] = [
  Edit("a line with its comment", "a = 1\nb = 2 # c\nc = 3\n", "b", 0, "a = 1\nc = 3\n"),
  Edit("many lines", "a = [\n1, # c\n]\nb = 2\n", "a", 0, "b = 2\n"),
  Edit("the last line", "a = 1\nb = 2", "b", 0, "a = 1\n"),
  Edit("the only line", "\u{FEFF}a = 1", "a", 0, "\u{FEFF}"),
  Edit("CRLF", "a = 1\r\nb = 2\r\n", "a", 0, "b = 2\r\n"),
  Edit("what leaves a table empty", "# t\n[t] # c\na = 1\n", "t/a", 0, "# t\n[t] # c\n"),
  Edit("a dotted key", "a.b = 1\na.c = 2\n", "a/b", 0, "a.c = 2\n"),
  Edit("the last dotted key", "[t]\na.b.c = 1\n", "t/a/b/c", 0, "[t]\n"),
  Edit("what is not there", "a = 1\n", "x/y", 0, "a = 1\n"),
  Edit("below a value", "a = 1\n", "a/b", 0, "a = 1\n"),
  Edit("a whole brace table", "a = { b = 1 }\nc = 1\n", "a", 0, "c = 1\n"),
]

private let refusals: [(text: String, key: String, reason: TOMLEditError.Reason, line: Int)] = [
  ("\n[t]\na = 1\n", "t", .isTable, 2),
  ("a.b = 1\n", "a", .isTable, 1),
  ("\na = 1\n", "a/b", .isNoTable, 2),
  ("\na = [1]\n", "a/b", .isNoTable, 2),
  ("\n[[l]]\na = 1\n", "l/a", .isInTables, 2),
  ("[[l]]\n", "l", .isInTables, 1),
  ("[[l.m]]\n", "l/m/n", .isInTables, 1),
  ("t = { a.b = 1 }\n", "t/a/c", .isInBraces, 1),
  ("a = 1\nl = [\n1, # one\n2]\n", "l", .holdsComments, 2),
  ("l = [ # none\n]\n", "l", .holdsComments, 1),
  ("l = [[1], # a\n[2]]\n", "l", .holdsComments, 1),
]

@Suite struct EditingTests {
  @Test(arguments: edits)
  func setsOneValueAndNothingElse(edit: Edit) throws {
    let changed = try TOMLDocument(edit.before).setting(edit.path, to: edit.value)
    #expect(Array(changed.text.utf8) == Array(edit.after.utf8), "\(changed.text)")
    #expect(changed.value(at: edit.path) == edit.value)
  }

  @Test(arguments: removals)
  func removesOneValueAndNothingElse(edit: Edit) throws {
    let changed = try TOMLDocument(edit.before).removing(edit.path)
    #expect(Array(changed.text.utf8) == Array(edit.after.utf8), "\(changed.text)")
  }

  @Test(arguments: refusals)
  func refusesWhatItCannotChangeSafely(
    text: String,
    key: String,
    reason: TOMLEditError.Reason,
    line: Int
  ) throws {
    let path = key.split(separator: "/").map(String.init)
    let document = try TOMLDocument(text)
    let error = #expect(throws: TOMLEditError.self) { try document.setting(path, to: "new") }
    #expect(error?.reason == reason)
    #expect(error?.line == line)
  }

  @Test(arguments: [
    ("t = { a = 1, b = 2 }\n", "t/a", TOMLEditError.Reason.isInBraces),
    ("[t]\na = 1\n", "t", .isTable),
    ("[[l]]\na = 1\n", "l", .isInTables),
  ])
  func refusesToRemove(text: String, key: String, reason: TOMLEditError.Reason) throws {
    let path = key.split(separator: "/").map(String.init)
    let document = try TOMLDocument(text)
    let error = #expect(throws: TOMLEditError.self) { try document.removing(path) }
    #expect(error?.reason == reason)
  }
}
