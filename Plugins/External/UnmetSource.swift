package import FoodSources
import Synchronization

/// A program that is met with the first question it is asked, so that it is not run where others
/// have an answer. Until then it counts as able to do everything.
package final class UnmetSource: FoodSource {
  private let unmet: SourceDescription
  private let program: SourceProgram
  private let met = Mutex<ExternalSource?>(nil)

  package init(_ program: SourceProgram) {
    self.program = program
    unmet = SourceDescription(
      name: program.name,
      kind: .external,
      capabilities: Set(QuestionKind.allCases),
      asked: "the program \(SourceProgram.fileName(of: program.name))",
      leaves: "what that program sends"
    )
  }

  /// What it says of itself, once it was met.
  package var about: SourceDescription { met.withLock(\.self)?.about ?? unmet }

  package func answer(_ question: FoodQuestion) async throws -> FoodAnswer {
    try await source().answer(question)
  }

  private func source() async throws -> ExternalSource {
    if let source = met.withLock(\.self) { return source }
    let source = try await ExternalSource(meeting: program)
    met.withLock { $0 = source }
    return source
  }
}
