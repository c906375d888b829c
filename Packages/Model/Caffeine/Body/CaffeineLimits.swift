import Nutrition

/// How much caffeine a day, and at once, gives no concern for a person's health.
///
/// Source: EFSA Journal 2015;13(5):4102: adults 400 mg a day and 200 mg at once; 200 mg a day in
/// pregnancy and when breast-feeding; under 18 years 3 mg for each kg of body weight. They are no
/// targets, and no promise for one person.
package struct CaffeineLimits: Equatable, Sendable {
  /// What of a person decides the limits.
  package struct Person: Equatable, Sendable {
    /// Pregnant or breast-feeding.
    package var isPregnant: Bool
    /// In years; `nil` where not told.
    package var age: Int?
    package var kilograms: Double?

    package init(isPregnant: Bool = false, age: Int? = nil, kilograms: Double? = nil) {
      self.isPregnant = isPregnant
      self.age = age
      self.kilograms = kilograms
    }
  }

  /// In mg; `nil` for a child whose weight is not told.
  package let day: Double?
  /// In mg taken within half an hour.
  package let atOnce: Double?
  /// Whom they are for, in words.
  package let reason: String

  package init(_ person: Person) {
    if let age = person.age, age < 18 {
      let limit = person.kilograms.map { $0 * 3 }
      (day, atOnce) = (limit, limit)
      reason =
        limit == nil
        ? "3 mg a day for each kg under 18; the weight is not told (profile.weight_kg)"
        : "3 mg a day for each kg under 18"
      return
    }
    day = person.isPregnant ? 200 : 400
    atOnce = 200
    reason = person.isPregnant ? "in pregnancy and when breast-feeding" : "for adults"
  }

  /// Doses no further apart than this, in seconds, are taken at once.
  package static let once = 1800.0

  /// What goes beyond a limit, in sentences; empty where nothing does.
  package func warnings(_ doses: [CaffeineDose]) -> [String] {
    var found: [String] = []
    let total = doses.reduce(0) { $0 + $1.milligrams.best }
    if let day, total > day {
      found.append("\(whole(total)) mg are more than the \(whole(day)) mg a day \(reason)")
    }
    if let atOnce, let most = Self.mostAtOnce(doses), most > atOnce {
      found.append("\(whole(most)) mg at once are more than \(whole(atOnce)) mg")
    }
    if day == nil, total > 0 { found.append(reason) }
    return found
  }

  private static func mostAtOnce(_ doses: [CaffeineDose]) -> Double? {
    doses.map { first in
      doses.filter { $0.time >= first.time && $0.time - first.time <= once }
        .reduce(0) { $0 + $1.milligrams.best }
    }.max()
  }

  private func whole(_ value: Double) -> String { "\(Int(value.rounded()))" }
}
