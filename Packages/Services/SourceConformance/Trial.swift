import Barcodes
import FoodSources
import Synchronization

/// A source while it is tried: asks it, and remembers what it said for the checks that look at that.
final class Trial: Sendable {
  /// One question and its answer.
  struct Observation: Sendable {
    let question: FoodQuestion
    let answer: FoodAnswer
    let elapsed: Duration
  }

  let subject: ConformanceSubject
  private let seen = Mutex<[Observation]>([])
  private let refused = Mutex<[SourceFailure]>([])

  init(_ subject: ConformanceSubject) { self.subject = subject }

  var about: SourceDescription { subject.source.about }
  var observations: [Observation] { seen.withLock(\.self) }
  var failures: [SourceFailure] { refused.withLock(\.self) }

  /// The sample of a kind of question.
  func sample(_ kind: QuestionKind) throws -> FoodQuestion {
    guard about.capabilities.contains(kind) else {
      throw Skip("it does not answer \(kind.rawValue) questions")
    }
    guard let sample = subject.samples.first(where: { $0.kind == kind }) else {
      throw Skip("no \(kind.rawValue) question is known that it has an answer to")
    }
    return sample
  }

  /// Asks; what takes far too long is a fault, and is not waited for.
  func ask(_ question: FoodQuestion) async throws -> FoodAnswer {
    let source = subject.source
    let limit = subject.timeLimit + .seconds(1)
    var answer: FoodAnswer?
    let elapsed = try await subject.clock.measure {
      answer = try await judged(question) {
        try await within(limit, on: subject.clock) { try await source.answer(question) }
      }
    }
    guard let answer else {
      throw Fault("\(question.inWords) was not answered within \(limit)")
    }
    seen.withLock { $0.append(Observation(question: question, answer: answer, elapsed: elapsed)) }
    return answer
  }

  /// Lets through only what a source may throw.
  private func judged<T>(
    _ question: FoodQuestion,
    _ work: () async throws -> T
  ) async throws -> T {
    do {
      return try await work()
    } catch let failure as SourceFailure {
      refused.withLock { $0.append(failure) }
      throw failure
    } catch let error as CancellationError {
      try Task.checkCancellation()
      throw Fault("\(question.inWords) ended with \(error), though nobody cancelled it")
    } catch {
      throw Fault("\(question.inWords) threw \(type(of: error)), which is no SourceFailure")
    }
  }
}

extension FoodQuestion {
  /// The question for a person.
  var inWords: String {
    switch subject {
    case .search(let words, _): "the search for \"\(words.prefix(30))\""
    case .barcode(let code): "the barcode \(code.normalized)"
    case .food(let id): "the food \(id)"
    case .describe(let text): "the description \"\(text.prefix(30))\""
    case .photo: "the photo"
    }
  }
}
