import Calendar
import CatalogImport
import CommandLineKit
import Diary
import EmbeddedTables
import FoodCatalog
import FoundationEssentials
import JSON
import Nutrition
import SQLite
import TemporaryFolders
import Testing

@testable import FoodCommand

struct FoodProgramTests {
  private let home: TemporaryFolder
  private var folder: String { home.path }
  private let tools: FoodTools

  init() throws {
    home = try TemporaryFolder()
    let folder = home.path
    let files = CatalogFiles(
      size: { try? FileManager.default.attributesOfItem(atPath: $0)[.size] as? Int },
      sha256: { _ in "" },
      replace: { try Data(contentsOf: URL(filePath: $0)).write(to: URL(filePath: $1)) },
      remove: { try? FileManager.default.removeItem(atPath: $0) },
      makeFolder: { _ in },
      whileLocked: { _, work in try work() }
    )
    tools = FoodTools { _, context in
      var session = FoodSession(
        catalog: { try Catalog([Database(image: EmbeddedTables.image)]) },
        store: CatalogStore(path: folder + "/catalog.db", files: files),
        sources: .made(of: TableSource(), cache: folder + "/sources.db"),
        diary: { try Diary(path: folder + "/diary.db", now: context.clock.now) },
        downloads: CatalogDownloads { _, _ in throw CancellationError() }
      )
      session.trial = { try .made(name: $0) }
      return session
    }
  }

  func run(
    _ words: [String],
    input: String? = nil,
    keys: [String] = [],
    answers: [String] = []
  ) async -> (Int32, Recording) {
    let recording = Recording(
      words,
      input: input,
      keys: keys,
      answers: answers,
      isTerminal: !keys.isEmpty
    )
    let program = FoodProgram.program(version: Version("0.1.0"), tools: tools)
    return (await program.run(recording.context), recording)
  }

  private func diary() throws -> Diary {
    try Diary(path: folder + "/diary.db", now: { Instant(milliseconds: 0) })
  }

  @Test func declarationsAreSound() {
    #expect(FoodProgram.program(version: Version("0.1.0"), tools: tools).mistakes == [])
  }

  @Test func searchPrintsTheFood() async {
    let (status, recording) = await run(["search", "banana", "--limit", "1", "--json"])
    #expect(status == 0)
    #expect(recording.output.hasPrefix(#"{"schema_version":1,"query":"banana","results":[{"id":"#))
    #expect(recording.output.hasSuffix("}]}\n"))
  }

  @Test func aMissIsOneAndStillAnAnswer() async {
    let (status, recording) = await run(["search", "xqzwv", "--json"])
    #expect(status == 1)
    #expect(recording.output == #"{"schema_version":1,"query":"xqzwv","results":[]}"# + "\n")
  }

  @Test func aLineOfInputIsALineOfOutput() async {
    let (status, recording) = await run(
      ["describe", "-", "--json"],
      input: "egg\nnothing\n2 apples\n"
    )
    #expect(status == 0)
    #expect(recording.output.split(separator: "\n").count == 3)
  }

  @Test func aMealThatIsTurnedAwayIsNotStored() async throws {
    let (status, recording) = await run(["log", "2 eggs and toast"], keys: ["n"])
    #expect(status == 0)
    #expect(recording.errors.contains("nothing was stored"))
    #expect(try await diary().latestEntries(5).isEmpty)
  }

  @Test func aLineIsDroppedAndTheRestStored() async throws {
    let (status, _) = await run(["log", "2 eggs and toast"], keys: ["2", "d", "y"])
    #expect(status == 0)
    #expect(try await diary().latestEntries(5).map(\.item.name) == ["Egg, whole, boiled"])
  }

