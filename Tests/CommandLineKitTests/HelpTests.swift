import CommandLineKit
import Testing

@Suite struct HelpTests {
  @Test func isExactForTheProgram() async {
    let recording = Recording(["--help"])
    #expect(await sample.run(recording.context) == 0)
    #expect(
      recording.output == """
        sample: a program to test with

        Examples:
          sample search apple  look for apples
          sample day

        Usage:
          sample [options] COMMAND

        Commands:
          search   find foods by name
          catalog  the food tables
          day      say which day is meant

        \(commonOptions)

        sample COMMAND --help tells more of a command.

        """
    )
  }

  @Test func isExactForACommand() async {
    let recording = Recording(["search", "--help"])
    #expect(await sample.run(recording.context) == 0)
    #expect(
      recording.output == """
        sample search: find foods by name

        Examples:
          sample search greek yoghurt  the best matches
          sample search --json oats

        Usage:
          sample search [options] [WORD…]

        Names are compared without case.

        A second paragraph.

        Arguments:
          WORD  What to look for.

        Options:
          -n, --limit N                  At most this many.
          --ratio NUMBER                 A ratio.
          --source NAME                  One source only.
          --meal breakfast|lunch|dinner  The meal.
          -l, --loud                     Shout; it's [loud]: "really" $HOME `x`.
          --by-energy                    Order by energy.
          --avoid TEXT                   Leave these out.
          --release N                    A release.

        \(commonOptions)

        """
    )
  }

  @Test func isExactOnANarrowTerminal() async {
    let recording = Recording(["catalog", "add", "-h"], isTerminal: true, width: 40)
    #expect(await sample.run(recording.context) == 0)
    let plain = recording.output.replacing(#/\u{1B}\[[0-9]*m/#, with: "")
    #expect(
      plain.hasPrefix(
        """
        sample catalog add: add a table

        Usage:
          sample catalog add [options] FILE
              [NAME]

        Arguments:
          FILE  Where it is.
          NAME  What to call it.

        Options of every command:
          --json         Print JSON Lines.
          -q, --quiet    Print results and
                         errors only.
        """
      )
    )
  }

  @Test(
    arguments: [[], ["search"], ["catalog"], ["catalog", "add"], ["day"]],
    [10, 40, 61, 80, 200]
  )
  func fitsThePage(path: [String], width: Int) async {
    let recording = Recording(path + ["--help"], environment: ["COLUMNS": "\(width)"])
    #expect(await sample.run(recording.context) == 0)
    for line in recording.output.split(separator: "\n") {
      #expect(String(line).displayWidth <= min(80, max(40, width)))
      #expect(!line.hasSuffix(" "))
    }
  }

  @Test(
    arguments: [
      ["help", "catalog", "add"], ["catalog", "help", "--help", "add"],
      ["--lang", "--help", "catalog", "add"], ["catalog", "add", "--bogus", "-h"],
      ["--day", "nonsense", "catalog", "add", "--help"],
    ]
  )
  func isFoundInManyWays(words: [String]) async {
    let recording = Recording(words)
    #expect(await sample.run(recording.context) == 0)
    #expect(recording.errors == "")
    #expect(recording.output.contains("Usage:"))
  }

  private var commonOptions: String {
    """
    Options of every command:
      --json         Print JSON Lines.
      -q, --quiet    Print results and errors only.
      -v, --verbose  Explain each step.
      --offline      Use no network.
      --lang CODE    Language of names, such as de.
      --day DAY      Day or time meant: yesterday, -2d, mon, @08:12.
      -y, --yes      Answer yes to every question.
      --dry-run      Show what would be done; change nothing.
      --config FILE  Read settings from FILE.
      --no-color     Print without colour.
      -h, --help     Show help.
      --version      Show the version.
    """
  }
}
