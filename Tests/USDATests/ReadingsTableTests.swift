import Barcodes
import FoodSources
import Foundation
import Nutrition
import Testing
import USDA

/// Every recorded food as the source reads it, beside the table of readings that was approved.
///
/// `RECORD_GOLDEN=1` writes the table anew, and fails: somebody has to look at it.
@Suite(.enabled(if: Recordings.arePresent, "no recordings beside the checkout"))
struct ReadingsTableTests {
  private static let table = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "../Readings/usda.tsv")

  @Test func everyRecordedFoodReadsAsApproved() async throws {
    var lines: [Int: String] = [:]
    for food in try await foods() {
      let id = try #require(Int(food.id.key))
      // In full, a food has portions that a search leaves out; the last reading is the fullest.
      lines[id] = Self.line(food)
    }
    let rows = lines.sorted { $0.key < $1.key }.map(\.value)
    let text = ([Self.heading] + rows).joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try text.write(to: Self.table, atomically: true, encoding: .utf8)
      Issue.record("the table was written; look at it")
    }
    let approved = try String(contentsOf: Self.table, encoding: .utf8)
    for (read, wanted) in zip(text.split(separator: "\n"), approved.split(separator: "\n")) {
      #expect(read == wanted)
    }
    #expect(text == approved)
  }

  /// All foods of all recorded searches, then those that were recorded by themselves.
  private func foods() async throws -> [Food] {
    let (source, names) = (try Recordings.source(), try await Recordings.names())
    var subjects = names.searches.map { FoodQuestion.Subject.search($0, limit: 200) }
    subjects += names.foods.map { .food(FoodID(source: "usda", key: $0)) }
    var foods: [Food] = []
    for subject in subjects { foods += try await source.answer(FoodQuestion(subject)).foods }
    return foods
  }

  private static let heading =
    (["id", "gtin", "unit"] + Nutrient.allCases.map(\.key) + ["portions_g", "doubts"])
    .joined(separator: "\t")

  private static func line(_ food: Food) -> String {
    let amounts = Nutrient.allCases.map { food.per100[$0].map(short) ?? "-" }
    let portions = food.portions.map { short($0.grams) }.joined(separator: " ")
    // One reason says what kind of entry it is, and of which day.
    let doubts = max(0, food.reasons.count - 1)
    let fields =
      [food.id.key, food.gtin?.normalized ?? "-", food.reference.rawValue] + amounts
      + [portions.isEmpty ? "-" : portions, "\(doubts)"]
    return fields.joined(separator: "\t")
  }

  /// To three places.
  private static func short(_ value: Double) -> String {
    let text = String((value * 1000).rounded() / 1000)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