  @Test func anotherFoodIsRememberedForTheWords() async throws {
    let (_, first) = await run(["log", "coffee"], keys: ["1", "f", "1", "y"])
    #expect(first.errors.contains("another food"))
    let chosen = try #require(try await diary().latestEntries(1).first?.item.food?.id)
    #expect(chosen.description != "everyday:coffee")
    let (_, _) = await run(["log", "2 coffees", "--yes"], keys: ["n"])
    #expect(try await diary().latestEntries(1).first?.item.food?.id == chosen)
  }

  @Test func anAmountIsChangedAndRemembered() async throws {
    _ = await run(["log", "porridge"], keys: ["1", "a", "y"], answers: ["310 g"])
    #expect(try await diary().latestEntries(1).first?.item.grams.best == 310)
    _ = await run(["log", "porridge", "--yes"])
    #expect(try await diary().latestEntries(1).first?.item.grams.best == 310)
  }

  @Test func eachMealOfATextIsLoggedAsItself() async throws {
    _ = await run(["log", "breakfast: 2 eggs, lunch: an apple", "--json"])
    #expect(try await diary().latestEntries(2).map(\.meal) == [.lunch, .breakfast])
  }

  @Test func logStoresWhatItShows() async throws {
    let (status, recording) = await run(["log", "2 eggs and toast", "--json", "--meal", "lunch"])
    #expect(status == 0)
    #expect(recording.output.hasPrefix(#"{"schema_version":1,"logged":[1,2],"items":["#))
    let entries = try await diary().latestEntries(5)
    #expect(
      entries.map(\.item.name) == [
        "Toast (Bread, white, commercially prepared, toasted)", "Egg, whole, boiled",
      ]
    )
    #expect(entries.allSatisfy { $0.meal == .lunch && $0.evidence.source == "everyday" })
    #expect(entries.last?.evidence.basis?.contains("SR24 01129") == true)
    #expect(try await diary().undo() != nil)
    #expect(try await diary().latestEntries(5).isEmpty)
  }

  @Test func aDryRunStoresNothing() async throws {
    let (status, _) = await run(["log", "egg", "--dry-run"])
    #expect(status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder + "/diary.db"))
  }

  @Test func whatIsNotFoundIsNotStored() async throws {
    let (status, recording) = await run(["log", "egg and xqzwv"])
    #expect(status == 8)
    #expect(recording.output.contains("not found: xqzwv"))
    #expect(try await diary().latestEntries(5).count == 1)
  }

  @Test(
    arguments: [
      (["show", "nonsense"], 2, "bad_food_id"), (["show", "sr24:0"], 1, "no_such_food"),
      (["search", "egg", "--release", "fndds-1999"], 2, "unknown_table"),
      (["catalog", "update", "--offline"], 3, "offline"),
      (["catalog", "update", "nonsense"], 2, "unknown_table"),
      (["catalog", "remove", "nonsense"], 2, "unknown_table"),
      (["catalog", "add", "/no/such/file.zip"], 5, "unreadable_table"), (["serch"], 2, "usage"),
    ] as [([String], Int32, String)]
  )
  func explainsWhatIsWrong(words: [String], status: Int32, code: String) async {
    let (found, recording) = await run(words + ["--json"])
    #expect(found == status)
    #expect(
      recording.errors.hasPrefix(#"{"schema_version":1,"error":{"code":"\#(code)","message":""#)
    )
    #expect(recording.output.isEmpty)
  }

  @Test func showTellsWhereTheNumbersCameFrom() async {
    let (status, recording) = await run(["show", "everyday:carbonara"])
    #expect(status == 0)
    #expect(recording.output.contains("recipe over USDA SR24 rows"))
  }

  @Test func theCatalogueListsItsTables() async {
    let (status, recording) = await run(["catalog", "list", "--json"])
    #expect(status == 0)
    let lines = recording.output.split(separator: "\n")
    #expect(
      lines.map { $0.contains(#""name":"everyday""#) || $0.contains(#""name":"sr24""#) } == [
        true, true,
      ]
    )
    #expect(lines.allSatisfy { $0.contains(#""licence":"#) && $0.contains(#""portions":"#) })
  }
}
