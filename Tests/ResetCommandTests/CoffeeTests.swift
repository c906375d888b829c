import Calendar
import CommandLineKit
import DietCheck
import Diary
import Nutrition
import Settings
import Synchronization
import TemporaryFolders
import Testing

@testable import ResetCommand

/// `reset coffee` learns the usual cup.
struct CoffeeTests {
  private let home: TemporaryFolder
  private var folder: String { home.path }

  init() throws { home = try TemporaryFolder() }

  /// The words another program was called with.
  private final class Calls: Sendable {
    let all = Mutex<[[String]]>([])
  }

  private func run(
    _ words: [String],
    calls: Calls = Calls(),
    household: [String] = []
  ) async -> (Int32, Recording) {
    let folder = folder
    let tools = ResetTools(
      open: { _, context in
        var session = ResetSession(
          diary: { try Diary(path: folder + "/diary.db", now: context.clock.now) },
          settings: { try Settings(environment: [:]) },
          configFile: ConfigFile(path: folder + "/config.toml", tools: .system),
          secrets: {
            Secrets(
              folder: folder + "/secrets",
              environment: [:],
              settings: try Settings(environment: [:]),
              tools: .system
            )
          }
        )
        session.profiles = { () throws(DietProfileError) in
          var profiles: [DietProfile] = []
          for person in household { profiles.append(try DietProfile(household: person)) }
          return profiles
        }
        return session
      },
      runProgram: { name, words, _ in
        calls.all.withLock { $0.append([name] + words) }
        return .done
      },
      siblingScripts: { _, _ in [] }
    )
    let recording = Recording(words)
    let program = ResetProgram.program(version: Version("0.1.0"), tools: tools)
    return (await program.run(recording.context), recording)
  }

  private func log(_ name: String, caffeine: Double) async throws {
    var nutrients = Nutrients()
    nutrients[.caffeine] = caffeine
    let item = Item(
      text: name,
      name: name,
      amount: 1,
      unit: "cup",
      grams: Estimate(low: 200, best: 240, high: 280),
      food: nil,
      nutrients: nutrients,
      energy: nil,
      isEstimate: true,
      confidence: 1
    )
    let clock = Recording().context.clock
    let diary = try Diary(path: folder + "/diary.db", now: clock.now)
    try await diary.log([item], at: Moment(clock.now(), clock: clock), origin: .typed)
  }

  @Test func theUsualCupIsTheOneLoggedMostOften() async throws {
    for name in ["Coffee, latte", "Coffee, latte", "Coffee, espresso", "Egg", "Egg", "Egg"] {
      try await log(name, caffeine: 70)
    }
    let (status, recording) = await run(["coffee"])
    #expect(status == 0)
    #expect(recording.output.contains("Coffee, latte"))
    #expect(recording.output.contains("about 70 mg caffeine"))
    let diary = try Diary(path: folder + "/diary.db", now: { Instant(milliseconds: 0) })
    #expect(try await diary.latestEntries(1).first?.item.name == "Coffee, latte")
  }

  @Test func whatSomebodyAvoidsInItIsSaidAndItIsLogged() async throws {
    try await log("Coffee, latte", caffeine: 70)
    let household = ["Anna: milk=severe", "Bert: nuts"]
    let (status, recording) = await run(["coffee"], household: household)
    #expect(status == 0)
    #expect(recording.errors.contains("Anna avoids milk (severe): latte"))
    #expect(!recording.errors.contains("Bert"))
    #expect(recording.output.contains("logged"))
    let (again, unread) = await run(["coffee"], household: ["Anna: mlik"])
    #expect(again == 0)
    #expect(unread.errors.contains("your allergies are not watched"))
  }

  @Test func aDryRunStoresNothing() async throws {
    try await log("Coffee, latte", caffeine: 70)
    let (status, recording) = await run(["coffee", "--dry-run", "--json"])
    #expect(status == 0)
    #expect(recording.output.hasPrefix(#"{"schema_version":1,"logged":[],"items":[{"#))
    let diary = try Diary(path: folder + "/diary.db", now: { Instant(milliseconds: 0) })
    #expect(try await diary.latestEntries(5).count == 1)
  }

  @Test(
    arguments: [
      (["coffee"], ["food", "log", "coffee"]),
      (
        ["coffee", "--day", "@08:12", "--json"],
        ["food", "log", "--day", "@08:12", "--json", "coffee"]
      ),
      (["coffee", "double", "espresso"], ["food", "log", "double", "espresso"]),
    ]
  )
  func whatIsNotKnownIsLookedUp(_ words: [String], _ called: [String]) async {
    let calls = Calls()
    let (status, _) = await run(words, calls: calls)
    #expect(status == 0)
    #expect(calls.all.withLock { $0 } == [called])
  }
}
