package import FoodSources

/// The sources as the person configured them, for one call of a program. Made where the settings
/// and the real sources are known.
package struct ConfiguredSources: Sendable {
  /// Makes what questions are put to.
  ///
  /// It throws where a source is named that does not exist.
  package var lookup: @Sendable (LookupWishes) throws -> FoodLookup
  /// All sources there are, in the order in which they are listed.
  package var all: @Sendable () async throws -> [SourceStatus]
  package var store: SourceStore

  package init(
    store: SourceStore,
    lookup: @escaping @Sendable (LookupWishes) throws -> FoodLookup,
    all: @escaping @Sendable () async throws -> [SourceStatus]
  ) {
    self.store = store
    self.lookup = lookup
    self.all = all
  }
}

/// What a single call wants to be different from what is configured.
package struct LookupWishes: Equatable, Sendable {
  /// The only source to ask, or the only food table.
  package var only: String?
  /// The release of the food tables.
  package var release: String?

  package init(only: String? = nil, release: String? = nil) {
    self.only = only
    self.release = release
  }
}

/// An AI service as it is set up, and whether it may be asked.
package struct ServiceStatus: Equatable, Sendable {
  /// The name of the source.
  package var name: String
  /// Where pictures would go.
  package var destination: String
  package var model: String
  /// Why it would not be asked; `nil` where it would.
  package var obstacle: SourceFailure?

  package init(name: String, destination: String, model: String, obstacle: SourceFailure? = nil) {
    self.name = name
    self.destination = destination
    self.model = model
    self.obstacle = obstacle
  }
}

/// What becomes of the answers of a source beside being used.
package enum Tape: Sendable {
  case none
  /// They are written down.
  case record(Recordings)
  /// They come from there, and nobody is asked.
  case replay(Recordings)
}

/// A source and how it is set up.
package struct SourceStatus: Equatable, Sendable {
  package var about: SourceDescription
  package var isEnabled: Bool
  /// The place of the source among those that are asked, from 1, for each kind of question; 0 is
  /// before all others, whatever is configured.
  package var order: [QuestionKind: Int]
  /// Whether the key it needs is there; `nil` where it needs none.
  package var hasKey: Bool?
  /// How many calls it said are left in this hour.
  package var remaining: Int?
  /// Why it could not be asked what it is; `nil` where that is known.
  package var trouble: String?

  package init(
    about: SourceDescription,
    isEnabled: Bool,
    order: [QuestionKind: Int],
    hasKey: Bool?,
    remaining: Int?,
    trouble: String? = nil
  ) {
    self.about = about
    self.isEnabled = isEnabled
    self.order = order
    self.hasKey = hasKey
    self.remaining = remaining
    self.trouble = trouble
  }
}
