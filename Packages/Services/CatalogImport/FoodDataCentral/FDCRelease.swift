import FoodCatalog
import FoodDataCentral

/// Tells which release of FoodData Central a file holds, from its name and its rows, and how its
/// rows are called.
struct FDCRelease {
  /// An NDB number as the tables' keys have it, with five digits or more.
  static func ndbKey(_ number: String) -> String {
    String(repeating: "0", count: max(0, 5 - number.utf8.count)) + number
  }

  /// The page of the food with FoodData Central's number `id`. Tables that others repacked have
  /// the food's own code in its place; such a number leads nowhere.
  static func page(of id: Int, code: String?) -> String? {
    code == String(id) ? nil : FDCFood.page(of: id)
  }

  /// The name of the file, then those of what is packed in it; the first with a date tells.
  let names: [String]

  /// The table for rows of `dataType`; `nil` for rows that are no foods.
  ///
  /// - Parameters:
  ///   - dataType: The type as the CSV or the JSON form writes it.
  ///   - published: The day a row was published, for a file whose name says nothing.
  ///   - years: The years of the survey by the row itself.
  func table(dataType: String, published: String, years: String = "") -> FoodTable? {
    switch dataType {
    case "survey_fndds_food", "Survey (FNDDS)": survey(published, rowYears: years)
    // The last release there will be, whatever the date of the file that carries it.
    case "sr_legacy_food", "SR Legacy":
      usda("sr-legacy", .standardReference, "USDA SR Legacy", "2018-04")
    case "foundation_food", "Foundation":
      usda("foundation", .foundation, "USDA Foundation Foods", date ?? "")
    case "branded_food", "Branded":
      usda("branded", .branded, "USDA Branded Food Products", date ?? "")
    default: nil
    }
  }

  private func usda(
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
  private func survey(_ published: String, rowYears: String) -> FoodTable {
    let years =
      Self.years(in: names) ?? date.flatMap(Self.years(publishedOn:)) ?? Self.years(in: [rowYears])
      ?? Self.isoDate(published).flatMap(Self.years(publishedOn:))
    let name = years ?? date ?? "unknown"
    return FoodTable(
      name: "fndds-\(name)",
      family: .fndds,
      title: "USDA Food and Nutrient Database for Dietary Studies \(name)",
      attribution: "USDA FNDDS \(name) (public domain)",
      released: years.map { String($0.suffix(4)) } ?? date ?? ""
    )
  }

  // MARK: Dates

  /// "2017-2018" or "2017_2018" in a name.
  private static func years(in names: [String]) -> String? {
    for name in names {
      let numbers = numbers(in: name)
      for (first, second) in zip(numbers, numbers.dropFirst())
      where first.count == 4 && second.count == 4 {
        return "\(first)-\(second)"
      }
    }
    return nil
  }

  /// "2024-10-31" or "2018-04" in a name.
  private var date: String? {
    for name in names {
      let numbers = Self.numbers(in: name)
      guard let year = numbers.firstIndex(where: { $0.count == 4 && $0.hasPrefix("20") }) else {
        continue
      }
      let rest = numbers[(year + 1)...].prefix(2).prefix { $0.count == 2 }
      return ([numbers[year]] + rest).joined(separator: "-")
    }
    return nil
  }

  private static let surveys: [(published: String, years: String)] = [
    ("2019-04-02", "2015-2016"), ("2020-10-30", "2017-2018"), ("2022-10-28", "2019-2020"),
    ("2024-10-31", "2021-2023"),
  ]

  private static func years(publishedOn date: String) -> String? {
    surveys.last { $0.published <= date }?.years
  }

  /// "2024-10-31" for that, or for "10/31/2024" as the JSON form has it.
  private static func isoDate(_ text: String) -> String? {
    let numbers = numbers(in: text)
    guard numbers.count == 3 else { return nil }
    let parts = numbers[0].count == 4 ? numbers : [numbers[2], numbers[0], numbers[1]]
    return parts.map { $0.count == 1 ? "0" + $0 : String($0) }.joined(separator: "-")
  }

  private static func numbers(in text: String) -> [Substring] {
    text.split { !($0.isASCII && $0.isNumber) }
  }
}
