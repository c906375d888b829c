package import FoodSources

/// A source to be tried, and what it is tried with.
package struct ConformanceSubject: Sendable {
  package let source: any FoodSource
  /// Questions it has an answer to; without one for a kind of question, answers of that kind are
  /// not looked at.
  package let samples: [FoodQuestion]
  /// How long one answer may take.
  package let timeLimit: Duration
  /// Measures and ends answers.
  package let clock: any Clock<Duration>

  package init(
    _ source: any FoodSource,
    samples: [FoodQuestion],
    timeLimit: Duration = .seconds(5),
    clock: any Clock<Duration>
  ) {
    self.source = source
    self.samples = samples
    self.timeLimit = timeLimit
    self.clock = clock
  }
}
