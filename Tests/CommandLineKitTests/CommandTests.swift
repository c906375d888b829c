import Calendar
import CommandLineKit
import Testing

@Suite struct CommandTests {
  @Test(
    arguments: [
      ([], SampleOptions()),
      (["-n", "3"], SampleOptions(limit: 3)),
      (["-n3"], SampleOptions(limit: 3)),
      (["-n=3"], SampleOptions(limit: 3)),
      (["--limit=3", "a"], SampleOptions(limit: 3, words: ["a"])),
      (["a", "--limit", "3", "b"], SampleOptions(limit: 3, words: ["a", "b"])),
      (["--limit", "3", "--limit", "4"], SampleOptions(limit: 4)),
      (["--ratio", "-2.5e1"], SampleOptions(ratio: -25)),
      (["--source=a=b"], SampleOptions(source: "a=b")),
      (["--source="], SampleOptions(source: "")),
      (["--source", "-"], SampleOptions(source: "-")),
      (["--source", "-x"], SampleOptions(source: "-x")),
      (["--meal", "dinner"], SampleOptions(meal: .dinner)),
      (["-l"], SampleOptions(loud: true)),
      (["-ln3"], SampleOptions(limit: 3, loud: true)),
      (["-ql", "x"], SampleOptions(loud: true, words: ["x"])),
      (["--by-energy"], SampleOptions(order: "energy")),
      (["--avoid", "milk,eggs", "--avoid=nuts"], SampleOptions(avoid: ["milk", "eggs", "nuts"])),
      (["--release", "1", "--release", "2"], SampleOptions(releases: [1, 2])),
      (["--", "-x", "--limit", "--"], SampleOptions(words: ["-x", "--limit", "--"])),
      (["-"], SampleOptions(words: ["-"])),
      (["--deep", "3", "x"], SampleOptions(words: ["x"], depth: 3)),
      (["--deep", "x"], SampleOptions(words: ["x"], depth: 1)),
      (["--deep=2", "3"], SampleOptions(words: ["3"], depth: 2)),
      (["--deep", "--loud"], SampleOptions(loud: true, depth: 1)),
      (["x", "--deep"], SampleOptions(words: ["x"], depth: 1)),
      (["-5", "-.5", "-2d"], SampleOptions(words: ["-5", "-.5", "-2d"])),
      (["", " "], SampleOptions(words: ["", " "])),
      (["2 eggs", "🍳"], SampleOptions(words: ["2 eggs", "🍳"])),
    ] as [([String], SampleOptions)]
  )
  func parses(words: [String], expected: SampleOptions) throws {
    #expect(try SampleOptions.command.parse(words).0 == expected)
  }

  @Test(
    arguments: [
      (["--limi", "3"], .unknownOption("--limi", nearest: "--limit")),
      (["--limi=3"], .unknownOption("--limi", nearest: "--limit")),
      (["--jsno"], .unknownOption("--jsno", nearest: "--json")),
      (["--verb"], .unknownOption("--verb", nearest: "--verbose")),
      (["--zebra-crossing"], .unknownOption("--zebra-crossing", nearest: nil)),
      (["--generat"], .unknownOption("--generat", nearest: nil)),
      (["-x"], .unknownOption("-x", nearest: nil)),
      (["-lx"], .unknownOption("-x", nearest: nil)),
      (["--limit"], .missingValue("--limit", expected: "a whole number from 1 to 100")),
      (["--source", "--json"], .missingValue("--source", expected: "text")),
      (["--source", "--"], .missingValue("--source", expected: "text")),
      (["--loud=1"], .unexpectedValue("--loud")),
      (["--ratio", "nan"], invalid("--ratio", "nan", "a number")),
      (["--ratio", "0x10"], invalid("--ratio", "0x10", "a number")),
      (["--limit", "x"], invalid("--limit", "x", "a whole number from 1 to 100")),
      (["--limit", "0"], invalid("--limit", "0", "a whole number from 1 to 100")),
      (["--limit=-1"], invalid("--limit", "-1", "a whole number from 1 to 100")),
      (["--deep=x"], invalid("--deep", "x", "a whole number")),
      (["-n"], .missingValue("-n", expected: "a whole number from 1 to 100")),
      (
        ["--release", "99999999999999999999"],
        invalid("--release", "99999999999999999999", "a whole number")
      ),
      (["--avoid", ","], invalid("--avoid", ",", "text")),
      (
        ["--meal", "diner"],
        invalid("--meal", "diner", "one of breakfast, lunch, dinner", nearest: "dinner")
      ),
      (
        ["--day", "gestern"],
        invalid("--day", "gestern", "a day such as yesterday, -2d, mon or 2026-11-30")
      ),
    ] as [([String], UsageError)]
  )
  func rejects(words: [String], error: UsageError) {
    #expect(throws: error) { try SampleOptions.command.parse(words) }
  }

  @Test(arguments: [
    ([], UsageError.missingArgument("FILE")), (["a", "b", "c"], .unexpectedArgument("c")),
  ])
  func countsPositionalWords(words: [String], error: UsageError) {
    #expect(throws: error) { try AddOptions.command.parse(words) }
  }

  @Test func readsCommonOptionsAnywhere() throws {
    let words = [
      "--json", "a", "-qv", "--offline", "--lang", "de", "--day", "-2d", "-y", "b", "--dry-run",
      "--config=x.toml", "--no-color",
    ]
    let (options, common) = try SampleOptions.command.parse(words)
    var expected = CommonOptions()
    expected.json = true
    expected.quiet = true
    expected.verbose = true
    expected.offline = true
    expected.language = "de"
    expected.when = .init(day: .relative(-2))
    expected.assumeYes = true
    expected.dryRun = true
    expected.configurationFile = "x.toml"
    expected.noColor = true
    #expect(common == expected)
    #expect(options == SampleOptions(words: ["a", "b"]))
  }

  /// Whatever stands behind `--` comes out as it went in.
  @Test func keepsEveryWordBehindTheEndOfOptions() throws {
    var random = SplitMix64(seed: 7)
    let pool = ["-", "--", "-n", "--limit", "--json", "a", "", "-5", "--help", "=", "é"]
    for _ in 0..<500 {
      let words = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        pool.randomElement(using: &random) ?? ""
      }
      #expect(try SampleOptions.command.parse(["--"] + words).0.words == words)
    }
  }

  /// Arbitrary words give options or a usage error, never a crash.
  @Test func survivesAnyWords() {
    var random = SplitMix64(seed: 11)
    let pieces = ["-", "--", "n", "=", "l", "limit", "3", "é", "\u{0}", "day", "@", "meal", "q"]
    for _ in 0..<3000 {
      let words = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        (0..<Int.random(in: 0...4, using: &random))
          .compactMap { _ in pieces.randomElement(using: &random) }.joined()
      }
      _ = try? SampleOptions.command.parse(words)
    }
  }
}

private func invalid(
  _ name: String,
  _ value: String,
  _ expected: String,
  nearest: String? = nil
) -> UsageError {
  .invalidValue(name, value: value, expected: expected, nearest: nearest)
}

/// A generator that repeats itself for a seed. Source: Steele, Lea and Flood, OOPSLA 2014.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
