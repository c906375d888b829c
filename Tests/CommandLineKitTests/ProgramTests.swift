import Calendar
import CommandLineKit
import Testing

@Suite struct ProgramTests {
  @Test func hasNoMistakes() {
    #expect(sample.mistakes == [])
  }

  @Test(
    arguments: [
      (["search", "apple"], 0, "found apple\n"),
      (["find", "apple", "pie"], 0, "found apple pie\n"),
      (["--json", "search", "apple"], 0, #"{"schema_version":1,"name":"apple"}"# + "\n"),
      (["search", "apple", "--json"], 0, #"{"schema_version":1,"name":"apple"}"# + "\n"),
      (["search", "nothing"], 1, ""),
      (["--lang", "catalog", "search", "apple"], 0, "found apple\n"),
      (["catalog", "add", "f.csv"], 0, "added f.csv as itself\n"),
      (["-qv", "catalog", "--offline", "add", "f.csv", "n"], 0, "added f.csv as n\n"),
      (["day"], 0, "2026-11-30\n"),
      (["--day", "-1d", "day"], 0, "2026-11-29\n"),
      (["day", "--day=fri"], 0, "2026-11-27\n"),
      (["day", "zone"], 0, "UTC\n"),
      (["--version"], 0, "sample 1.2.3\n"),
      (["search", "--version", "--limit"], 0, "sample 1.2.3\n"),
      (
        ["--version", "--json"], 0,
        #"{"schema_version":1,"program":"sample","version":"1.2.3","sqlite":"3.40.1"}"# + "\n"
      ),
      (["search", "--", "--version"], 0, "found --version\n"),
    ] as [([String], Int32, String)]
  )
  func runs(words: [String], status: Int32, output: String) async {
    let recording = Recording(words)
    #expect(await sample.run(recording.context) == status)
    #expect(recording.output == output)
  }

  @Test(
    arguments: [
      (["serach"], 2, "sample: unknown command serach\n  try: sample search\n"),
      (["catalog", "ad"], 2, "sample: unknown command ad\n  try: sample catalog add\n"),
      (["zzz"], 2, "sample: unknown command zzz\n  try: sample --help\n"),
      (["day", "zon"], 2, "sample: unknown command zon\n  try: sample day zone\n"),
      (["--jsn"], 2, "sample: unknown option --jsn\n  try: --json\n"),
      (["--limit", "3", "search"], 2, "sample: unknown option --limit\n  try: sample --help\n"),
      (["search", "--limt", "3"], 2, "sample: unknown option --limt\n  try: --limit\n"),
      (
        ["search", "--limit"], 2,
        """
        sample: --limit needs a value: a whole number from 1 to 100
          try: sample search --help

        """
      ),
      (
        ["search", "--meal", "brekfast"], 2,
        """
        sample: --meal cannot be “brekfast”: it wants one of breakfast, lunch, dinner
          try: --meal breakfast

        """
      ),
      (["search", "--loud=x"], 2, "sample: --loud takes no value\n  try: sample search --help\n"),
      (["catalog", "add"], 2, "sample: FILE is missing\n  try: sample catalog add --help\n"),
      (["day", "--", "x"], 2, "sample: unexpected argument “x”\n  try: sample day --help\n"),
      (["search", "broken"], 5, "sample: the line is broken\n  try: mend it\n"),
      (
        ["search", "bug"], 70,
        """
        sample: internal error: divisionByZero
          try: report this mistake of the program, with the call that led to it

        """
      ),
      (["search", "cancel"], 130, "sample: interrupted\n"),
      (
        ["search", "broken", "--json"], 5,
        #"{"schema_version":1,"error":{"code":"unreadable_input","message":"the line is broken","#
          + #""hint":"mend it"}}"# + "\n"
      ),
      (
        ["--json", "serach"], 2,
        #"{"schema_version":1,"error":{"code":"usage","message":"unknown command serach","#
          + #""hint":"sample search"}}"# + "\n"
      ),
      (
        ["--json"], 2,
        #"{"schema_version":1,"error":{"code":"usage","message":"no command given","#
          + #""hint":"sample --help"}}"# + "\n"
      ),
      (
        ["search", "cancel", "--json"], 130,
        #"{"schema_version":1,"error":{"code":"interrupted","message":"interrupted","hint":null}}"#
          + "\n"
      ),
    ] as [([String], Int32, String)]
  )
  func explains(words: [String], status: Int32, errors: String) async {
    let recording = Recording(words)
    #expect(await sample.run(recording.context) == status)
    #expect(recording.errors == errors)
    #expect(recording.output == "")
  }

  @Test(arguments: [[], ["catalog"], ["search", "-"]] as [[String]])
  func showsHelpWhereSomethingIsMissing(words: [String]) async {
    let recording = Recording(words)
    #expect(await sample.run(recording.context) == 2)
    #expect(recording.errors.hasPrefix("sample"))
    #expect(recording.errors.contains("\nUsage:\n"))
    #expect(recording.output == "")
  }

  @Test func runsTheStandardCommand() async {
    let program = Program(
      "p",
      summary: "s",
      version: Version("1"),
      commands: [SampleOptions.command],
      standard: "search"
    )
    let recording = Recording(["--limit", "3", "--json"], input: "")
    #expect(await program.run(recording.context) == 0)
    #expect(recording.output == #"{"schema_version":1,"name":""}"# + "\n")
  }

  @Test func asksOthersAboutUnknownNames() async {
    let program = Program(
      "reset",
      summary: "s",
      version: Version("1"),
      commands: [SampleOptions.command],
      fallback: { name, words, context in
        guard name == "food" else { return nil }
        try context.output.show("\(name) runs \(words.joined(separator: " "))")
        return ExitCode(rawValue: 42)
      }
    )
    let known = Recording(["--json", "food", "search", "--help"])
    #expect(await program.run(known.context) == 42)
    #expect(known.output == "food runs --json search --help\n")
    let unknown = Recording(["foot"])
    #expect(await program.run(unknown.context) == 2)
    #expect(unknown.errors == "reset: unknown command foot\n  try: reset --help\n")
  }

  @Test func failsWhenTheOutputCannotBeWritten() async {
    struct DiskFull: Error, CustomStringConvertible { let description = "no space left" }
    let recording = Recording(["search", "-"], input: "a\nb\n", outputError: DiskFull())
    #expect(await sample.run(recording.context) == 74)
    #expect(recording.errors == "sample: cannot write the output: no space left\n")
  }

  @Test func findsMistakesInDeclarations() {
    struct Options: Sendable { var flag = false, all: [String] = [], one = "" }
    let command = Command(
      "p",
      summary: "",
      defaults: Options(),
      parameters: [
        .flag("--json", "-ab", sets: \.flag, help: ""),
        .arguments("ALL", adds: \.all, required: false, help: ""),
        .argument("ONE", sets: \.one, help: ""),
      ],
      run: { _, _, _ in .done }
    )
    #expect(
      Program(command, version: Version("1")).mistakes == [
        "p: --json is declared twice", "p: -ab is no name for an option",
        "p: nothing can follow a list of words",
        "p: a word that has to be there cannot follow one that need not",
        "p: the summary is missing",
      ]
    )
  }
}
