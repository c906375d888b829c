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

/// A source and how it is set up.
package struct SourceStatus: Equatable, Sendable {
  package var about: SourceDescription
  package var isEnabled: Bool
  /// The place of the source among those that are asked, from 1, for each kind of question.
  package var order: [QuestionKind: Int]
  /// Whether the key it needs is there; `nil` where it needs none.
  package var hasKey: Bool?
  /// How many calls it said are left in this hour.
  package var remaining: Int?

  package init(
    about: SourceDescription,
    isEnabled: Bool,
    order: [QuestionKind: Int],
    hasKey: Bool?,
    remaining: Int?
  ) {
    self.about = about
    self.isEnabled = isEnabled
    self.order = order
    self.hasKey = hasKey
    self.remaining = remaining
  }
}
