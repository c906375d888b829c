import FoodCatalog
import FuzzSupport
import Nutrition

@testable import CatalogImport

/// The first byte picks the pieces; the rest is a FoodData Central download as JSON.
@main enum Main {
  static func main() {
    fuzz { bytes in
      guard let seed = bytes.first else { return }
      let whole = outcome { try $0(Array(bytes.dropFirst())) }
      let pieces = outcome { read in try inPieces(bytes.dropFirst(), seed: seed) { try read($0) } }
      expect(whole.foods == pieces.foods, "other foods in pieces")
      expect(whole.error == pieces.error, "\(whole.error) in one piece, else \(pieces.error)")
      for food in whole.foods { check(food) }
    }
  }

  private static func outcome(
    _ feed: (([UInt8]) throws -> Void) throws -> Void
  ) -> (foods: [FoodRecord], error: String) {
    var reader = FDCDocumentReader(names: ["FoodData_Central_2025-04-24.json"])
    var foods: [FoodRecord] = []
    do {
      try feed {
        try reader.read($0) { _ in
        } add: {
          foods.append($0)
        }
      }
      try reader.finish()
    } catch let error as ImportError {
      return (foods, error.summary)
    } catch {
      expect(false, "\(error) is no ImportError")
    }
    return (foods, "")
  }

  private static func check(_ food: FoodRecord) {
    expect(!food.name.isEmpty && !food.key.isEmpty, "a food without name or key")
    for nutrient in Nutrient.allCases {
      let amount = food.per100[nutrient] ?? 0
      expect(amount.isFinite && amount >= 0, "\(amount) of \(nutrient)")
    }
    for portion in food.portions {
      expect(portion.grams.isFinite && portion.grams > 0, "a portion of \(portion.grams) g")
    }
  }
}
