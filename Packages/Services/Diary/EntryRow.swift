import Calendar
import Nutrition
import SQLite

/// How an entry lies in its table. One list of columns serves reading and writing, so that the
/// two cannot disagree.
enum EntryRow {
  private static let nutrients = Nutrient.allCases.map(\.key)

  private static let columns =
    [
      "at", "zone", "day", "meal", "origin", "text", "name", "amount", "unit", "grams",
      "grams_low", "grams_high",
    ] + nutrients + [
      "energy_kcal_best", "energy_kcal_low", "energy_kcal_high", "is_estimate", "confidence",
      "reasons", "food_id", "food_name", "source", "release", "basis", "attribution",
      "analysis_id",
    ]

  private static let list = columns.joined(separator: ", ")
  private static let marks = columns.map { _ in "?" }.joined(separator: ", ")

  static let insert = "INSERT INTO entry (\(list)) VALUES (\(marks))"
  static let update =
    "UPDATE entry SET \(columns.map { "\($0) = ?" }.joined(separator: ", ")) WHERE id = ?"
  static let select = "SELECT id, \(list) FROM entry"

  static func values(of draft: EntryDraft) -> [SQLiteValue] {
    let item = draft.item
    let when: [SQLiteValue] = [
      .integer(draft.moment.instant.milliseconds), .text(draft.moment.zone),
      .text(draft.moment.day.description), .text(draft.meal?.rawValue),
      .text(draft.origin.rawValue),
    ]
    let amount: [SQLiteValue] = [
      .text(item.text), .text(item.name), .real(item.amount), .text(item.unit),
      .real(item.grams.best), .real(item.grams.low), .real(item.grams.high),
    ]
    let numbers = Nutrient.allCases.map { SQLiteValue.real(item.nutrients[$0]) }
    let energy: [SQLiteValue] = [
      .real(item.energy?.best), .real(item.energy?.low), .real(item.energy?.high),
    ]
    let grounds: [SQLiteValue] = [
      .integer(item.isEstimate ? 1 : 0), .real(item.confidence),
      .text(item.reasons.joined(separator: "\n")), .text(item.food?.id.description),
      .text(item.food?.name), .text(draft.evidence.source ?? item.food?.id.source),
      .text(draft.evidence.release), .text(draft.evidence.basis),
      .text(draft.evidence.attribution),
      .integer(draft.evidence.analysis.map { Int64($0.rawValue) }),
    ]
    return when + amount + numbers + energy + grounds
  }

  static func entry(from row: borrowing Row) throws -> Entry {
    var reader = Reader(column: 1)
    let moment = Moment(
      instant: Instant(milliseconds: Int64(reader.integer(row))),
      zone: reader.text(row) ?? "",
      day: try reader.day(row)
    )
    let meal = reader.text(row).flatMap(Meal.init)
    let origin = Origin(rawValue: reader.text(row) ?? "")
    let (item, evidence) = reader.itemAndEvidence(row)
    return Entry(
      id: EntryID(rawValue: row.integer(0)),
      EntryDraft(item: item, moment: moment, meal: meal, origin: origin, evidence: evidence)
    )
  }
}

/// Takes the columns of a row one after the other.
private struct Reader {
  var column: Int

  mutating func next() -> Int {
    defer { column += 1 }
    return column
  }

  mutating func integer(_ row: borrowing Row) -> Int { row.integer(next()) }
  mutating func whole(_ row: borrowing Row) -> Int? {
    let column = next()
    return row.isNull(column) ? nil : row.integer(column)
  }
  mutating func text(_ row: borrowing Row) -> String? { row.text(next()) }
  mutating func real(_ row: borrowing Row) -> Double? { row.real(next()) }

  mutating func day(_ row: borrowing Row) throws -> Day {
    let text = text(row) ?? ""
    guard let day = Day(text) else {
      throw Damage(detail: "entry \(row.integer(0)) has the day '\(text)'")
    }
    return day
  }

  /// Three columns; all are NULL where there is no estimate.
  mutating func estimate(_ row: borrowing Row) -> Estimate? {
    let (best, low, high) = (real(row), real(row), real(row))
    guard let best, let low, let high else { return nil }
    return Estimate(low: low, best: best, high: high)
  }

  mutating func itemAndEvidence(_ row: borrowing Row) -> (Item, Evidence) {
    var item = Item(
      text: text(row) ?? "",
      name: text(row) ?? "",
      amount: real(row) ?? 0,
      unit: text(row) ?? "",
      grams: estimate(row) ?? Estimate(low: 0, best: 0, high: 0),
      food: nil,
      nutrients: Nutrients(),
      energy: nil,
      isEstimate: false,
      confidence: 0
    )
    for nutrient in Nutrient.allCases { item.nutrients[nutrient] = real(row) }
    item.energy = estimate(row)
    item.isEstimate = integer(row) != 0
    item.confidence = real(row) ?? 0
    item.reasons = (text(row) ?? "").split(separator: "\n").map(String.init)
    let (id, name) = (text(row), text(row))
    item.food = id.flatMap(FoodID.init).map { FoodReference(id: $0, name: name ?? "") }
    let evidence = Evidence(
      source: text(row),
      release: text(row),
      basis: text(row),
      attribution: text(row),
      analysis: whole(row).map(AnalysisID.init(rawValue:))
    )
    return (item, evidence)
  }
}
