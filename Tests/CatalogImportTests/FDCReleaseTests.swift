import FoodCatalog
import Testing

@testable import CatalogImport

struct FDCReleaseTests {
  typealias Case = (
    names: [String], type: String, published: String, name: String, released: String
  )
  static let cases: [Case] = [
    // The official downloads, both forms.
    (
      ["FoodData_Central_survey_food_csv_2024-10-31.zip"], "survey_fndds_food", "",
      "fndds-2021-2023", "2023"
    ),
    (
      ["FoodData_Central_survey_food_json_2024-10-31.zip"], "Survey (FNDDS)", "", "fndds-2021-2023",
      "2023"
    ),
    (
      ["FoodData_Central_survey_food_json_2022-10-28.zip"], "Survey (FNDDS)", "", "fndds-2019-2020",
      "2020"
    ),
    (
      ["FoodData_Central_survey_food_csv_2021-10-28.zip"], "survey_fndds_food", "",
      "fndds-2017-2018", "2018"
    ),
    (
      ["FoodData_Central_survey_food_csv_2020-10-30.zip"], "survey_fndds_food", "",
      "fndds-2017-2018", "2018"
    ),
    (
      ["FoodData_Central_survey_food_csv_2019-04-02.zip"], "survey_fndds_food", "",
      "fndds-2015-2016", "2016"
    ),
    (
      ["FoodData_Central_sr_legacy_food_csv_2018-04.zip"], "sr_legacy_food", "",
      "sr-legacy-2018-04", "2018-04"
    ),
    (
      ["FoodData_Central_sr_legacy_food_json_2021-10-28.zip"], "SR Legacy", "", "sr-legacy-2018-04",
      "2018-04"
    ),
    (
      ["FoodData_Central_foundation_food_csv_2025-04-24.zip"], "foundation_food", "",
      "foundation-2025-04-24", "2025-04-24"
    ),
    (
      ["FoodData_Central_foundation_food_json_2025-04-24.json"], "Foundation", "",
      "foundation-2025-04-24", "2025-04-24"
    ),
    (
      ["FoodData_Central_branded_food_csv_2025-04-24.zip"], "branded_food", "",
      "branded-2025-04-24", "2025-04-24"
    ),
    (
      ["FoodData_Central_branded_food_json_2025-04-24.zip"], "Branded", "", "branded-2025-04-24",
      "2025-04-24"
    ),
    // Repacked, renamed, downloaded twice.
    (
      ["FoodData_Central_survey_food_2017_2018_csv.zip"], "survey_fndds_food", "",
      "fndds-2017-2018", "2018"
    ),
    (["FNDDS 2021-2023.zip"], "survey_fndds_food", "", "fndds-2021-2023", "2023"),
    (
      ["FoodData_Central_foundation_food_csv_2025-04-24 (1).zip"], "foundation_food", "",
      "foundation-2025-04-24", "2025-04-24"
    ),
    (["foundation-2025-04 (2).zip"], "foundation_food", "", "foundation-2025-04", "2025-04"),
    (
      ["a.zip", "FoodData_Central_branded_food_csv_2025-04-24/food.csv"], "branded_food", "",
      "branded-2025-04-24", "2025-04-24"
    ),
    (["surveyDownload.json"], "Survey (FNDDS)", "10/31/2024", "fndds-2021-2023", "2023"),
    (["a.zip", "b.json"], "Survey (FNDDS)", "2020-10-30", "fndds-2017-2018", "2018"),
    (["a.zip"], "survey_fndds_food", "", "fndds-unknown", ""),
    (["a.zip"], "foundation_food", "2020-01-01", "foundation", ""),
    // Older than any release that has a name.
    (["survey_2017-01-02.zip"], "survey_fndds_food", "", "fndds-2017-01-02", "2017-01-02"),
  ]

  @Test(arguments: cases) func namesTheRelease(_ given: Case) throws {
    let release = FDCRelease(names: given.names)
    let table = try #require(release.table(dataType: given.type, published: given.published))
    #expect(table.name == given.name && table.released == given.released)
    #expect(table.attribution.hasSuffix("(public domain)"))
  }

  @Test(arguments: ["sample_food", "market_acquisition", "Experimental", ""])
  func leavesOutWhatIsNoFood(_ type: String) {
    #expect(FDCRelease(names: ["x_2025-04-24.zip"]).table(dataType: type, published: "") == nil)
  }
}
