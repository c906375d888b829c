package import FoodSources

/// Stands in for a source that may not be asked: it opens no connection and starts no program.
package struct SilentSource: FoodSource {
  package let about: SourceDescription
  private let kind: SourceFailure.Kind
  private let reason: String

  /// A source that `--offline` keeps from answering.
  package static func offline(_ about: SourceDescription) -> SilentSource {
    let reason = about.kind == .external ? "is a program that may use" : "needs"
    return SilentSource(
      about,
      .notAllowed,
      "\(about.name) \(reason) the network, and --offline was given"
    )
  }

  /// A source that the person has switched off.
  package static func off(_ about: SourceDescription) -> SilentSource {
    SilentSource(about, .notAllowed, "\(about.name) is switched off")
  }

  /// A source that cannot be made as things are set.
  package init(_ about: SourceDescription, _ kind: SourceFailure.Kind, _ reason: String) {
    self.about = about
    self.kind = kind
    self.reason = reason
  }

  package func answer(_ question: FoodQuestion) async throws -> FoodAnswer {
    var failure = SourceFailure(source: about.name, kind, reason)
    failure.wasAsked = false
    throw failure
  }
}
