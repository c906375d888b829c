import Barcodes
import Nutrition
import Testing

@testable import Diary

struct ProductTests {
  private let home: Home
  private static let gtin: GTIN = {
    guard let gtin = GTIN("3017620422003") else { preconditionFailure("the number holds") }
    return gtin
  }()

  init() throws { home = try Home() }

  private var spread: Food {
    var food = Food(
      id: FoodID(source: "usda", key: "1"),
      name: "Spread",
      per100: Nutrients([.energy: 539.5, .fat: 0]),
      attribution: "somebody"
    )
    food.brand = "Made"
    food.reference = .millilitre
    food.density = 1.1
    food.portions = [Portion(name: "table spoon", grams: 15.5)]
    food.ingredientsText = "sugar; oil"
    food.allergens = []
    food.traces = ["milk", "nuts"]
    return food
  }

  @Test func whatIsSaidIsKeptWhole() async throws {
    try await home.open().remember(spread, as: Self.gtin)
    let kept = try #require(try await home.open().product(Self.gtin))
    var expected = spread
    expected.gtin = Self.gtin
    expected.reasons = ["you said so"]
    #expect(kept.id.description == "own:3017620422003")
    expected.id = kept.id
    #expect(kept == expected)
    #expect(try await home.open().product(#require(GTIN("96385074"))) == nil)
  }

  @Test func theLastWordCountsAndCanBeTakenBack() async throws {
    let diary = try home.open()
    try await diary.remember(spread, as: Self.gtin)
    var other = spread
    other.name = "Other"
    other.per100[.energy] = nil
    try await diary.remember(other, as: Self.gtin)
    // The same once more is no step of its own.
    try await diary.remember(other, as: Self.gtin)
    #expect(try await diary.product(Self.gtin)?.name == "Other")
    #expect(try await diary.product(Self.gtin)?.per100.energy == nil)
    _ = try await diary.undo()
    #expect(try await diary.product(Self.gtin)?.name == "Spread")
    _ = try await diary.undo()
    #expect(try await diary.product(Self.gtin) == nil)
    _ = try await diary.redo()
    #expect(try await diary.product(Self.gtin)?.per100.energy == 539.5)
    #expect(try await diary.forgetProduct(Self.gtin))
    #expect(try await diary.product(Self.gtin) == nil)
    #expect(try await diary.forgetProduct(Self.gtin) == false)
    #expect(try await diary.undo() != nil)
    #expect(try await diary.product(Self.gtin)?.name == "Spread")
  }

  @Test func anOlderDiaryTakesProducts() async throws {
    _ = try home.open(schema: Schema(migrations: [Schema.current.migrations[0]]))
    let diary = try home.open()
    try await diary.remember(spread, as: Self.gtin)
    #expect(try await diary.product(Self.gtin)?.name == "Spread")
  }
}
