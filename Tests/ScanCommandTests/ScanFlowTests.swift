import Barcodes
import Calendar
import CommandLineKit
import DietCheck
import Diary
import FoodLookup
import FoodSources
import Nutrition
import Synchronization
import TemporaryFolders
import Testing

@testable import ScanCommand

/// From a barcode to a verdict and an entry of the diary, and what a person is asked on the way.
struct ScanFlowTests {
  private static let spread = "3017620422003"
  private static let unknown = "4006381333931"

  private let folder: TemporaryFolder
  private let kitchen: Kitchen

  init() throws {
    folder = try TemporaryFolder()
    kitchen = Kitchen()
  }

  /// What lies in the watched folder, look by look, and what was remembered of it.
  private final class Kitchen: Sendable {
    struct State: Sendable {
      var looks: [[String: Int]] = []
      var remembered: [String]?
      var avoid: [String] = []
      var household: [String] = []
    }

    let state = Mutex(State())

    func profiles() throws(DietProfileError) -> [DietProfile] {
      let state = state.withLock { $0 }
      var profiles = [try DietProfile(avoiding: state.avoid)]
      for person in state.household { profiles.append(try DietProfile(household: person)) }
      return profiles
    }

    var memory: WatchMemory {
      WatchMemory(
        read: { _ in self.state.withLock { $0.remembered } },
        write: { _, names in self.state.withLock { $0.remembered = names } }
      )
    }
  }

  private static func lookup(_ gtin: GTIN) -> LookupResult {
    var result = LookupResult()
    result.tried = [.init(source: "test", status: .notFound)]
    guard gtin.normalized == spread else { return result }
    result.answer = FoodAnswer(foods: [food])
    return result
  }

  private func tools() -> ScanTools {
    let (path, kitchen) = (folder.path, kitchen)
    return ScanTools(
      read: { path in Array(path.utf8.filter { $0 >= 48 && $0 <= 57 }) },
      pictures: { folder in
        kitchen.state.withLock { state in
          folder == "photos" ? state.looks.first.map { $0.keys.sorted() } ?? [] : nil
        }
      },
      size: { path in kitchen.state.withLock { $0.looks.first?[path] } },
      barcodes: { bytes in
        let digits = String(decoding: bytes, as: UTF8.self)
        return [Barcode(symbology: .ean13, value: digits, polygon: [])]
      },
      open: { _, context in
        ScanSession(
          lookup: { Self.lookup($0) },
          profiles: { () throws(DietProfileError) -> [DietProfile] in try kitchen.profiles() },
          diary: { try Diary(path: path + "/diary.db", now: context.clock.now) },
          watched: kitchen.memory
        )
      },
      pause: {
        let isOver = kitchen.state.withLock { state in
          if !state.looks.isEmpty { state.looks.removeFirst() }
          return state.looks.isEmpty
        }
        if isOver { throw CancellationError() }
      },
      parallel: 2
    )
  }

  private static var food: Food {
    var food = Food(
      id: FoodID(source: "test", key: spread),
      name: "Hazelnut spread",
      per100: Nutrients([.energy: 500, .protein: 6]),
      attribution: "Test"
    )
    food.gtin = GTIN(spread)
    food.portions = [Portion(name: "serving (1 tablespoon)", grams: 15)]
    food.ingredientsText = "sugar, palm oil, hazelnuts, skimmed milk powder"
    return food
  }

  private func run(
    _ words: String...,
    keys: [String] = [],
    answers: [String] = []
  ) async -> (Int32, Recording) {
    let recording = Recording(
      words,
      input: "",
      keys: keys,
      answers: answers,
      isTerminal: !keys.isEmpty
    )
    let program = ScanProgram.program(version: Version("0.1.0"), tools: tools())
    return (await program.run(recording.context), recording)
  }

  private func entries() async throws -> [Entry] {
    try await Diary(path: folder.path + "/diary.db", now: { Instant(milliseconds: 0) })
      .latestEntries(10)
  }

  // MARK: What is avoided

  @Test func theVerdictStandsUnderTheProduct() async throws {
    kitchen.state.withLock { $0.avoid = ["milk", "hazelnuts=severe"] }
    let (status, recording) = await run("\(Self.spread).jpg")
    #expect(status == 0)
    #expect(recording.output.contains("names what you avoid"))
    #expect(recording.output.contains("severe: hazelnuts"))
    let (_, json) = await run("\(Self.spread).jpg", "--json")
    #expect(json.output.contains(#""verdict":{"result":"match""#))
  }

  @Test func nobodyAvoidsNothing() async throws {
    let (_, recording) = await run("\(Self.spread).jpg", "--json")
    #expect(recording.output.contains(#""verdict":null"#))
  }

  @Test func aCheckEndsAsTheVerdictIs() async throws {
    #expect(await run("--check", "\(Self.spread).jpg").0 == 10)
    kitchen.state.withLock { $0.avoid = ["fish"] }
    #expect(await run("--check", "\(Self.spread).jpg").0 == 0)
    let (status, recording) = await run("--check", "\(Self.unknown).jpg", "--json")
    #expect(status == 12)
    #expect(recording.output.contains("product \(Self.unknown)"))
  }

