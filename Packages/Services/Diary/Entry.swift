package import Calendar
package import Nutrition

/// The number of an entry, never given twice.
package struct EntryID: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package var description: String { String(rawValue) }
}

/// The meal an entry belongs to.
package enum Meal: String, CaseIterable, Sendable {
  case breakfast, lunch, dinner, snack
}

/// How an entry came into the diary. An open set: an importer may name itself.
package struct Origin: Hashable, Sendable, RawRepresentable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package static let describe = Origin(rawValue: "describe")
  package static let barcode = Origin(rawValue: "barcode")
  package static let photo = Origin(rawValue: "photo")
  package static let imported = Origin(rawValue: "import")
  package static let typed = Origin(rawValue: "typed")
  package static let demo = Origin(rawValue: "demo")
}

/// Where the numbers of an entry come from, kept with it for good.
package struct Evidence: Equatable, Sendable {
  /// The table, service or model that gave the numbers, such as `usda`.
  package var source: String?
  /// The release of that source, such as `2025-04`.
  package var release: String?
  /// How the number came about, such as `2 × medium (50 g) × 143 kcal/100 g`.
  package var basis: String?
  /// The words its licence asks for.
  package var attribution: String?
  /// What a model answered that it came of; `nil` where none was asked.
  package var analysis: AnalysisID?

  package init(
    source: String? = nil,
    release: String? = nil,
    basis: String? = nil,
    attribution: String? = nil,
    analysis: AnalysisID? = nil
  ) {
    self.source = source
    self.release = release
    self.basis = basis
    self.attribution = attribution
    self.analysis = analysis
  }
}

/// When something happened: the instant, the zone the person was in, and the day it counts for,
/// which stays the same whatever becomes of zones, daylight saving and settings.
package struct Moment: Hashable, Sendable {
  package var instant: Instant
  /// An IANA zone, such as `Europe/Paris`.
  package var zone: String
  package var day: Day

  package init(instant: Instant, zone: String, day: Day) {
    self.instant = instant
    self.zone = zone
    self.day = day
  }

  /// - Parameter dayStart: The hour at which the person's day begins; what is eaten before it
  ///   counts for the day before.
  package init(_ instant: Instant, clock: WallClock, dayStart: Int = 0) {
    let local = clock.localTime(at: instant)
    let day = local.hour < dayStart ? local.day.adding(days: -1) : local.day
    self.init(instant: instant, zone: clock.zone, day: day)
  }

  /// The moment that a person asked for.
  ///
  /// - Parameters:
  ///   - local: What their clock shows then.
  ///   - isNamed: Whether they named the day; then it is the one meant, whatever hour it begins at.
  package init(_ local: LocalTime, isNamed: Bool, clock: WallClock, dayStart: Int = 0) {
    self.init(clock.instant(local), clock: clock, dayStart: dayStart)
    if isNamed { day = local.day }
  }
}

/// What an entry says, before it has a number.
package struct EntryDraft: Equatable, Sendable {
  package var moment: Moment
  package var meal: Meal?
  package var origin: Origin
  /// The copy of the item as it was logged. Its alternatives are not kept.
  package var item: Item
  package var evidence: Evidence

  package init(
    item: Item,
    moment: Moment,
    meal: Meal? = nil,
    origin: Origin,
    evidence: Evidence = Evidence()
  ) {
    self.item = item
    self.moment = moment
    self.meal = meal
    self.origin = origin
    self.evidence = evidence
  }
}

/// One thing that was eaten or drunk.
@dynamicMemberLookup
package struct Entry: Equatable, Sendable, Identifiable {
  package let id: EntryID
  package var draft: EntryDraft

  package init(id: EntryID, _ draft: EntryDraft) {
    self.id = id
    self.draft = draft
  }

  package subscript<Value>(dynamicMember path: WritableKeyPath<EntryDraft, Value>) -> Value {
    get { draft[keyPath: path] }
    set { draft[keyPath: path] = newValue }
  }
}
