import Barcodes
import Foundation
import Nutrition
import OpenFoodFactsSource
import Testing

/// Every recorded product as the source reads it, beside the table of readings that was approved.
///
/// `RECORD_GOLDEN=1` writes the table anew, and fails: somebody has to look at it.
@Suite(.enabled(if: Recordings.arePresent, "no recordings beside the checkout"))
struct ReadingsTests {
  private static let table = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "../Readings/openfoodfacts.tsv")

  @Test func everyRecordedProductReadsAsApproved() async throws {
    var lines = [Self.heading]
    for code in try await Recordings.codes() {
      let food = try #require(try await Recordings.food(code), "\(code) is not found")
      lines.append(Self.line(food))
    }
    let text = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try text.write(to: Self.table, atomically: true, encoding: .utf8)
      Issue.record("the table was written; look at it")
    }
    let approved = try String(contentsOf: Self.table, encoding: .utf8)
    for (read, wanted) in zip(lines, approved.split(separator: "\n")) {
      #expect(read == wanted)
    }
    #expect(text == approved)
  }

  private static let heading =
    (["code", "gtin", "unit"] + Nutrient.allCases.map(\.key)
    + ["portions_g", "allergens", "traces", "reasons"]).joined(separator: "\t")

  /// Figures alone: the texts of the products are not ours.
  private static func line(_ food: Food) -> String {
    let numbers = Nutrient.allCases.map { number(food.per100[$0]) }
    let portions = food.portions.map { number($0.grams) }.joined(separator: " ")
    let fields: [String] =
      [food.id.key, food.gtin?.normalized ?? "-", food.reference.rawValue] + numbers
      + [portions.isEmpty ? "-" : portions, count(food.allergens), count(food.traces)]
      + ["\(food.reasons.count)"]
    return fields.joined(separator: "\t")
  }

  private static func number(_ value: Double?) -> String {
    guard let value else { return "-" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  private static func count(_ names: [String]?) -> String { names.map { "\($0.count)" } ?? "-" }
}
