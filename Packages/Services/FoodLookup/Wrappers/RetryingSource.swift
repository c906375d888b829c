package import FoodSources

/// Asks again where a source could not be reached or says that it is broken, which often passes.
///
/// What the source itself says about asking again wins. Other failures would be the same again, or
/// worse.
package struct RetryingSource: FoodSource {
  private let source: any FoodSource
  private let policy: RetryPolicy
  private let pause: @Sendable (Double) async throws -> Void
  private let chance: @Sendable () -> Double
  private let onRetry: @Sendable (RetryNotice) -> Void

  /// - Parameters:
  ///   - source: Whom to ask.
  ///   - policy: How often, and how long to wait between.
  ///   - pause: Waits for some seconds.
  ///   - chance: A number from 0 to 1, so that many who failed together do not ask again together.
  ///   - onRetry: Told before each wait.
  package init(
    _ source: any FoodSource,
    policy: RetryPolicy = .brief,
    pause: @escaping @Sendable (Double) async throws -> Void = Pause.real,
    chance: @escaping @Sendable () -> Double = { Double.random(in: 0...1) },
    onRetry: @escaping @Sendable (RetryNotice) -> Void = { _ in }
  ) {
    self.source = source
    self.policy = policy
    self.pause = pause
    self.chance = chance
    self.onRetry = onRetry
  }

  package var about: SourceDescription { source.about }

  package func answer(_ question: FoodQuestion) async throws -> FoodAnswer {
    for number in 1..<max(policy.attempts, 1) {
      do {
        return try await source.answer(question)
      } catch let failure as SourceFailure where policy.allowsRetry(after: failure) {
        let seconds = max(failure.retryAfter ?? 0, policy.backoff(number, chance: chance()))
        onRetry(
          RetryNotice(failure: failure, seconds: seconds, attempt: number + 1, policy: policy)
        )
        try await pause(seconds)
      }
    }
    return try await source.answer(question)
  }
}

/// How often a source is asked again, and how long the waits between are.
package struct RetryPolicy: Equatable, Sendable {
  /// How often it is asked at most.
  package var attempts: Int
  /// Seconds before the second attempt; twice as many before each one after that.
  package var firstPause: Double
  /// The most seconds waited where the source says nothing.
  package var longestPause: Double
  /// The most seconds that a source may ask for; one that wants more is not asked again.
  package var longestWish: Double
  /// The share of a pause that is left to chance.
  package var jitter: Double
  /// The failures that may pass.
  package var kinds: Set<SourceFailure.Kind>

  /// For somebody who waits for a line of text.
  package static let brief = RetryPolicy(
    attempts: 3,
    firstPause: 0.3,
    longestPause: 1.5,
    longestWish: 1.5,
    jitter: 0.5,
    kinds: [.unavailable]
  )

  /// For an answer that takes seconds anyway and costs money: also a pause that is asked for is
  /// waited out.
  package static let patient = RetryPolicy(
    attempts: 3,
    firstPause: 0.5,
    longestPause: 8,
    longestWish: 60,
    jitter: 0.25,
    kinds: [.unavailable, .rateLimited]
  )

  /// Twice as long each time, up to a limit, and some of it by chance.
  func backoff(_ number: Int, chance: Double) -> Double {
    let longest = min(longestPause, firstPause * Double(1 << min(number - 1, 8)))
    return longest * (1 - jitter * (1 - chance))
  }

  func allowsRetry(after failure: SourceFailure) -> Bool {
    (failure.isWorthRetrying ?? kinds.contains(failure.kind))
      && (failure.retryAfter ?? 0) <= longestWish
  }
}

/// A source failed and will be asked again.
package struct RetryNotice: Equatable, Sendable {
  package let failure: SourceFailure
  /// How long that is waited for.
  package let seconds: Double
  /// The number of the attempt to come, from 2.
  package let attempt: Int
  package let policy: RetryPolicy

  /// For a person who waits.
  package var summary: String {
    "\(failure.message); trying again in \(Pause.words(seconds)) (\(attempt) of \(policy.attempts))"
  }
}
