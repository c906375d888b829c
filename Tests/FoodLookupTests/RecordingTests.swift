import FoodSources
import Nutrition
import Synchronization
import Testing

@testable import FoodLookup

struct RecordingTests {
  /// Recordings in memory.
  private final class Shelf: Sendable {
    private let files = Mutex<[String: [UInt8]]>([:])

    var recordings: Recordings {
      Recordings(
        read: { name in self.files.withLock { $0[name] } },
        write: { bytes, name in self.files.withLock { $0[name] = bytes } }
      )
    }

    var names: [String] { files.withLock { $0.keys.sorted() } }

    func damage() { files.withLock { files in for name in files.keys { files[name] = [0x7B] } } }
  }

  private let shelf = Shelf()

  private func record(_ source: MadeSource, _ question: FoodQuestion) async {
    _ = try? await RecordingSource(source, to: shelf.recordings).answer(question)
  }

  private func replay(_ question: FoodQuestion) async throws -> FoodAnswer {
    let about = MadeSource(has: nil).about
    return try await ReplayingSource(about, from: shelf.recordings).answer(question)
  }

  private static let plate = FoodQuestion(
    .photo(PlateQuestion(pictures: [.init(bytes: [1, 2, 3], mediaType: "image/jpeg")]))
  )

  @Test(arguments: [
    .spread, .words, plate, FoodQuestion(.describe("bread")),
    FoodQuestion(.food(Food.spread.id), languages: ["de"]),
  ])
  func whatWasSaidIsSaidAgain(question: FoodQuestion) async throws {
    let dish = Dish(
      text: "bread",
      name: "bread",
      amount: 2,
      unit: "slice",
      grams: Estimate(low: 40, best: 60, high: 80),
      nutrients: Nutrients([.energy: 160]),
      confidence: 0.5,
      reasons: ["no butter seen"]
    )
    let said = FoodAnswer(foods: [.spread], dishes: [dish], questions: ["With butter?"])
    await record(MadeSource { _, _ in said }, question)
    #expect(try await replay(question) == said)
    #expect(shelf.names.count == 1)
    #expect(shelf.names.first?.hasPrefix("made-") == true)
  }

  @Test func aFailureFailsAgain() async throws {
    let failure = SourceFailure(source: "made", .rateLimited, "slow down", retryAfter: 30)
    await record(MadeSource { _, _ in throw failure }, .spread)
    await #expect(throws: failure) { try await replay(.spread) }
  }

  @Test func whatWasNotRecordedIsNotAsked() async throws {
    await record(MadeSource(has: .spread), .spread)
    let others = [FoodQuestion.words, Self.plate, FoodQuestion(.barcode(.spread), languages: [])]
    for question in others {
      let caught = await #expect(throws: SourceFailure.self) { try await replay(question) }
      #expect(caught?.kind == .unavailable)
    }
    shelf.damage()
    let caught = await #expect(throws: SourceFailure.self) { try await replay(.spread) }
    #expect(caught?.kind == .malformed)
  }
}
