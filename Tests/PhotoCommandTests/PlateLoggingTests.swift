import CommandLineKit
import Diary
import FoodSources
import Hashing
import Nutrition
import Testing

@testable import PhotoCommand

/// What comes into the diary of it.
struct PlateLoggingTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  @Test func everyDishIsARowThatCanBeExplained() async throws {
    let words = ["--log", "--yes", "--json", "--meal", "lunch", "--day", "@12:30", "plate.jpg"]
    let (status, recording) = await desk.run(words + ["--note", "no salt"])
    #expect(status == 0)
    #expect(recording.output.contains(#""logged":[1,2]"#))
    let diary = try desk.diary()
    let entries = try await diary.latestEntries(5)
    #expect(entries.map(\.item.text) == ["boiled egg", "cooked white rice"])
    for entry in entries {
      #expect(entry.origin == .photo && entry.meal == .lunch)
      #expect(entry.evidence.source == "everyday" && entry.evidence.basis != nil)
      #expect(entry.item.grams.low < entry.item.grams.best)
      let id = try #require(entry.evidence.analysis)
      let analysis = try #require(try await diary.analysis(id))
      #expect(analysis.source == "made" && analysis.model == "model-1-2026")
      #expect(analysis.promptVersion == "plate-1" && analysis.note == "no salt")
      #expect(analysis.answer == "word by word")
      guard case .photo(let plate)? = desk.service.questions.first?.subject else { continue }
      #expect(analysis.pictures == [SHA256.hexDigest(plate.pictures[0].bytes)])
    }
  }

  @Test func oneUndoTakesAllOfItBack() async throws {
    _ = await desk.run("--log", "--yes", "plate.jpg")
    let diary = try desk.diary()
    let id = try #require(try await diary.latestEntries(1).first?.evidence.analysis)
    #expect(try await diary.undo()?.action == .add)
    #expect(try await diary.latestEntries(5).isEmpty)
    #expect(try await diary.analysis(id) == nil)
    #expect(try await diary.redo() != nil)
    #expect(try await diary.latestEntries(5).count == 2)
    #expect(try await diary.analysis(id) != nil)
  }

  @Test func nobodyLogsUnseenWithoutSayingSo() async throws {
    for words in [["--log", "plate.jpg"], ["--log", "--json", "plate.jpg"]] {
      let (status, recording) = await desk.run(words)
      #expect(status == 2)
      #expect(recording.errors.contains("--yes"))
    }
    #expect(desk.service.questions.isEmpty)
  }

  @Test func aPersonLooksItOver() async throws {
    let (status, recording) = await desk.run(
      ["--log", "plate.jpg"],
      keys: ["1", "a", "2", "d", "y"],
      answers: ["250 g"]
    )
    #expect(status == 0)
    #expect(recording.output.contains("logged; take it back with: reset undo"))
    let entries = try await desk.diary().latestEntries(5)
    #expect(entries.map(\.item.text) == ["cooked white rice"])
    #expect(entries.first?.item.grams.best == 250)
    #expect(entries.first?.evidence.analysis != nil)
  }

  @Test func aPersonMayTurnAway() async throws {
    let (status, recording) = await desk.run(["--log", "plate.jpg"], keys: ["n"])
    #expect(status == 0)
    #expect(recording.errors.contains("nothing was stored"))
    #expect(try await desk.diary().latestEntries(5).isEmpty)
  }

  @Test func whatNoTableHasIsNotStoredUnlessTheModelsNumbersAreWanted() async throws {
    let desk = try Desk(
      MadeService { _ in
        FoodAnswer(dishes: [
          Dish("cooked white rice", 180), Dish("zzyzx qwrtp", 90, nil, "g", [.energy: 200]),
        ])
      }
    )
    let (partly, recording) = await desk.run("--log", "--yes", "plate.jpg")
    #expect(partly == 8)
    #expect(recording.output.contains("not found: zzyzx qwrtp"))
    #expect(try await desk.diary().latestEntries(5).count == 1)
    let (all, _) = await desk.run("--log", "--yes", "--numbers", "both", "plate.jpg")
    #expect(all == 0)
    let newest = try #require(try await desk.diary().latestEntries(1).first)
    #expect(newest.item.nutrients.energy == 200)
    #expect(newest.evidence.source == "made" && newest.evidence.release == "model-1-2026")
  }
}
