import Calendar
import Nutrition
import SQLite
import Testing

@testable import Diary

struct JournalTests {
  private let home: Home

  init() throws { home = try Home() }

  @Test func undoesAndRedoesAMealAtOnce() async throws {
    let diary = try home.open()
    try await diary.log([.full, .plain("toast")], at: .on(.first), origin: .describe)
    let before = try await diary.everything()
    let undone = try #require(try await diary.undo())
    #expect(undone.undoDescription == "removed: \(Item.full.text), toast")
    #expect(undone.isUndone)
    #expect(try await diary.everything().isEmpty)
    #expect(try await diary.undo() == nil)
    #expect(try await diary.redo()?.redoDescription == "added again: \(Item.full.text), toast")
    #expect(try await diary.everything() == before)
    #expect(try await diary.redo() == nil)
  }

  @Test func undoesEditsAndDeletes() async throws {
    let diary = try home.open()
    let ids = try await diary.log([.full, .plain("tea")], at: .on(.first), origin: .describe)
    let logged = try await diary.everything()
    try await diary.edit(ids) { draft in
      draft.item = .plain("coffee")
      draft.moment = .on(.second)
    }
    let edited = try await diary.everything()
    try await diary.delete([ids[0]])
    #expect(try await diary.undo()?.undoDescription == "restored: coffee")
    #expect(try await diary.everything() == edited)
    #expect(try await diary.undo()?.undoDescription == "changed back: \(Item.full.text), tea")
    #expect(try await diary.everything() == logged)
    #expect(try await diary.redo()?.redoDescription == "changed again: \(Item.full.text), tea")
    #expect(try await diary.redo()?.redoDescription == "removed again: coffee")
    #expect(try await diary.everything() == [edited[1]])
  }

  @Test func aNewChangeCutsWhatCouldBeRedone() async throws {
    let diary = try home.open()
    for text in ["a", "b", "c"] {
      try await diary.log([.plain(text)], at: .on(.first), origin: .describe)
    }
    _ = try await diary.undo()
    _ = try await diary.undo()
    try await diary.log([.plain("d")], at: .on(.first), origin: .describe)
    #expect(try await diary.redo() == nil)
    #expect(try await diary.history().map(\.what) == ["d", "a"])
  }

  @Test func undoesWhatAnotherProgramWroteInBetween() async throws {
    let (one, other) = (try home.open(), try home.open())
    try await one.log([.plain("mine")], at: .on(.first), origin: .describe)
    try await other.log([.plain("theirs")], at: .on(.first), origin: .describe)
    #expect(try await one.undo()?.what == "theirs")
    #expect(try await other.undo()?.what == "mine")
    #expect(try await one.redo()?.what == "mine")
    #expect(try await one.everything().map(\.item.text) == ["mine"])
  }

  @Test func aChangeThatFailsLeavesNothing() async throws {
    struct Refusal: Error {}
    let diary = try home.open()
    let ids = try await diary.log(
      [.plain("egg"), .plain("tea")],
      at: .on(.first),
      origin: .describe
    )
    let before = try await diary.everything()
    await #expect(throws: Refusal.self) {
      try await diary.edit(ids) { draft in
        if draft.item.text == "tea" { throw Refusal() }
        draft.item.amount = 9
      }
    }
    #expect(try await diary.everything() == before)
    #expect(try await diary.history().count == 1)
    #expect(try await diary.check() == [])
  }

  @Test func undoesAnImportOfThousands() async throws {
    let diary = try home.open()
    let drafts = (0..<3000).map { number in
      EntryDraft(
        item: .plain("\(number)"),
        moment: .on(.first.adding(days: number / 10)),
        origin: .imported
      )
    }
    try await diary.log(drafts)
    #expect(try await diary.undo()?.what == "0, 1, 2, 3, 2996 more")
    #expect(try await diary.everything().isEmpty)
    _ = try await diary.redo()
    #expect(try await diary.everything().map(\.draft) == drafts)
  }

  @Test func listsTheNewestFirst() async throws {
    let diary = try home.open()
    for text in ["a", "b", "c"] {
      try await diary.log([.plain(text)], at: .on(.first), origin: .describe)
    }
    _ = try await diary.undo()
    let history = try await diary.history(limit: 2)
    #expect(history.map(\.what) == ["c", "b"])
    #expect(history.map(\.isUndone) == [true, false])
    #expect(history[0].instant == Home.now && history[0].action == .add)
  }

  @Test func refusesAChangeOutsideTheJournal() async throws {
    let diary = try home.open()
    try await diary.log([.plain("egg")], at: .on(.first), origin: .describe)
    #expect(throws: (any Error).self) { try home.raw().execute("DELETE FROM entry") }
    #expect(try await diary.everything().count == 1)
  }

  @Test func aJournalThatDoesNotFitIsDamage() async throws {
    let diary = try home.open()
    try await diary.log([.plain("egg")], at: .on(.first), origin: .describe)
    let raw = try home.raw()
    try raw.execute("UPDATE journal_change SET row_id = 77")
    await #expect(throws: DiaryError.self) { try await diary.undo() }
    #expect(try await diary.everything().count == 1)
  }
}
