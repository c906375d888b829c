/// Somewhere that answers questions about food: a table on this disk, a server, a vision model,
/// somebody else's program.
///
/// A source is a value made by a factory and holds no state that matters between two questions.
/// Retries, caching, rate limits, recording and staying offline are not its business: wrappers,
/// which are sources themselves, add them.
package protocol FoodSource: Sendable {
  /// What it is and what it can do; known without asking it anything.
  var about: SourceDescription { get }

  /// Answers a question of a kind that `about.capabilities` holds.
  ///
  /// Nothing found is an empty answer, not an error. Cancelling the task ends the call at once.
  ///
  /// - Throws: `SourceFailure`, or `CancellationError`.
  func answer(_ question: FoodQuestion) async throws -> FoodAnswer
}

/// What a source is, as data: shown to people and used to choose whom to ask.
package struct SourceDescription: Equatable, Sendable {
  /// How it is called in the settings and in the ids of its foods, such as `openfoodfacts`.
  package var name: String
  package var kind: Kind
  package var capabilities: Set<QuestionKind>
  /// What it is asked and what leaves the machine for that, in one line each, for people.
  package var asked: String
  package var leaves: String
  /// The name of the secret it needs; `nil` where it needs none.
  package var secret: String?
  /// To be shown and stored with whatever it says; empty where nothing is owed.
  package var attribution: String

  package enum Kind: String, Sendable, CaseIterable {
    /// Tables on this disk.
    case local
    /// A server somewhere.
    case network
    /// A program on this machine that somebody else wrote.
    case external
  }

  package init(
    name: String,
    kind: Kind,
    capabilities: Set<QuestionKind>,
    asked: String,
    leaves: String,
    secret: String? = nil,
    attribution: String = ""
  ) {
    self.name = name
    self.kind = kind
    self.capabilities = capabilities
    self.asked = asked
    self.leaves = leaves
    self.secret = secret
    self.attribution = attribution
  }
}
