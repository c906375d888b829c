import CommandLineKit
import SourceConformance
import Testing

@testable import FoodCommand

@Suite struct SourceTestTests {
  private let tests: FoodProgramTests

  init() throws { tests = try FoodProgramTests() }

  @Test func printsALineForEachCheck() async {
    let (status, recording) = await tests.run(["source", "test", "catalog"])
    #expect(status == 0)
    for check in Conformance.checks { #expect(recording.output.contains(" \(check.name)\n")) }
    #expect(!recording.output.contains("failed"))
    #expect(recording.errors == "catalog holds to what all sources must\n")
    #expect(recording.writes.count == Conformance.checks.count)
  }

  @Test func printsAnObjectForEachCheck() async {
    let (status, recording) = await tests.run(["source", "test", "catalog", "--json"])
    #expect(status == 0)
    let lines = recording.output.split(separator: "\n")
    #expect(lines.count == Conformance.checks.count)
    let start = #"{"schema_version":1,"source":"catalog","check":"description","rule":""#
    #expect(lines.first?.hasPrefix(start) == true)
    #expect(
      lines.first?.contains(#""result":"passed","remark":"barcode, search","elapsed_ms":"#) == true
    )
  }

  @Test func tellsWhatIsBroken() async {
    let (status, recording) = await tests.run(["source", "test", "broken"])
    #expect(status == 6)
    #expect(
      recording.output.contains(
        """
        failed  ids_are_its_own
                gives ids that begin with its name
                the id other:apple does not begin with broken:
        """
      )
    )
    #expect(recording.errors.hasPrefix("reset-food: broken failed 1 of "))
  }

  @Test func asksWhatItIsTold() async {
    let (status, recording) = await tests.run(
      ["source", "test", "catalog", "--words", "xqzwv", "--json"]
    )
    #expect(status == 6)
    #expect(recording.output.contains("the search for \\\"xqzwv\\\" was answered with nothing"))
    #expect(recording.errors.contains(#""code":"not_conforming""#))
  }

  @Test(
    arguments: [
      (["source", "test", "nobody"], 2, "unknown_source"),
      (["source", "test", "catalog", "--barcode", "12"], 2, "bad_barcode"),
      (["source", "test"], 2, "usage"),
    ] as [([String], Int32, String)]
  )
  func explainsWhatIsWrong(words: [String], status: Int32, code: String) async {
    let (found, recording) = await tests.run(words + ["--json"])
    #expect(found == status)
    #expect(recording.errors.contains(#""code":"\#(code)""#))
  }
}
