import Barcodes
import JSON
import Testing

@testable import Nutrition

@Suite struct FoodReadingTests {
  private var oats: Food {
    var food = Food(
      id: FoodID(source: "kitchen", key: "oats:1"),
      name: "Oats",
      per100: Nutrients([.energy: 370, .protein: 13.5, .sodium: 0]),
      attribution: "me"
    )
    food.brand = "Mill"
    food.gtin = GTIN("96385074")
    food.reference = .millilitre
    food.portions = [Portion(name: "1 cup", grams: 90)]
    food.ingredientsText = "oats"
    food.allergens = []
    food.traces = ["nuts"]
    food.url = "https://example.org/oats"
    food.confidence = 0.75
    food.reasons = ["exact name"]
    return food
  }

  @Test func readsWhatItWrites() throws {
    #expect(try Food(reading: oats.json) == oats)
  }

  @Test func whatIsMissingIsNotKnown() throws {
    let food = try Food(reading: ["id": "kitchen:x", "name": "X"])
    #expect(food.per100 == Nutrients())
    #expect(food.allergens == nil)
    #expect(food.reference == .gram)
  }

  @Test(
    arguments: [
      ("id", "oats", "id is no id: source:key is wanted"), ("id", .null, "id is missing"),
      ("source", "other", "source is not the source in the id"), ("name", "", "name is empty"),
      ("name", .int(1), "name is a number, not text"),
      ("gtin", "96385075", "gtin is no product number, or its check digit is wrong"),
      ("per_100", .array([JSON.null]), "per_100 is a list, not an object"),
      ("per_100", ["protein": .int(1)], "per_100.protein is not a key that is known there"),
      ("per_100", ["fat_g": "1"], "per_100.fat_g is text, not a number"),
      ("per_100", ["fat_g": .number(-0.1)], "per_100.fat_g is less than 0"),
      ("per_100_unit", "oz", "per_100_unit is neither g nor ml"),
      (
        "portions", .array([["name": "cup", "grams": .int(0)] as JSON]),
        "portions[0].grams is not more than 0"
      ),
      ("portions", .array([["name": "cup"] as JSON]), "portions[0].grams is missing"),
      ("allergens", "milk", "allergens is text, not a list"),
      ("confidence", .int(2), "confidence is not from 0 to 1"),
      ("gtim", "96385074", "gtim is not a key that is known there"),
    ] as [(String, JSON, String)]
  )
  func saysWhatIsWrong(key: String, value: JSON, message: String) {
    guard case .object(let members) = oats.json else { return }
    let others = members.filter { $0.key != key && $0.key != "source" }
    let error = #expect(throws: ShapeFlaw.self) {
      try Food(reading: .object(others + [JSON.Member(key, value)]))
    }
    #expect(error?.description == message)
  }
}
