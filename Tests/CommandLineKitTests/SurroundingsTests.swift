import Calendar
import Synchronization
import Testing

@testable import CommandLineKit

@Suite struct PromptTests {
  @Test(
    arguments: [
      (["y"], [], 0, "remove it? (y yes, n no) yes\n"),
      (["x", "\u{1B}[A", "Y"], [], 0, "remove it? (y yes, n no) yes\n"),
      (["n"], [], 1, "remove it? (y yes, n no) no\n"),
      (["\u{1B}"], [], 1, "remove it? (y yes, n no) \n"),
      (["\u{4}"], [], 1, "remove it? (y yes, n no) \n"),
      (["x"], ["--yes"], 0, ""),
    ] as [([String], [String], Int32, String)]
  )
  func confirms(keys: [String], words: [String], status: Int32, asked: String) async {
    let recording = Recording(
      ["catalog", "remove", "--no-color"] + words,
      keys: keys,
      isTerminal: true
    )
    #expect(await sample.run(recording.context) == status)
    #expect(recording.errors == asked)
  }

  @Test func namesTheOptionWhereNobodyCanBeAsked() async {
    let recording = Recording(["catalog", "remove"])
    #expect(await sample.run(recording.context) == 2)
    #expect(
      recording.errors == "sample: this needs a confirmation: remove it?\n  try: add --yes\n"
    )
  }

  @Test func asksForALine() throws {
    let recording = Recording(answers: ["two eggs", "  "], isTerminal: true)
    #expect(try recording.context.ask("what was it?") == "two eggs")
    #expect(try recording.context.ask("what was it?") == nil)
    #expect(try recording.context.ask("what was it?") == nil)
  }

  @Test(
    arguments: [
      ("a", Key.character("a")), ("é", .character("é")), ("\r", .enter), ("\n", .enter),
      ("\u{1B}", .escape), ("\u{7F}", .backspace), ("\u{1B}[A", .up), ("\u{1B}OB", .down),
      ("\u{1B}[C", .right), ("\u{1B}[D", .left), ("\t", .tab), ("\u{1B}[24~", .unknown),
      ("\u{1}", .unknown), ("", .end),
    ]
  )
  func knowsKeys(sequence: String, key: Key) {
    #expect(Key(sequence: sequence) == key)
  }
}

@Suite struct InputTests {
  @Test func readsLinesThenEnds() throws {
    let input = Recording(input: "a\n\nb").context.input
    #expect(try [input.line(), input.line(), input.line(), input.line()] == ["a", "", "b", nil])
  }

  @Test func readsBytes() throws {
    #expect(try Recording(input: "a\nb").context.input.bytes() == Array("a\nb".utf8))
  }

  @Test func explainsWhatCannotBeRead() {
    struct Broken: Error, CustomStringConvertible { let description = "line 3 is not UTF-8" }
    let input = Input(isTerminal: false, readLine: { throw Broken() }, readAll: { [] })
    #expect(
      throws: Failure(
        "cannot read standard input: line 3 is not UTF-8",
        exitCode: .unreadableInput,
        code: "unreadable_input"
      )
    ) { try input.line() }
  }
}

@Suite struct ProgressTests {
  /// A clock that moves on by half a second whenever it is read.
  private static func ticking() -> WallClock {
    let time = Mutex<Int64>(0)
    let box = Ticks(time)
    return WallClock(now: { box.next() }, zone: "UTC", offset: { _ in 0 })
  }

  private final class Ticks: Sendable {
    private let time: Mutex<Int64>
    init(_ time: consuming Mutex<Int64>) { self.time = time }
    func next() -> Instant {
      time.withLock { time in
        defer { time += 500 }
        return Instant(milliseconds: time)
      }
    }
  }

  @Test func drawsOnATerminal() throws {
    let recording = Recording(clock: Self.ticking(), isTerminal: true, width: 80)
    var common = CommonOptions()
    common.noColor = true
    let output = recording.context.prepared(for: "p", common).output
    let progress = output.progress("loading", total: 2_000_000, unit: .bytes)
    progress.advance(by: 1_000_000)
    try output.show("a result")
    progress.advance(to: 2_000_000)
    progress.finish()
    #expect(
      recording.errors
        == [
          "\rloading ━━━━━━━━━━────────── 50% 0:01 left 2.0 MB/s\u{1B}[K",
          "\r\u{1B}[K",
          "\rloading ━━━━━━━━━━────────── 50% 0:01 left 2.0 MB/s\u{1B}[K",
          "\rloading ━━━━━━━━━━━━━━━━━━━━ 100% 2.0 MB/s\u{1B}[K",
          "\r\u{1B}[K",
        ].joined()
    )
  }

  @Test func countsWhereTheTotalIsUnknown() {
    let recording = Recording(clock: Self.ticking(), isTerminal: true, width: 40)
    var common = CommonOptions()
    common.noColor = true
    let output = recording.context.prepared(for: "p", common).output
    let progress = output.progress("reading", unit: .count("foods"))
    progress.advance(by: 500)
    #expect(recording.errors == "\rreading 500 foods 1000 foods/s\u{1B}[K")
  }

  @Test(
    arguments: [
      ([], [:], false), (["--quiet"], [:], true), (["--json"], [:], true),
      ([], ["TERM": "dumb"], true),
    ] as [([String], [String: String], Bool)]
  )
  func staysSilentElsewhere(
    words: [String],
    environment: [String: String],
    isTerminal: Bool
  ) async {
    let program = Program(
      Command("p", summary: "s") { _, context in
        let progress = context.output.progress("loading", total: 2, unit: .bytes)
        progress.advance()
        progress.finish()
        return .done
      },
      version: Version("1")
    )
    let recording = Recording(words, environment: environment, isTerminal: isTerminal)
    #expect(await program.run(recording.context) == 0)
    #expect(recording.errors == "")
  }
}
