/// A day of the week, Monday first as in ISO 8601.
package enum Weekday: Int, CaseIterable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// The full English name in lower case.
  package var name: String { "\(self)" }

  /// Reads a name or at least its first three letters, in any case: `mon`, `Thurs`, `SUNDAY`.
  package init?(name text: String) {
    let name = text.lowercased()
    guard name.count >= 3 else { return nil }
    guard let match = Self.allCases.first(where: { $0.name.hasPrefix(name) }) else { return nil }
    self = match
  }
}

extension Day {
  package var weekday: Weekday {
    // 1970-01-01 was a Thursday. The remainder may be negative, so it is made positive first.
    let index = ((daysSinceEpoch + 3) % 7 + 7) % 7
    return Weekday.allCases[index]
  }

  /// This day if it is a `weekday`, else the last one before it.
  package func latest(_ weekday: Weekday) -> Day {
    adding(days: -((self.weekday.rawValue - weekday.rawValue + 7) % 7))
  }
}
