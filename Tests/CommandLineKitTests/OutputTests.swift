import CommandLineKit
import JSON
import Testing

@Suite struct OutputTests {
  @Test(
    arguments: [
      (["day"], "a note\nsample: warning: a warning\n"),
      (["day", "--quiet"], "sample: warning: a warning\n"),
      (["day", "--verbose"], "a note\na detail\nsample: warning: a warning\n"),
      (["day", "--json"], #"{"schema_version":1,"warning":{"message":"a warning"}}"# + "\n"),
      (
        ["day", "--json", "-v"],
        #"{"schema_version":1,"detail":{"message":"a detail"}}"# + "\n"
          + #"{"schema_version":1,"warning":{"message":"a warning"}}"# + "\n"
      ),
    ]
  )
  func saysAsMuchAsWasAskedFor(words: [String], errors: String) async {
    let recording = Recording(words)
    #expect(await sample.run(recording.context) == 0)
    #expect(recording.errors == errors)
  }

  @Test(
    arguments: [
      ([], [:], true, true), ([], [:], false, false), (["--no-color"], [:], true, false),
      ([], ["NO_COLOR": "1"], true, false), ([], ["NO_COLOR": ""], true, true),
      ([], ["TERM": "dumb"], true, false), ([], ["CLICOLOR_FORCE": "1"], false, true),
      ([], ["CLICOLOR_FORCE": "0"], false, false), ([], ["CLICOLOR_FORCE": ""], false, false),
      ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false),
      ([], ["CLICOLOR_FORCE": "1", "TERM": "dumb"], true, true),
      (["--no-color"], ["CLICOLOR_FORCE": "1"], true, false),
    ] as [([String], [String: String], Bool, Bool)]
  )
  func colorsWhereItIsWanted(
    words: [String],
    environment: [String: String],
    isTerminal: Bool,
    isColored: Bool
  ) async {
    let recording = Recording(
      ["search", "apple"] + words,
      environment: environment,
      isTerminal: isTerminal
    )
    #expect(await sample.run(recording.context) == 0)
    #expect(recording.output == (isColored ? "found \u{1B}[1mapple\u{1B}[0m\n" : "found apple\n"))
  }

  @Test func flushesEachResult() async {
    let recording = Recording(["search", "-", "--json"], input: "a\nb\n")
    #expect(await sample.run(recording.context) == 0)
    #expect(recording.writes.count == 2)
  }

  @Test(
    arguments: [
      (["a": .int(1)], #"{"schema_version":1,"a":1}"#),
      ([:], #"{"schema_version":1}"#),
      (["a": .null, "schema_version": .int(9)], #"{"schema_version":1,"a":null}"#),
      (.array([.int(1)]), #"{"schema_version":1,"value":[1]}"#),
    ] as [(JSON, String)]
  )
  func putsTheSchemaVersionFirst(json: JSON, text: String) {
    #expect(json.versioned.text == text)
  }

  @Test func cannotBeDrivenByData() async {
    let hostile = "\u{1B}[2J\u{1B}]0;x\u{7}app\r\nle\u{9B}31m\u{202E}"
    let recording = Recording(["search", hostile], isTerminal: true)
    #expect(await sample.run(recording.context) == 0)
    #expect(recording.output == "found \u{1B}[1mapp le31m\u{1B}[0m\n")
    let unknown = Recording([hostile])
    #expect(await sample.run(unknown.context) == 2)
    #expect(unknown.errors == "sample: unknown command [2J]0;xapp le31m\n  try: sample --help\n")
  }

  @Test(
    arguments: [(nil, "", 80), (nil, "100", 100), (120, "100", 120), (0, "0", 80), (nil, "x", 80)]
      as [(Int?, String, Int)]
  )
  func findsItsWidth(terminal: Int?, columns: String, width: Int) {
    let recording = Recording(environment: ["COLUMNS": columns], width: terminal)
    #expect(recording.context.width == width)
  }
}

@Suite struct BatchTests {
  @Test(
    arguments: [
      ("a\nb\n", 0, "found a\nfound b\n", ""),
      ("a\n\n  \nb", 0, "found a\nfound b\n", ""),
      ("", 1, "", ""),
      ("nothing\n", 1, "", ""),
      ("nothing\na\n", 0, "found a\n", ""),
      ("broken\n", 5, "", "sample: line 1: the line is broken\n  try: mend it\n"),
      (
        "a\nbroken\nb\n", 8, "found a\nfound b\n",
        "sample: line 2: the line is broken\n  try: mend it\n"
      ),
      ("a\nb\u{FFFD}\nc\n", 8, "found a\nfound c\n", "sample: a line is not UTF-8\n"),
      ("\u{FFFD}\n", 5, "", "sample: a line is not UTF-8\n"),
      ("\u{1B}[1ma\u{1B}[0m\n", 0, "found a\n", ""),
      ("a\ncancel\nb\n", 130, "found a\n", "sample: interrupted\n"),
    ] as [(String, Int32, String, String)]
  )
  func answersEachLine(input: String, status: Int32, output: String, errors: String) async {
    let recording = Recording(["search", "-"], input: input)
    #expect(await sample.run(recording.context) == status)
    #expect(recording.output == output)
    #expect(recording.errors == errors)
  }
}
