import Calendar
import Nutrition
import Testing

@testable import Diary

struct DiaryTests {
  private let home: Home

  init() throws { home = try Home() }

  @Test func keepsEveryFieldOfAnEntry() async throws {
    let draft = EntryDraft(
      item: .full,
      moment: .on(.first),
      meal: .snack,
      origin: .barcode,
      evidence: Evidence(
        source: "usda",
        release: "2025-04",
        basis: "2 × 50 g",
        attribution: "USDA FoodData Central"
      )
    )
    let id = try await home.open().log([draft])[0]
    #expect(try await home.open().entry(id) == Entry(id: id, draft))
  }

  @Test func takesTheSourceFromTheFood() async throws {
    let diary = try home.open()
    let id = try await diary.log([.full], at: .on(.first), origin: .describe)[0]
    #expect(try await diary.entry(id).evidence == Evidence(source: "usda"))
  }

  @Test func keepsWhatIsUnknownUnknown() async throws {
    let diary = try home.open()
    let ids = try await diary.log([.plain("soup", kcal: nil)], at: .on(.first), origin: .typed)
    let entry = try await diary.entry(ids[0])
    #expect(entry.item.nutrients.missing == Nutrient.allCases)
    #expect(entry.item.energy == nil && entry.item.food == nil && entry.meal == nil)
  }

  @Test func addsUpADay() async throws {
    let diary = try home.open()
    try await diary.log(
      [.plain("egg", kcal: 70), .plain("toast", kcal: 80), .plain("jam", kcal: nil)],
      at: .on(.first),
      origin: .describe
    )
    try await diary.log([.plain("soup")], at: .on(.second), origin: .describe)
    let total = try await diary.totals(on: .first)
    #expect(total.known.energy == 150)
    #expect(total.lowerBounds.contains(.energy))
    #expect(try await diary.totals(on: Day(daysSinceEpoch: 0)).known.energy == 0)
  }

  @Test func listsADayInTheOrderOfItsTime() async throws {
    let diary = try home.open()
    for hour in [20, 8, 12] {
      try await diary.log([.plain("\(hour)")], at: .on(.first, hour: hour), origin: .describe)
    }
    try await diary.log([.plain("other")], at: .on(.second), origin: .describe)
    #expect(try await diary.entries(on: .first).map(\.item.text) == ["8", "12", "20"])
    let both = try await diary.entries(from: .first, through: .second)
    #expect(both.map(\.item.text) == ["8", "12", "20", "other"])
    #expect(try await diary.latestEntries(2).map(\.item.text) == ["other", "12"])
  }

  @Test func editsWhatIsThereNow() async throws {
    let (one, other) = (try home.open(), try home.open())
    let id = try await one.log([.plain("egg")], at: .on(.first), origin: .describe)[0]
    try await other.edit(id) { $0.meal = .dinner }
    let edited = try await one.edit(id) { $0.item.amount = 3 }
    #expect(edited.meal == .dinner && edited.item.amount == 3)
    #expect(try await other.entry(id) == edited)
  }

  @Test func anEditThatChangesNothingIsNoStepOfUndo() async throws {
    let diary = try home.open()
    let id = try await diary.log([.plain("egg")], at: .on(.first), origin: .describe)[0]
    _ = try await diary.log([.plain("tea")], at: .on(.first), origin: .describe)
    _ = try await diary.undo()
    try await diary.edit(id) { _ in }
    #expect(try await diary.history().count == 2)
    #expect(try await diary.redo()?.what == "tea")
  }

  @Test func anUnknownEntryChangesNothing() async throws {
    let diary = try home.open()
    let id = try await diary.log([.plain("egg")], at: .on(.first), origin: .describe)[0]
    let unknown = EntryID(rawValue: 99)
    await #expect(throws: EntryNotFound(id: unknown)) { try await diary.delete([id, unknown]) }
    await #expect(throws: EntryNotFound(id: unknown)) { try await diary.edit(unknown) { _ in } }
    await #expect(throws: EntryNotFound(id: unknown)) { try await diary.entry(unknown) }
    #expect(try await diary.everything().map(\.id) == [id])
  }

  @Test func aNumberIsNeverGivenTwice() async throws {
    let diary = try home.open()
    let first = try await diary.log([.plain("egg")], at: .on(.first), origin: .describe)[0]
    _ = try await diary.undo()
    let second = try await diary.log([.plain("tea")], at: .on(.first), origin: .describe)[0]
    #expect(second.rawValue > first.rawValue)
  }

  @Test(arguments: [(0, 20_787), (4, 20_786)])
  func theDayBeginsAtTheChosenHour(dayStart: Int, expected: Int) {
    // 03:00 in a zone two hours east.
    let instant = Instant(milliseconds: (20_787 * 86_400 + 3600) * 1000)
    let clock = WallClock.fixed(at: 0, zone: "Europe/Kyiv", offset: 7200)
    let moment = Moment(instant, clock: clock, dayStart: dayStart)
    #expect(moment.day == Day(daysSinceEpoch: expected))
    #expect(moment.zone == "Europe/Kyiv" && moment.instant == instant)
  }

  @Test func remembersCorrections() async throws {
    let diary = try home.open()
    let egg = Correction(
      food: FoodReference(id: FoodID(source: "usda", key: "1"), name: "Egg"),
      grams: 55.5
    )
    var tea = egg
    tea.grams = nil
    try await diary.remember("an egg", as: egg)
    try await diary.remember("an egg", as: tea)
    #expect(try await diary.corrections() == ["an egg": tea])
    #expect(try await diary.undo()?.undoDescription == "changed back: what 'an egg' means")
    #expect(try await diary.correction(for: "an egg") == egg)
    #expect(try await diary.forget("an egg"))
    #expect(try await !diary.forget("an egg"))
    #expect(try await diary.undo()?.undoDescription == "restored: what 'an egg' means")
    #expect(try await diary.corrections() == ["an egg": egg])
  }
}
