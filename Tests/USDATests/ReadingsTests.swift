import Barcodes
import FoodSources
import Foundation
import Nutrition
import Synchronization
import Testing

@testable import USDA

/// Every recorded answer, read by the source and once more here, by a table of its own.
@Suite(.enabled(if: Recordings.arePresent, "no recordings beside the checkout"))
struct ReadingsTests {
  /// For each nutrient the numbers that give it, best first.
  private static let table: [(Nutrient, [(id: Int, number: String, factor: Double)])] = [
    (.energy, [(1008, "208", 1), (2048, "958", 1), (2047, "957", 1), (1062, "268", 1 / 4.184)]),
    (.protein, [(1003, "203", 1)]), (.carbohydrate, [(1005, "205", 1), (1050, "205.2", 1)]),
    (.fat, [(1004, "204", 1), (1085, "298", 1)]), (.saturatedFat, [(1258, "606", 1)]),
    (.fiber, [(1079, "291", 1), (2033, "293", 1)]),
    (.sugar, [(2000, "269", 1), (1063, "269.3", 1)]), (.sodium, [(1093, "307", 1)]),
    (.caffeine, [(1057, "262", 1)]), (.alcohol, [(1018, "221", 1)]),
  ]

  private func amount(_ nutrient: Nutrient, in raw: [String: Any]) -> Double? {
    let rows = raw["foodNutrients"] as? [[String: Any]] ?? []
    for (id, number, factor) in Self.table.first(where: { $0.0 == nutrient })?.1 ?? [] {
      for row in rows {
        let own = row["nutrient"] as? [String: Any]
        let isMeant =
          [own?["id"] as? Int, row["nutrientId"] as? Int].contains(id)
          || (row["number"] as? String) == number
        let value = (row["amount"] ?? row["value"]) as? NSNumber
        if isMeant, let value { return value.doubleValue * factor }
      }
    }
    return nil
  }

  /// Where a food was not read as it stands there, a line each.
  private func mistakes(_ food: Food, _ raw: [String: Any]) -> [String] {
    var mistakes: [String] = []
    if food.name != raw["description"] as? String { mistakes.append("\(food.id): \(food.name)") }
    for nutrient in Nutrient.allCases {
      let (found, expected) = (food.per100[nutrient], amount(nutrient, in: raw))
      if found == nil, expected.map({ $0 > (nutrient == .sodium ? 100_000 : 100) }) == true {
        let reason = food.reasons.contains { $0.contains("\(nutrient.name) of") }
        if !reason { mistakes.append("\(food.id) \(nutrient): left out without a reason") }
      } else if found != expected, abs((found ?? -1) - (expected ?? -2)) > 1e-9 {
        mistakes.append("\(food.id) \(nutrient): \(found as Any), not \(expected as Any)")
      }
    }
    let unit = (raw["servingSizeUnit"] as? String)?.lowercased()
    if food.reference != (["ml", "mlt"].contains(unit) ? .millilitre : .gram) {
      mistakes.append("\(food.id): per 100 \(food.reference)")
    }
    if let size = raw["servingSize"] as? NSNumber, food.portions.first?.grams != size.doubleValue {
      mistakes.append("\(food.id): \(food.portions)")
    }
    return mistakes
  }

  /// A food may have been recorded several times, and with fewer fields.
  private func check(_ food: Food, _ raw: [[String: Any]]) {
    let all = raw.map { mistakes(food, $0) }
    #expect(all.contains([]), "\(all.first ?? ["\(food.id) was never recorded"])")
  }

  @Test func everyFoodIsReadRightly() async throws {
    var raw: [String: [[String: Any]]] = [:]
    for food in try Recordings.raw() { raw["\(food["fdcId"] ?? "")", default: []].append(food) }
    let source = try Recordings.source()
    var count = 0
    for name in try await Recordings.names().searches {
      let answer = try await source.answer(FoodQuestion(.search(name, limit: 200)))
      #expect(!answer.foods.isEmpty || name.hasPrefix("cached"), "\(name)")
      for food in answer.foods {
        check(food, raw[food.id.key] ?? [])
        count += 1
      }
    }
    #expect(count > 1000)
  }

  @Test func everySingleFoodIsReadRightly() async throws {
    let source = try Recordings.source()
    let names = try await Recordings.names().foods
    #expect(names.count >= 3)
    for key in names {
      let id = FoodID(source: "usda", key: key)
      let food = try #require(try await source.answer(FoodQuestion(.food(id))).foods.first)
      let raw = try Recordings.raw().filter {
        "\($0["fdcId"] ?? "")" == key && ($0["foodPortions"] != nil || $0["publicationDate"] != nil)
      }
      check(food, raw)
      #expect(food.id == id && food.url?.hasSuffix("/\(key)/nutrients") == true)
    }
  }

  /// Eleven digits are twelve whose first zero was lost on the way.
  @Test func everyProductIsFoundByAnyFormOfItsNumber() async throws {
    let source = try Recordings.source()
    var codes: [GTIN: Int] = [:]
    for raw in try Recordings.raw() {
      guard let text = raw["gtinUpc"] as? String, let id = raw["fdcId"] as? Int,
        let gtin = GTIN(text.count == 11 ? "0" + text : text)
      else { continue }
      codes[gtin] = max(codes[gtin] ?? 0, id)
    }
    #expect(codes.count >= 30)
    for (gtin, id) in codes {
      for spelling in gtin.spellings {
        let asked = FoodQuestion(.barcode(try #require(GTIN(spelling))))
        let food = try await source.answer(asked).foods.first
        #expect(food?.id.key == String(id), "\(spelling)")
        #expect(food?.gtin == gtin)
      }
    }
    let unknown = FoodQuestion(.barcode(try #require(GTIN("4006381333931"))))
    #expect(try await source.answer(unknown).isEmpty)
  }

  @Test func tellsHowManyCallsAreLeft() async throws {
    let told = Mutex<[Int]>([])
    let source = try Recordings.source { left in told.withLock { $0.append(left) } }
    _ = try await source.answer(FoodQuestion(.search("nothing of the kind", limit: 1)))
    #expect(told.withLock { $0 } == [917, 917])
  }

  @Test func anIDOfAnotherSourceIsNotAskedFor() async throws {
    let source = USDASource(client: NoClient(), key: { Recordings.key })
    for text in ["openfoodfacts:1", "usda:x", "usda:-1", "usda:1/../2"] {
      let id = try #require(FoodID(text))
      #expect(try await source.answer(FoodQuestion(.food(id))).isEmpty)
    }
    #expect(try await source.answer(FoodQuestion(.search("  ", limit: 3))).isEmpty)
  }
}
