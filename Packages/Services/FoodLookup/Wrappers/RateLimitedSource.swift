package import FoodSources

/// How often a source may be asked: our manners towards it.
package struct RateLimit: Sendable {
  /// What is counted, such as `product reads`.
  package let name: String
  package let count: Int
  /// In how many seconds.
  package let seconds: Int
  /// Which questions count.
  package let covers: @Sendable (FoodQuestion) -> Bool

  package init(
    _ name: String,
    _ count: Int,
    in seconds: Int,
    covers: @escaping @Sendable (FoodQuestion) -> Bool = { _ in true }
  ) {
    self.name = name
    self.count = count
    self.seconds = seconds
    self.covers = covers
  }
}

/// Holds questions back that would be too many, counting those of all programs of this user.
package struct RateLimitedSource: FoodSource {
  private let source: any FoodSource
  private let limits: [RateLimit]
  private let store: SourceStore

  package init(_ source: any FoodSource, _ limits: [RateLimit], store: SourceStore) {
    self.source = source
    self.limits = limits
    self.store = store
  }

  package var about: SourceDescription { source.about }

  package func answer(_ question: FoodQuestion) async throws -> FoodAnswer {
    let name = about.name
    if let wait = store.waitForAllowance(of: name) {
      throw held(wait, "it says that no calls are left")
    }
    for limit in limits where limit.covers(question) {
      guard let wait = store.take(limit, of: name) else { continue }
      let span = limit.seconds == 60 ? "a minute" : "in \(Pause.words(Double(limit.seconds)))"
      throw held(wait, "only \(limit.count) \(limit.name) \(span) are allowed")
    }
    return try await source.answer(question)
  }

  private func held(_ wait: Double, _ reason: String) -> SourceFailure {
    SourceFailure(
      source: about.name,
      .rateLimited,
      "\(about.name) was not asked, since \(reason); try again in \(Pause.words(wait))",
      retryAfter: wait
    )
  }
}
