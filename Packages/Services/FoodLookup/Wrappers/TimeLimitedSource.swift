package import FoodSources

/// Gives a source only so long to answer.
package struct TimeLimitedSource: FoodSource {
  private let source: any FoodSource
  private let seconds: Double
  private let pause: @Sendable (Double) async throws -> Void

  /// - Parameters:
  ///   - source: Whom to wait for. It is cancelled when its time is over.
  ///   - seconds: For a whole answer, retries included.
  ///   - pause: Waits for some seconds.
  package init(
    _ source: any FoodSource,
    seconds: Double,
    pause: @escaping @Sendable (Double) async throws -> Void = Pause.real
  ) {
    self.source = source
    self.seconds = seconds
    self.pause = pause
  }

  package var about: SourceDescription { source.about }

  package func answer(_ question: FoodQuestion) async throws -> FoodAnswer {
    let (source, seconds, pause) = (source, seconds, pause)
    return try await withThrowingTaskGroup(of: FoodAnswer?.self) { group in
      group.addTask { try await source.answer(question) }
      group.addTask {
        try await pause(seconds)
        return nil
      }
      defer { group.cancelAll() }
      guard let first = try await group.next(), let answer = first else {
        throw SourceFailure(
          source: source.about.name,
          .timedOut,
          "\(source.about.name) gave no answer in \(Pause.words(seconds))"
        )
      }
      return answer
    }
  }
}

/// Waiting.
package enum Pause {
  package static let real: @Sendable (Double) async throws -> Void = { seconds in
    try await Task.sleep(for: .seconds(seconds))
  }

  /// Seconds in words, rounded up so that whoever waits that long has waited enough.
  static func words(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded(.up))
    return whole < 120 ? "\(whole) s" : "\((whole + 59) / 60) min"
  }
}