  @Test func theHouseholdIsWarned() async throws {
    kitchen.state.withLock { $0.household = ["Anna: milk"] }
    let (status, recording) = await run("\(Self.spread).jpg")
    #expect(status == 0)
    #expect(recording.errors.contains("Anna avoids milk"))
  }

  @Test func settingsThatCannotBeReadAreWarnedOf() async throws {
    kitchen.state.withLock { $0.avoid = ["mlik"] }
    let (status, recording) = await run("\(Self.spread).jpg")
    #expect(status == 0)
    #expect(recording.errors.contains("your allergies are not watched"))
    #expect(await run("--check", "\(Self.spread).jpg").0 == 2)
  }

  // MARK: The diary

  private static let amounts: [(word: String, grams: Double)] = [
    ("--log=30 g", 30), ("--log=0,5 oz", 14.2), ("--log", 15), ("--log=2", 30), ("--log=half", 7.5),
    ("--log=1 serving", 15),
  ]

  @Test(arguments: amounts)
  func anAmountIsLogged(word: String, grams: Double) async throws {
    let (status, recording) = await run(word, "\(Self.spread).jpg")
    #expect(status == 0)
    let entry = try #require(try await entries().first)
    #expect(abs(entry.item.grams.best - grams) < 0.05)
    #expect(entry.item.nutrients.energy.map { abs($0 - 5 * entry.item.grams.best) < 0.1 } == true)
    #expect(entry.origin == .barcode && entry.evidence.source == "test")
    #expect(recording.output.contains("reset undo"))
  }

  @Test func nothingIsStoredOnTrial() async throws {
    let (status, recording) = await run("--log", "30g", "--dry-run", "\(Self.spread).jpg", "--json")
    #expect(status == 0)
    #expect(recording.output.contains(#""logged":null"#))
    #expect(try await entries().isEmpty)
  }

  @Test func aNumberThatCanBeReadInTwoWaysIsNotLogged() async throws {
    let (status, recording) = await run("--log", "1,500", "\(Self.spread).jpg")
    #expect(status == 2)
    #expect(recording.errors.contains("two ways"))
    #expect(try await entries().isEmpty)
  }

  @Test func decodingAloneLogsNothing() async {
    #expect(await run("--decode-only", "--log", "30g", "\(Self.spread).jpg").0 == 2)
    #expect(await run().0 == 2)
  }

  // MARK: What nobody knows

  @Test func aProgramIsToldHowToNoteIt() async {
    let (status, recording) = await run("\(Self.unknown).jpg")
    #expect(status == 1)
    #expect(recording.output.contains("EAN-13 \(Self.unknown)"))
    #expect(recording.errors.contains("reset-food correct \(Self.unknown)"))
  }

  @Test func aPersonNotesItByHandAndLogsIt() async throws {
    let (status, recording) = await run(
      "--log",
      "\(Self.unknown).jpg",
      keys: ["y"],
      answers: ["Oat bar", "4oo", "412,5", "", "60", "9", "40"]
    )
    #expect(status == 0)
    #expect(recording.errors.contains("is no number"))
    let entry = try #require(try await entries().first)
    #expect(entry.item.name == "Oat bar")
    #expect(entry.item.nutrients.energy == 165)
    #expect(entry.item.nutrients[.protein] == nil)
  }

  @Test func aPersonMayTurnAway() async throws {
    let (status, _) = await run("\(Self.unknown).jpg", keys: ["n"])
    #expect(status == 1)
    #expect(try await entries().isEmpty)
  }

  // MARK: A folder where photos arrive

  @Test func eachPictureThatArrivesIsReadOnce() async {
    let (old, new) = ("photos/\(Self.unknown).jpg", "photos/\(Self.spread).jpg")
    kitchen.state.withLock {
      $0.looks = [
        [old: 5], [old: 5, new: 3], [old: 5, new: 7], [old: 5, new: 7], [old: 5, new: 7], [:],
      ]
    }
    let (status, recording) = await run("--watch", "photos", "--json")
    #expect(status == 130)
    #expect(recording.output.split(separator: "\n").count == 1)
    #expect(recording.output.contains(#""file":"\#(new)""#))
    // What came while nobody watched is read the next time; what was read is not.
    let late = "photos/9780804816632.jpg"
    kitchen.state.withLock { $0.looks = Array(repeating: [old: 5, new: 7, late: 4], count: 3) }
    let (_, next) = await run("--watch", "photos", "--json")
    #expect(next.output.split(separator: "\n").count == 1)
    #expect(next.output.contains(late))
  }

  @Test func aFolderThatIsNotThereIsSaid() async {
    #expect(await run("--watch", "nowhere").0 == 5)
    #expect(await run("--watch", "photos", "a.jpg").0 == 2)
  }
}
