package import FoodSources
import JSON
import Nutrition

/// A program that somebody else wrote: `reset-source-NAME`, asked in JSON Lines.
///
/// It is run anew for each question, with the question on its stdin, and has to end when its input
/// does: so it can hold nothing up, and nothing of it is left behind.
package struct ExternalSource: FoodSource {
  package let about: SourceDescription
  /// Questions it says it has an answer to, for trying it out.
  package let samples: [FoodQuestion]
  let program: SourceProgram

  package func answer(_ question: FoodQuestion) async throws -> FoodAnswer {
    guard about.capabilities.contains(question.kind) else {
      throw program.failure(.unsupported, "cannot answer \(question.kind.rawValue) questions")
    }
    if case .food(let id) = question.subject, id.source != about.name { return FoodAnswer() }
    let reply = try await program.ask(2, question.json)
    return try program.making { () throws(ShapeFlaw) in
      try FoodAnswer(reply, to: question, from: about)
    }
  }
}

extension ExternalSource {
  /// Asks the program what it is and what it can do.
  ///
  /// - Throws: `SourceFailure`, or `CancellationError`.
  package init(meeting program: SourceProgram) async throws {
    let reply = try await program.ask(1, Introduction.request(name: program.name))
    let introduction = try program.making { () throws(ShapeFlaw) in
      try Introduction(reply, name: program.name)
    }
    self.init(about: introduction.about, samples: introduction.samples, program: program)
  }
}
