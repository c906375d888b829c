import FoodCatalog

/// Tells from the name of a FoodData Central archive and its rows which release it is, and how its
/// rows are called.
enum FDCRelease {
  /// An NDB number as the tables' keys have it, with five digits or more.
  static func ndbKey(_ number: String) -> String {
    String(repeating: "0", count: max(0, 5 - number.utf8.count)) + number
  }

  /// The page of the food with FoodData Central's number `id`.
  static func page(of id: Int) -> String {
    "https://fdc.nal.usda.gov/food-details/\(id)/nutrients"
  }

  /// The table for rows of `dataType` that came in the archive `file`.
  static func table(dataType: String, file: String) -> FoodTable? {
    let stem = file.hasSuffix(".zip") ? String(file.dropLast(4)) : file
    switch dataType {
    case "survey_fndds_food", "Survey (FNDDS)": return survey(stem)
    case "sr_legacy_food", "SR Legacy":
      return usda("sr-legacy", .standardReference, "USDA SR Legacy", date(in: stem) ?? "2018-04")
    case "foundation_food", "Foundation":
      return usda("foundation", .foundation, "USDA Foundation Foods", date(in: stem) ?? "")
    case "branded_food", "Branded":
      return usda("branded", .branded, "USDA Branded Food Products", date(in: stem) ?? "")
    default: return nil
    }
  }

  private static func usda(
    _ name: String,
    _ family: FoodTable.Family,
    _ title: String,
    _ released: String
  ) -> FoodTable {
    FoodTable(
      name: released.isEmpty ? name : "\(name)-\(released)",
      family: family,
      title: released.isEmpty ? title : "\(title) \(released)",
      attribution: "\(title), FoodData Central (public domain)",
      released: released
    )
  }

  /// FNDDS releases are called by the survey years; the dates are those of publication.
  private static func survey(_ stem: String) -> FoodTable {
    let years = surveyYears(in: stem)
    let name = years ?? date(in: stem) ?? "unknown"
    return FoodTable(
      name: "fndds-\(name)",
      family: .fndds,
      title: "USDA Food and Nutrient Database for Dietary Studies \(name)",
      attribution: "USDA FNDDS \(name) (public domain)",
      released: years.map { String($0.suffix(4)) } ?? date(in: stem) ?? ""
    )
  }

  private static func surveyYears(in stem: String) -> String? {
    let numbers = numbers(in: stem)
    for (first, second) in zip(numbers, numbers.dropFirst())
    where first.count == 4 && second.count == 4 {
      return "\(first)-\(second)"
    }
    return date(in: stem).flatMap { date in
      surveys.last { $0.published <= date }?.years
    }
  }

  private static let surveys: [(published: String, years: String)] = [
    ("2019-04-02", "2015-2016"), ("2020-10-30", "2017-2018"), ("2022-10-28", "2019-2020"),
    ("2024-10-31", "2021-2023"),
  ]

  /// "2024-10-31" or "2018-04" at the end of a name.
  private static func date(in stem: String) -> String? {
    let numbers = numbers(in: stem)
    guard let year = numbers.firstIndex(where: { $0.count == 4 && $0.hasPrefix("20") }) else {
      return nil
    }
    return numbers[year...].prefix(3).joined(separator: "-")
  }

  private static func numbers(in stem: String) -> [Substring] {
    stem.split { !($0.isASCII && $0.isNumber) }
  }
}
