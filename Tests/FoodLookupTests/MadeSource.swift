import Barcodes
import Calendar
import FoodSources
import Nutrition
import Synchronization

/// A source that says what a test wants, and counts.
final class MadeSource: FoodSource {
  private let name: String
  private let kind: SourceDescription.Kind
  private let script: @Sendable (_ number: Int, FoodQuestion) async throws -> FoodAnswer
  private let count = Mutex(0)

  init(
    _ name: String = "made",
    kind: SourceDescription.Kind = .network,
    _ script: @escaping @Sendable (Int, FoodQuestion) async throws -> FoodAnswer
  ) {
    self.name = name
    self.kind = kind
    self.script = script
  }

  /// One that always has `food`, or nothing.
  convenience init(_ name: String = "made", has food: Food?) {
    self.init(name) { _, _ in FoodAnswer(foods: food.map { [$0] } ?? []) }
  }

  /// One that always fails.
  convenience init(_ name: String = "made", fails kind: SourceFailure.Kind) {
    self.init(name) { _, _ in throw SourceFailure(source: name, kind, "\(name) has a bad day") }
  }

  var calls: Int { count.withLock { $0 } }

  var about: SourceDescription {
    SourceDescription(
      name: name,
      kind: kind,
      capabilities: [.search, .barcode],
      asked: "anything",
      leaves: "nothing"
    )
  }

  func answer(_ question: FoodQuestion) async throws -> FoodAnswer {
    let number = count.withLock { count in
      count += 1
      return count
    }
    return try await script(number, question)
  }
}

/// A clock that stands still until it is moved.
final class MadeClock: Sendable {
  private let time = Mutex<Int64>(1_796_040_000_000)

  var now: @Sendable () -> Instant {
    { Instant(milliseconds: self.time.withLock { $0 }) }
  }

  func pass(_ seconds: Double) { time.withLock { $0 += Int64(seconds * 1000) } }
}

extension Food {
  static let spread: Food = {
    var food = Food(
      id: FoodID(source: "made", key: "1"),
      name: "Spread",
      per100: Nutrients([.energy: 539.123456789, .caffeine: 0]),
      attribution: "made up"
    )
    food.brand = "Made"
    food.gtin = GTIN("3017620422003")
    food.reference = .millilitre
    food.density = 1.03
    food.portions = [Portion(name: "spoon", grams: 15)]
    food.ingredientsText = "sugar"
    food.allergens = []
    food.url = "https://example.org/1"
    food.confidence = 0.9
    food.reasons = ["made"]
    return food
  }()
}

extension FoodQuestion {
  static let spread = FoodQuestion(.barcode(.spread))
  static let words = FoodQuestion(.search("spread", limit: 3))
}

extension GTIN {
  static let spread: GTIN = {
    guard let gtin = GTIN("3017620422003") else { preconditionFailure("the number holds") }
    return gtin
  }()
}
