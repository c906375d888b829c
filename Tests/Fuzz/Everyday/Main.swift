import CatalogImport
import FoodCatalog
import FuzzSupport
import Nutrition

/// The input is a file of the everyday table.
@main enum Main {
  static func main() {
    fuzz { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      guard let table = try? EverydayTable([(name: "food.txt", text: text)], rows: rows) else {
        return
      }
      for food in table.foods {
        expect(!food.key.isEmpty && !food.name.isEmpty, "a food without name or key")
        for nutrient in Nutrient.allCases {
          let amount = food.per100[nutrient] ?? 0
          expect(amount.isFinite && amount >= 0, "\(food.key) has \(amount) of \(nutrient)")
        }
        for portion in food.portions {
          expect(portion.grams.isFinite && portion.grams > 0, "\(food.key): \(portion)")
        }
        expect((food.density ?? 1).isFinite, "\(food.key) has no finite density")
      }
    }
  }

  private static let rows = [
    FoodRecord(key: "01123", name: "Egg, whole, raw, fresh", per100: Nutrients([.energy: 143])),
    FoodRecord(key: "20081", name: "Wheat flour, white", per100: Nutrients([.protein: 10.3])),
  ]
}
