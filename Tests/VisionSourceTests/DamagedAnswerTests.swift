import FoodSources
import HTTP
import Nutrition
import Testing

@testable import VisionSource

/// Answers that were damaged on their way, in every way that a die throws.
struct DamagedAnswerTests {
  /// The same numbers each time.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let signs = Array("{}[]\",:\\0-e\n".utf8) + [0x00, 0x1B, 0xFF, 0xC3]

  private func damaged(_ bytes: [UInt8], _ dice: inout Dice) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &dice) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &dice)
      let end = min(bytes.count, place + Int.random(in: 0...40, using: &dice))
      switch Int.random(in: 0..<5, using: &dice) {
      case 0: bytes.removeSubrange(place...)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3: bytes[place] = Self.signs.randomElement(using: &dice) ?? 0
      default: bytes[place] ^= UInt8(1 << Int.random(in: 0..<8, using: &dice))
      }
    }
    return bytes
  }

  private func check(_ response: HTTPResponse, _ seed: UInt64, rounds: Int) async throws {
    var dice = Dice(state: seed)
    for _ in 0..<rounds {
      let body = damaged(response.body, &dice)
      let source = VisionSource(
        MadeClient(HTTPResponse(head: response.head, body: body)),
        form: .plain
      )
      do {
        for dish in try await source.answer(.plate()).dishes {
          #expect(dish.grams.low <= dish.grams.best && dish.grams.best <= dish.grams.high)
          #expect(dish.grams.high <= 20_000 && (0...1).contains(dish.confidence))
          #expect(!dish.name.isEmpty && !dish.name.contains("\n"))
        }
      } catch let failure as SourceFailure {
        #expect(!failure.message.isEmpty && failure.message.count < 500)
        #expect(failure.message.unicodeScalars.allSatisfy { $0.value >= 0x20 })
      }
    }
  }

  @Test(.enabled(if: RecordedAnswers.arePresent, "no recordings beside the checkout"))
  func recordedOnesAreSurvived() async throws {
    for (seed, name) in RecordedAnswers.names.enumerated() {
      try await check(try RecordedAnswers.response(name), UInt64(seed), rounds: 20)
    }
  }

  @Test func platesAreSurvived() async throws {
    let plate = """
      ```json
      {"dishes":[{"name":"boiled egg","count":2,"unit":"each","grams":100.5,"grams_low":8e1,\
      "grams_high":120,"confidence":0.95,"uncertainty":"none","energy_kcal":155},{"name":"rice",\
      "grams":"180 g"}],"questions":["Was it \\"fried\\"?"]}
      ```
      """
    try await check(.message(plate), 1, rounds: 600)
    try await check(.chat(plate), 2, rounds: 600)
  }
}
