import Barcodes
import FoodSources
import Nutrition

extension Conformance {
  /// One for each kind of question: what it is known to have, it gives.
  static let answers = QuestionKind.allCases.map { kind in
    ConformanceCheck(
      "answers_\(kind.rawValue)",
      "has an answer to a \(kind.rawValue) question that it is known to have one to"
    ) { trial in
      let sample = try trial.sample(kind)
      let answer = try await trial.ask(sample)
      guard !answer.isEmpty else { throw Fault("\(sample.inWords) was answered with nothing") }
      return answer.foods.first?.name ?? answer.dishes.first?.name
    }
  }

  /// What a model says of a meal may differ each time; what a table says may not.
  static let sameAnswersAtOnce = ConformanceCheck(
    "same_answers_at_once",
    "answers several questions at once as it answers them one by one"
  ) { trial in
    let samples = [QuestionKind.search, .barcode].compactMap { try? trial.sample($0) }
    guard !samples.isEmpty else { throw Skip("it has no question whose answer stays the same") }
    let before = try await trial.answers(to: samples)
    let together = try await withThrowingTaskGroup(of: (Int, FoodAnswer).self) { group in
      for (index, sample) in samples.enumerated() {
        for _ in 1...2 { group.addTask { (index, try await trial.ask(sample)) } }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for (index, answer) in together where !answer.isSame(as: before[index]) {
      throw Fault("\(samples[index].inWords) was answered otherwise when asked beside others")
    }
    return nil
  }

  static let missIsEmpty = ConformanceCheck(
    "miss_is_empty",
    "answers with nothing, and not with a failure, where it has nothing"
  ) { trial in
    var misses: [FoodQuestion.Subject] = []
    if trial.about.capabilities.contains(.search) {
      misses.append(.search("xqzwvk jqxzzv", limit: 5))
      misses.append(.food(FoodID(source: trial.about.name, key: "xqzwvk-jqxzzv")))
    }
    // A number of no country, with the right check digit.
    if trial.about.capabilities.contains(.barcode), let nobody = GTIN("1990000000003") {
      misses.append(.barcode(nobody))
    }
    guard !misses.isEmpty else { throw Skip("it looks nothing up") }
    for miss in misses {
      let answer = try await trial.ask(FoodQuestion(miss))
      guard answer.isEmpty else {
        throw Fault("\(FoodQuestion(miss).inWords) was answered, though nobody has it")
      }
    }
    return nil
  }

  static let idLeadsBack = ConformanceCheck(
    "id_leads_back",
    "gives the same food again when it is asked by the id it gave"
  ) { trial in
    guard trial.about.capabilities.contains(.search) else {
      throw Skip("it does not answer search questions")
    }
    guard let food = trial.observations.lazy.compactMap(\.answer.foods.first).first else {
      throw Skip("it gave no food")
    }
    let again = try await trial.ask(FoodQuestion(.food(food.id)))
    guard let found = again.foods.first else { throw Fault("\(food.id) led to nothing") }
    guard found.id == food.id else { throw Fault("\(food.id) led to \(found.id)") }
    return nil
  }

  static let limitHolds = ConformanceCheck(
    "limit_holds",
    "gives no more foods than were wanted"
  ) { trial in
    guard case .search(let words, _) = try trial.sample(.search).subject else {
      throw Skip("its sample is no search")
    }
    let answer = try await trial.ask(FoodQuestion(.search(words, limit: 1)))
    guard answer.foods.count <= 1 else {
      throw Fault("it gave \(answer.foods.count) foods where 1 was wanted")
    }
    return nil
  }
}

extension Trial {
  /// Each answer, out of those already given where it is among them.
  fileprivate func answers(to questions: [FoodQuestion]) async throws -> [FoodAnswer] {
    var answers: [FoodAnswer] = []
    for question in questions {
      if let known = observations.first(where: { $0.question == question }) {
        answers.append(known.answer)
      } else {
        answers.append(try await ask(question))
      }
    }
    return answers
  }
}

extension FoodAnswer {
  /// Whether the foods are the same; when it was given, and from where, may differ.
  fileprivate func isSame(as other: FoodAnswer) -> Bool {
    foods.map(\.id) == other.foods.map(\.id)
      && foods.map(\.name) == other.foods.map(\.name)
      && foods.map(\.per100) == other.foods.map(\.per100)
  }
}
