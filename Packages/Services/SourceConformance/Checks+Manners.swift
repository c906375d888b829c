import Barcodes
import FoodSources
import Nutrition

extension Conformance {
  static let anyLanguage = ConformanceCheck(
    "any_language",
    "answers whatever the languages of the person, known to it or not"
  ) { trial in
    let kinds = [QuestionKind.search, .barcode].compactMap { try? trial.sample($0) }
    guard var question = kinds.first else { throw Skip("it has no question that costs nothing") }
    for languages in [["xx", "tr"], []] {
      question.languages = languages
      _ = try await trial.ask(question)
    }
    return nil
  }

  /// Words are data: quotes, wildcards and what databases take for commands find something or
  /// nothing. A source may refuse them; it may not break.
  static let anyWords = ConformanceCheck(
    "any_words",
    "takes any words for words: none, many, quotes, wildcards, other scripts"
  ) { trial in
    guard trial.about.capabilities.contains(.search) else {
      throw Skip("it does not answer search questions")
    }
    let few = ["\"' OR 1=1 -- *)(", String(repeating: "über 🍕 ", count: 200)]
    let many = ["", " ", "%_\\", "a&b=c#d?e/../", "NEAR(a b)", "米 דג", "e\u{301}"]
    for words in trial.about.kind == .network ? few : few + many {
      do {
        _ = try await trial.ask(FoodQuestion(.search(words, limit: 3)))
      } catch let failure as SourceFailure where failure.kind == .refused {
        continue
      }
    }
    return nil
  }

  static let undeclaredIsRefused = ConformanceCheck(
    "undeclared_is_refused",
    "refuses the kinds of question it does not answer as unsupported"
  ) { trial in
    let kinds = QuestionKind.allCases.filter { !trial.about.capabilities.contains($0) }
    guard !kinds.isEmpty else { throw Skip("it answers every kind of question") }
    for question in kinds.compactMap(\.anyQuestion) {
      do {
        _ = try await trial.ask(question)
        throw Fault("\(question.inWords) was answered, though it does not say that it can")
      } catch let failure as SourceFailure where failure.kind != .rateLimited {
        guard failure.kind == .unsupported else {
          throw Fault("\(question.inWords) was refused as \(failure.kind.rawValue)")
        }
      }
    }
    return nil
  }

  static let cancellingIsPrompt = ConformanceCheck(
    "cancelling_is_prompt",
    "ends within a second when the question is cancelled"
  ) { trial in
    // A long answer that has arrived is read to its end; that of a barcode is short.
    let samples = [QuestionKind.barcode, .search, .describe].compactMap { try? trial.sample($0) }
    guard let sample = samples.first else { throw Skip("it has no question to cancel") }
    for pause in [Duration.zero, .milliseconds(10)] { try await trial.cancel(sample, after: pause) }
    return nil
  }
}

extension Trial {
  /// Asks, and cancels after a while; an answer that was quicker is no fault.
  fileprivate func cancel(_ question: FoodQuestion, after pause: Duration) async throws {
    let source = subject.source
    let task = Task { try await source.answer(question) }
    if pause > .zero { try await subject.clock.sleep(for: pause) }
    task.cancel()
    let result = try await within(.seconds(1), on: subject.clock) { await task.result }
    switch result {
    case nil: throw Fault("it went on for more than a second after it was cancelled")
    case .success: return
    case .failure(let error as SourceFailure) where error.kind == .rateLimited: throw error
    case .failure(let error):
      guard error is CancellationError else {
        throw Fault("when cancelled it threw \(type(of: error)) instead of CancellationError")
      }
    }
  }
}

extension QuestionKind {
  /// Some question of this kind.
  fileprivate var anyQuestion: FoodQuestion? {
    switch self {
    case .search: FoodQuestion(.search("oats", limit: 1))
    case .barcode: GTIN("4006381333931").map { FoodQuestion(.barcode($0)) }
    case .describe: FoodQuestion(.describe("two eggs"))
    case .photo: FoodQuestion(.photo(PlateQuestion(pictures: [])))
    }
  }
}
