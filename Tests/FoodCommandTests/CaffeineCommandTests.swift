import Caffeine
import Calendar
import CatalogImport
import CommandLineKit
import Diary
import EmbeddedTables
import FoodCatalog
import JSON
import Nutrition
import SQLite
import TemporaryFolders
import Testing

@testable import FoodCommand

struct CaffeineCommandTests {
  private let home: TemporaryFolder
  private var folder: String { home.path }

  init() throws { home = try TemporaryFolder() }

  private func run(
    _ words: [String],
    input: String? = nil,
    profile: CaffeineProfile = CaffeineProfile()
  ) async -> (Int32, Recording) {
    let recording = Recording(words, input: input)
    let folder = folder
    let files = CatalogFiles(
      size: { _ in nil },
      sha256: { _ in "" },
      replace: { _, _ in },
      remove: { _ in },
      makeFolder: { _ in },
      whileLocked: { _, work in try work() }
    )
    let tools = FoodTools { _, context in
      FoodSession(
        catalog: { try Catalog([Database(image: EmbeddedTables.image)]) },
        store: CatalogStore(path: folder + "/catalog.db", files: files),
        sources: .made(of: TableSource(), cache: folder + "/sources.db"),
        diary: { try Diary(path: folder + "/diary.db", now: context.clock.now) },
        downloads: CatalogDownloads { _, _ in throw CancellationError() },
        caffeine: profile
      )
    }
    let program = FoodProgram.program(version: Version("0.1.0"), tools: tools)
    return (await program.run(recording.context), recording)
  }

  /// Strongest first: what the text states, a label or table row of that name, brand, kind.
  @Test(
    arguments: [
      ("protein latte, 90 mg caffeine", "label"), ("coffee", "table"), ("latte 300 ml", "table"),
      ("red bull", "label"), ("starbucks venti latte", "brand"),
      ("pfanner eistee", "brand"), ("some obscure energy drink 355 ml", "category"),
    ]
  )
  func basis(_ text: String, _ basis: String) async {
    let (status, recording) = await run(["caffeine", text, "--json"])
    #expect(status == 0)
    #expect(recording.output.contains(#""basis":"\#(basis)""#), "\(recording.output)")
  }

  @Test func keysAreThoseOfTheContract() async {
    let (_, recording) = await run(["caffeine", "red", "bull", "--by-name", "--json"])
    let expected = """
      {"schema_version":1,"text":"red bull","caffeine_mg":80,"low_mg":54,"high_mg":118.8,\
      "grams":250,"basis":"brand","reason":"red bull, energy drink: about 80 mg in 250 ml; \
      a usual size taken"}

      """
    #expect(recording.output == expected)
  }

  @Test func nothingKnownIsNullAndOne() async {
    let (status, recording) = await run(["caffeine", "xqzwv", "--json"])
    #expect(status == 1)
    #expect(recording.output.contains(#""caffeine_mg":null,"low_mg":null,"high_mg":null"#))
    #expect(recording.output.contains(#""basis":"none""#))
  }

  @Test func aLineOfInputIsALineOfOutput() async {
    let (status, recording) = await run(["caffeine", "-", "--json"], input: "tea\nxqzwv\ncola\n")
    #expect(status == 0)
    #expect(recording.output.split(separator: "\n").count == 3)
  }

  @Test func aDayAddsUpAndWarns() async throws {
    _ = await run(["log", "2 red bulls and a large latte"])
    let (status, recording) = await run(["caffeine", "--today", "--json"])
    #expect(status == 0)
    #expect(recording.output.contains(#""warnings":[""#))
    #expect(recording.output.contains(#""day_limit_mg":400,"at_once_limit_mg":200"#))
    let (_, text) = await run(["caffeine", "--today"])
    #expect(text.output.contains("of 400 mg for adults"))
    #expect(text.output.contains("active now about"))
  }

  @Test func pregnancyHalvesTheDay() async {
    _ = await run(["log", "large latte and a red bull"])
    let profile = CaffeineProfile(isPregnant: true)
    let (_, recording) = await run(["caffeine", "--today", "--json"], profile: profile)
    #expect(recording.output.contains(#""day_limit_mg":200"#))
    #expect(recording.output.contains("more than the 200 mg a day"))
  }

  @Test func anEmptyDayIsAnAnswer() async {
    let (status, recording) = await run(["caffeine", "--today"])
    #expect(status == 1)
    #expect(recording.output.contains("no caffeine logged"))
  }

  @Test func aDrinkIsMissing() async {
    let (status, _) = await run(["caffeine"])
    #expect(status == 2)
  }
}
