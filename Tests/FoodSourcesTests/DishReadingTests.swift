import FoodSources
import JSON
import Nutrition
import Testing

@Suite struct DishReadingTests {
  @Test func readsAnItem() throws {
    let item = Item(
      text: "2 slices of toast",
      name: "toast",
      amount: 2,
      unit: "slice",
      grams: Estimate(low: 50, best: 60, high: 80),
      food: FoodReference(id: FoodID(source: "sr24", key: "1"), name: "Toast"),
      nutrients: Nutrients([.energy: 160]),
      energy: Estimate(low: 120, best: 160, high: 200),
      isEstimate: true,
      confidence: 0.9,
      alternatives: []
    )
    let dish = Dish(
      text: "2 slices of toast",
      name: "toast",
      amount: 2,
      unit: "slice",
      grams: Estimate(low: 50, best: 60, high: 80),
      nutrients: Nutrients([.energy: 160]),
      confidence: 0.9
    )
    #expect(try Dish(reading: item.json) == dish)
  }

  @Test func gramsAreEnough() throws {
    let dish = try Dish(
      reading: ["name": "soup", "grams": .int(250), "confidence": .number(0.5)]
    )
    #expect(dish.text == "soup")
    #expect(dish.amount == 250)
    #expect(dish.unit == "g")
    #expect(dish.grams == Estimate(low: 250, best: 250, high: 250))
    #expect(dish.nutrients == Nutrients())
  }

  @Test(
    arguments: [
      (["grams": .null], "grams is missing"), (["grams": .int(0)], "grams is not more than 0"),
      (["grams_low": .int(300)], "grams_low is more than grams"),
      (["grams_high": .int(200)], "grams_high is less than grams"),
      (["amount": .int(2)], "unit is missing"), (["confidence": .null], "confidence is missing"),
      (["calories": .int(2)], "calories is not a key that is known there"),
    ] as [(JSON, String)]
  )
  func saysWhatIsWrong(change: JSON, message: String) {
    let sound: JSON = ["name": "soup", "grams": .int(250), "confidence": .number(0.5)]
    guard case .object(let members) = sound, case .object(let changed) = change else { return }
    let kept = members.filter { change[$0.key] == nil }
    let error = #expect(throws: ShapeFlaw.self) { try Dish(reading: .object(kept + changed)) }
    #expect(error?.description == message)
  }
}
