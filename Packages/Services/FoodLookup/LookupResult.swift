package import FoodSources
package import Nutrition

/// What a question came to: the answer, who gave it, and how everybody who was asked did.
package struct LookupResult: Equatable, Sendable {
  /// One source that was asked, and how it went.
  package struct Tried: Equatable, Sendable {
    package let source: String
    package let status: Status

    package init(source: String, status: Status) {
      self.source = source
      self.status = status
    }
  }

  package enum Status: Equatable, Sendable {
    case found
    /// Found in what it said before, which is still good.
    case cached
    /// Found in what it said before, which is past its time; now it gives no answer.
    case stale
    /// It answered, and has nothing.
    case notFound
    case failed(SourceFailure.Kind)

    /// One word for programs.
    package var word: String {
      switch self {
      case .found: "found"
      case .cached: "cached"
      case .stale: "stale"
      case .notFound: "not_found"
      case .failed(let kind): kind.rawValue
      }
    }
  }

  /// The first answer that had something in it; empty where there was none.
  package var answer = FoodAnswer()
  /// Who gave it; `nil` where nobody did.
  package var source: SourceDescription?
  /// In the order in which they were asked; those behind the one that answered were not.
  package var tried: [Tried] = []
  package var failures: [SourceFailure] = []
  /// Why nobody was asked, in words for a person.
  package var remark: String?

  package init() {}

  package var foods: [Food] { answer.foods }
  /// The best food.
  package var food: Food? { answer.foods.first }

  /// What kept an answer away, where there is none and not everybody could say that there is none.
  package var failure: SourceFailure? {
    guard source == nil else { return nil }
    return failures.max { $0.kind.weight < $1.kind.weight }
  }
}

extension SourceFailure.Kind {
  /// Which of several failures a person should hear of: the highest.
  fileprivate var weight: Int {
    switch self {
    case .unsupported: 0
    case .notAllowed: 1
    case .notSetUp: 2
    case .refused: 3
    case .malformed: 4
    case .unavailable: 5
    case .timedOut: 6
    case .rateLimited: 7
    }
  }
}
