import Calendar
import Foundation
import Nutrition
import SQLite
import Testing

@testable import Diary

/// A folder of its own for each test, removed with it.
final class Home: Sendable {
  let folder: String
  var path: String { folder + "/diary.db" }

  init() throws {
    folder = NSTemporaryDirectory() + "diary-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func open(patience: Int = 5000, schema: Schema = .current) throws -> Diary {
    try Diary(
      DiaryFile(path: path, schema: schema, now: { Home.now }, patience: patience)
    )
  }

  /// The database itself, past the diary.
  func raw() throws -> Database { try Database(path: path, mode: .readWrite, patience: 0) }

  static let now = Instant(milliseconds: 1_796_026_325_123)

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  func mode(of path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return attributes[.posixPermissions] as? Int ?? 0
  }

  func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

  func write(_ bytes: Data) throws { try bytes.write(to: URL(fileURLWithPath: path)) }
}

extension Day {
  static let first = Day(daysSinceEpoch: 20_787)
  static let second = Day(daysSinceEpoch: 20_788)
}

extension Moment {
  static func on(_ day: Day, hour: Int = 8) -> Moment {
    let seconds = day.daysSinceEpoch * 86_400 + hour * 3600
    return Moment(
      instant: Instant(milliseconds: Int64(seconds) * 1000),
      zone: "Europe/Paris",
      day: day
    )
  }
}

extension Item {
  /// An item with little known about it.
  static func plain(_ text: String, kcal: Double? = 100) -> Item {
    Item(
      text: text,
      name: text,
      amount: 1,
      unit: "piece",
      grams: Estimate(low: 40, best: 50, high: 60),
      food: nil,
      nutrients: Nutrients(kcal.map { [.energy: $0] } ?? [:]),
      energy: nil,
      isEstimate: true,
      confidence: 0.5
    )
  }

  /// An item that uses every field, with numbers that binary fractions do not hold exactly.
  static var full: Item {
    var nutrients = Nutrients()
    for nutrient in Nutrient.allCases { nutrients[nutrient] = Double(nutrient.rawValue) + 0.1 }
    return Item(
      text: "2 œufs \u{0} \"frits\"; DROP TABLE entry",
      name: "Œuf au plat 🍳",
      amount: 2,
      unit: "œuf",
      grams: Estimate(low: 80.1, best: 100 / 3, high: 120.7),
      food: FoodReference(id: FoodID(source: "usda", key: "173424:a"), name: "Egg, fried"),
      nutrients: nutrients,
      energy: Estimate(low: 1e-300, best: 1.1, high: 1e300),
      isEstimate: false,
      confidence: 0.1 + 0.2,
      reasons: ["named so", "2 × 50 g"]
    )
  }
}

extension Diary {
  /// Everything in the diary, for comparison.
  func everything() throws -> [Entry] {
    try entries(from: Day(daysSinceEpoch: -10_000), through: Day(daysSinceEpoch: 100_000))
      .sorted { $0.id.rawValue < $1.id.rawValue }
  }

  /// The first column of a query.
  func texts(_ sql: String) throws -> [String?] { try database.rows(sql) { $0.text(0) } }
}
