import Calendar
package import FoodSources
import Nutrition

/// For how many seconds answers of a source are taken for true.
package struct CacheLifetime: Equatable, Sendable {
  package var product: Int
  package var search: Int
  /// That there is nothing.
  package var nothing: Int

  package init(product: Int, search: Int, nothing: Int) {
    self.product = product
    self.search = search
    self.nothing = nothing
  }
}

/// Remembers what a source said, and says it again while it is good, or while the source is down.
package struct CachedSource: FoodSource {
  private let source: any FoodSource
  private let lifetime: CacheLifetime
  private let store: SourceStore

  package init(_ source: any FoodSource, _ lifetime: CacheLifetime, store: SourceStore) {
    self.source = source
    self.lifetime = lifetime
    self.store = store
  }

  package var about: SourceDescription { source.about }

  package func answer(_ question: FoodQuestion) async throws -> FoodAnswer {
    guard let key = question.cacheKey else { return try await source.answer(question) }
    let known = store.answer(of: about.name, to: key)
    if let known, known.isFresh { return known.told(by: about.name) }
    do {
      let answer = try await source.answer(question)
      store.keep(answer, of: about.name, to: key, seconds: seconds(answer, question))
      return answer
    } catch let failure as SourceFailure {
      guard let known, !known.answer.isEmpty, failure.excusesOldAnswer else { throw failure }
      return known.told(by: about.name, inspite: failure)
    }
  }

  private func seconds(_ answer: FoodAnswer, _ question: FoodQuestion) -> Int {
    if answer.isEmpty { return lifetime.nothing }
    return if case .search = question.subject { lifetime.search } else { lifetime.product }
  }
}

/// An answer out of the store.
struct RememberedAnswer: Equatable {
  var answer: FoodAnswer
  let retrieved: Instant
  let isFresh: Bool

  /// The answer with the day it was given on, and where it is old, with why nothing newer is given.
  func told(by source: String, inspite failure: SourceFailure? = nil) -> FoodAnswer {
    var answer = answer
    answer.retrieved = retrieved
    answer.isStale = failure != nil
    let day = Day(daysSinceEpoch: Int(retrieved.milliseconds / 86_400_000))
    let reason = failure.map { "stale, since \($0.message); \(source) said it on \(day)" }
    for index in answer.foods.indices {
      answer.foods[index].reasons.append(reason ?? "as \(source) said on \(day)")
    }
    return answer
  }
}

extension SourceFailure {
  /// Whether an old answer is better than none.
  fileprivate var excusesOldAnswer: Bool {
    switch kind {
    case .unsupported, .refused: false
    default: true
    }
  }
}
