import Nutrition
import Testing

@testable import Meals

/// Caffeine that a food's row does not tell, or tells wrongly.
struct ItemCaffeineTests {
  private func item(_ text: String, food: String?, caffeine: Double?) -> Item {
    var nutrients = Nutrients()
    nutrients[.caffeine] = caffeine
    return Item(
      text: text,
      name: food ?? text,
      amount: 1,
      unit: "cup",
      grams: Estimate(low: 200, best: 240, high: 280),
      food: food.map { FoodReference(id: FoodID(source: "made", key: "1"), name: $0) },
      nutrients: nutrients,
      energy: nil,
      isEstimate: false,
      confidence: 1
    )
  }

  @Test func aMissingValueIsEstimatedAndSaysSo() throws {
    let item = item("coffee", food: "Coffee, brewed", caffeine: nil).withCaffeine
    #expect(try #require(item.nutrients[.caffeine]) > 50)
    #expect(item.isEstimate)
    #expect(item.caffeineReason?.hasPrefix("caffeine (category): brewed coffee") == true)
  }

  @Test func zeroOfACertainDrinkIsMissing() throws {
    let item = item("energy drink", food: "Energy drink", caffeine: 0).withCaffeine
    #expect(try #require(item.nutrients[.caffeine]) > 50)
  }

  @Test(arguments: [
    ("herbal tea", "Tea, hot, herbal", 0.0), ("egg", "Egg, boiled", 0),
    ("coffee", "Coffee, brewed", 96), ("chocolate cake", "Cake, chocolate", 0),
  ])
  func aKnownValueStays(_ text: String, _ food: String, _ caffeine: Double) {
    let item = item(text, food: food, caffeine: caffeine)
    #expect(item.withCaffeine == item)
  }

  @Test func aRowWithCaffeineSaysNothingOfDecaf() throws {
    let row = "Coffee, latte, espresso with milk"
    let decaf = item("decaf latte", food: row, caffeine: 80).withCaffeine
    #expect(try #require(decaf.nutrients[.caffeine]) < 20)
    let free = item("caffeine free coke", food: "Coca-Cola", caffeine: 23).withCaffeine
    #expect(free.nutrients[.caffeine] == 0)
    let known = item("decaf coffee", food: "Coffee, brewed, decaffeinated", caffeine: 2.4)
    #expect(known.withCaffeine == known)
  }

  @Test func whatIsNoDrinkStaysMissing() {
    let item = item("egg", food: "Egg, boiled", caffeine: nil)
    #expect(item.withCaffeine == item)
    let unknown = self.item("coffee", food: nil, caffeine: nil)
    #expect(unknown.withCaffeine == unknown)
  }

  @Test func theRowSaysWhatTheWordsLeaveOpen() {
    let row = "Carbonated beverage, cola soft drink, without caffeine"
    let item = item("a coke", food: row, caffeine: nil)
    #expect(item.withCaffeine.nutrients[.caffeine] == 0)
  }
}
