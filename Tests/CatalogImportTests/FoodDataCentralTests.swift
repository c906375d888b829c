import FoodCatalog
import FoodDataCentral
import Nutrition
import Testing

@testable import CatalogImport

struct FoodDataCentralTests {
  @Test func energyComesFromTheBestSource() {
    var columns = NutrientColumns(foods: 1)
    columns.take(1062, 418.4, at: 0)
    #expect(columns.nutrients(at: 0).energy == 100)
    columns.take(2047, 90, at: 0)
    #expect(columns.nutrients(at: 0).energy == 90)
    columns.take(2048, 91, at: 0)
    columns.take(2047, 80, at: 0)
    #expect(columns.nutrients(at: 0).energy == 91)
    columns.take(1008, 92, at: 0)
    columns.take(1005, -1, at: 0)
    #expect(columns.nutrients(at: 0).energy == 92)
    #expect(columns.nutrients(at: 0)[.carbohydrate] == nil)
  }

  @Test(
    arguments: [
      (nil, "", "1 cup, diced", "", 140.0, Portion(name: "cup, diced", grams: 140)),
      (nil, "", "1/2 bagel", "", 50.0, Portion(name: "bagel", grams: 100)),
      (
        nil, "", "Quantity not specified", "", 50.0,
        Portion(name: "quantity not specified", grams: 50)
      ),
      (nil, "", "Quantity not specified", "", 0.0, nil),
      (0.5, "undetermined", "", "cup slices", 90.0, Portion(name: "cup slices", grams: 180)),
      (1.0, "tablespoon", "", "", 14.2, Portion(name: "tablespoon", grams: 14.2)),
      (4.0, "undetermined", "", "oz", 113.0, Portion(name: "oz", grams: 28.25)),
      (1.0, "undetermined", "", "", 10.0, nil),
    ] as [(Double?, String, String, String, Double, Portion?)]
  )
  func portionsWeighOne(
    amount: Double?,
    unit: String,
    description: String,
    modifier: String,
    grams: Double,
    portion: Portion?
  ) {
    let found = FDCPortion.portion(
      amount: amount,
      unit: unit,
      description: description,
      modifier: modifier,
      grams: grams
    )
    #expect(found == portion)
  }
}
