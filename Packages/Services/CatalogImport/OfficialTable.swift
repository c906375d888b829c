/// A table that USDA FoodData Central offers for download.
package struct OfficialTable: Equatable, Sendable {
  package let name: String
  package let title: String
  /// The name of the archive at the download address.
  package let file: String
  /// About how large the archive is.
  package let bytes: Int
  /// Whether it is fetched only when it is named.
  package let isLarge: Bool

  /// The releases of the FoodData Central download page, newest of each.
  package static let all = [
    OfficialTable(
      name: "fndds",
      title: "Food and Nutrient Database for Dietary Studies 2021-2023",
      file: "FoodData_Central_survey_food_csv_2024-10-31.zip",
      bytes: 4_400_000,
      isLarge: false
    ),
    OfficialTable(
      name: "sr-legacy",
      title: "SR Legacy",
      file: "FoodData_Central_sr_legacy_food_csv_2018-04.zip",
      bytes: 6_700_000,
      isLarge: false
    ),
    OfficialTable(
      name: "foundation",
      title: "Foundation Foods",
      file: "FoodData_Central_foundation_food_csv_2025-04-24.zip",
      bytes: 3_400_000,
      isLarge: false
    ),
    OfficialTable(
      name: "branded",
      title: "Branded Food Products",
      file: "FoodData_Central_branded_food_csv_2025-04-24.zip",
      bytes: 440_000_000,
      isLarge: true
    ),
  ]
}
