import Barcodes
import FoodCatalog
import Nutrition
import Testing

@testable import CatalogImport

struct FDCTableTests {
  @Test func readsFoodsAndNothingOfTheLaboratory() throws {
    let found = try SmallRelease().read()
    #expect(found.tables.map(\.name) == ["fndds-2021-2023"])
    #expect(found.foods.map(\.key) == ["63101000", "11100000", "11000000"])
    let apple = try #require(found["63101000"])
    #expect(apple.name == "Apple, raw")
    #expect(apple.url == "https://fdc.nal.usda.gov/food-details/1/nutrients")
    #expect(apple.aliases == [.init("Fuji", .additional), .init(" Gala apple", .additional)])
    #expect(found["11100000"]?.ingredientsText == "Milk, whole; Milk, lowfat")
    #expect(apple.ingredientsText == nil)
  }

  @Test func keepsMissingApartFromZero() throws {
    let found = try SmallRelease().read()
    let apple = try #require(found["63101000"])
    #expect(apple.per100 == Nutrients([.energy: 61, .protein: 0.17, .caffeine: 0]))
    let human = try #require(found["11000000"])
    #expect(human.per100.missing == Nutrient.allCases)
  }

  @Test func putsPortionsInOrderWithoutWeightlessOnesAndTwins() throws {
    let found = try SmallRelease().read()
    #expect(
      found["63101000"]?.portions == [
        Portion(name: "small", grams: 165), Portion(name: "cup, quartered or chopped", grams: 125),
        Portion(name: "quantity not specified", grams: 200),
      ]
    )
    #expect(
      found["11100000"]?.portions == [
        Portion(name: "cups", grams: 244), Portion(name: "cup", grams: 240),
      ]
    )
  }

  @Test func keysStandardReferenceFoodsByTheirFiveDigits() throws {
    for column in ["NDB_number", "ndb_number"] {
      var release = SmallRelease()
      release.files = [
        "food": "fdc_id,data_type,description\n9,sr_legacy_food,\"Butter, salted\"\n",
        "sr_legacy_food": "fdc_id,\(column)\n9,1001\n",
        "food_nutrient": "fdc_id,nutrient_id,amount\n9,1008,717\n",
      ]
      let found = try release.read()
      #expect(found.tables.map(\.name) == ["sr-legacy-2018-04"])
      #expect(found.foods.map(\.key) == ["01001"])
    }
  }

  @Test func readsProductsWithTheirLabels() throws {
    var release = SmallRelease()
    release.name = "FoodData_Central_branded_food_csv_2025-04-24.zip"
    release.files = [
      "food":
        "fdc_id,data_type,description\n5,branded_food,COLA\n6,branded_food,BAR\n7,branded_food,LOST\n",
      "branded_food": """
      fdc_id,brand_owner,brand_name,gtin_upc,ingredients,serving_size,serving_size_unit,household_serving_fulltext
      6,Maker,Brand,036000291452,OATS; SUGAR,40,g,1 BAR
      5,Maker,,12345,,355,MLT,
      """,
      "food_nutrient": "fdc_id,nutrient_id,amount\n5,1008,42\n6,1008,400\n7,1008,1\n",
    ]
    let found = try release.read()
    #expect(found.tables.map(\.name) == ["branded-2025-04-24"])
    #expect(found.foods.map(\.key) == ["6", "5", "7"])
    let bar = try #require(found["6"])
    #expect(bar.brand == "Brand" && bar.gtin?.normalized == "0036000291452")
    #expect(bar.ingredientsText == "OATS; SUGAR" && bar.reference == .gram)
    #expect(bar.portions == [Portion(name: "serving (1 BAR)", grams: 40)])
    let cola = try #require(found["5"])
    #expect(cola.brand == "Maker" && cola.gtin == nil && cola.reference == .millilitre)
    #expect(cola.portions == [Portion(name: "serving", grams: 355)])
    #expect(cola.url == "https://fdc.nal.usda.gov/food-details/5/nutrients")
  }

  @Test func readsAllTablesOfTheFullDownload() throws {
    var release = SmallRelease()
    release.name = "FoodData_Central_csv_2025-04-24.zip"
    release.files["food"]? +=
      "\n8,foundation_food,Hummus,1,2020-01-01\n9,sr_legacy_food,Butter,1,2019-04-01\n"
    release.files["foundation_food"] = "fdc_id,NDB_number,footnote\n8,16158,\n"
    release.files["sr_legacy_food"] = "fdc_id,NDB_number\n9,1001\n"
    release.files["input_food"]? += "\n7,8,77,1,1,,\"Hummus, sample 3\"\n"
    let found = try release.read()
    #expect(
      found.tables.map(\.name) == ["fndds-2021-2023", "foundation-2025-04-24", "sr-legacy-2018-04"]
    )
    #expect(found.foods.map(\.key) == ["63101000", "11100000", "11000000", "16158", "01001"])
    #expect(found["16158"]?.ingredientsText == nil)
  }

  @Test func takesTheFirstOfRowsWithOneNumber() throws {
    let release = SmallRelease().changing(
      "food",
      "3,survey",
      "1,survey_fndds_food,Again,1,\n3,survey"
    )
    let found = try release.read()
    #expect(found.foods.map(\.name) == ["Apple, raw", "Milk, NFS", "Milk, human"])
  }
}
