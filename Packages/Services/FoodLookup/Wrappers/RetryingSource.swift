package import FoodSources

/// Asks again where a source could not be reached or says that it is broken, which often passes.
///
/// Other failures would be the same again, or worse: whoever asks for a pause gets one.
package struct RetryingSource: FoodSource {
  private let source: any FoodSource
  private let attempts: Int
  private let pause: @Sendable (Double) async throws -> Void
  private let chance: @Sendable () -> Double
  private static let firstPause = 0.3
  private static let longestPause = 1.5

  /// - Parameters:
  ///   - source: Whom to ask.
  ///   - attempts: How often at most.
  ///   - pause: Waits for some seconds.
  ///   - chance: A number from 0 to 1, so that many who failed together do not ask again together.
  package init(
    _ source: any FoodSource,
    attempts: Int = 3,
    pause: @escaping @Sendable (Double) async throws -> Void = Pause.real,
    chance: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
  ) {
    self.source = source
    self.attempts = attempts
    self.pause = pause
    self.chance = chance
  }

  package var about: SourceDescription { source.about }

  package func answer(_ question: FoodQuestion) async throws -> FoodAnswer {
    for number in 1..<max(attempts, 1) {
      do {
        return try await source.answer(question)
      } catch let failure as SourceFailure where failure.kind == .unavailable {
        guard (failure.retryAfter ?? 0) <= Self.longestPause else { throw failure }
        try await pause(max(failure.retryAfter ?? 0, backoff(number)))
      }
    }
    return try await source.answer(question)
  }

  /// Twice as long each time, up to a limit, and half of it by chance.
  private func backoff(_ number: Int) -> Double {
    let longest = min(Self.longestPause, Self.firstPause * Double(1 << min(number - 1, 8)))
    return longest / 2 + longest / 2 * chance()
  }
}
