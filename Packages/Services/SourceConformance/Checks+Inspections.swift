import Barcodes
import FoodSources
import Nutrition

extension Conformance {
  /// What every answer that was given until now is held against.
  static let inspections = [
    foods("ids_are_its_own", "gives ids that begin with its name") {
      food,
      about in
      // Tables on this disk have names of their own.
      about.kind == .local || food.id.source == about.name
        ? nil : "the id \(food.id) does not begin with \(about.name):"
    },
    foods("numbers_make_sense", "gives numbers that are finite, not negative and can be") {
      food,
      _ in
      food.flaw(in: food.per100)
    },
    foods("unknown_is_not_zero", "leaves out what it does not know, and does not call it 0") {
      food,
      _ in
      food.fault(ofZerosIn: food.per100)
    },
    foods("texts_can_be_shown", "gives a name, and texts without control characters") {
      food,
      about in
      food.flaw(ofTextsFrom: about)
    },
    codesAreRight, idsAreUnique, dishesMakeSense, failuresAreInWords, answersAreInTime,
  ]

  private static func foods(
    _ name: String,
    _ rule: String,
    _ flaw: @escaping @Sendable (Food, SourceDescription) -> String?
  ) -> ConformanceCheck {
    ConformanceCheck(name, rule) { trial in
      let foods = trial.observations.flatMap(\.answer.foods)
      guard !foods.isEmpty else { throw Skip("it gave no food") }
      for food in foods {
        if let flaw = flaw(food, trial.about) { throw Fault(flaw) }
      }
      return nil
    }
  }

  private static let codesAreRight = ConformanceCheck(
    "codes_are_right",
    "gives the product that was asked for, in whichever form its number came"
  ) { trial in
    let answers = trial.observations.filter { !$0.answer.foods.isEmpty }
    var codes = 0
    for seen in answers {
      guard case .barcode(let code) = seen.question.subject else { continue }
      codes += 1
      if let other = seen.answer.foods.compactMap(\.gtin).first(where: { $0 != code }) {
        throw Fault("\(code.normalized) was answered with \(other.normalized)")
      }
    }
    guard codes > 0 else { throw Skip("it gave no product") }
    return nil
  }

  private static let idsAreUnique = ConformanceCheck(
    "no_food_twice",
    "gives each food once in an answer"
  ) { trial in
    for seen in trial.observations {
      var ids: Set<FoodID> = []
      for food in seen.answer.foods where !ids.insert(food.id).inserted {
        throw Fault("\(food.id) stands twice in the answer to \(seen.question.inWords)")
      }
    }
    return nil
  }

  private static let failuresAreInWords = ConformanceCheck(
    "failures_are_in_words",
    "fails in its own name and with one line for a person"
  ) { trial in
    for failure in trial.failures {
      guard failure.source == trial.about.name else {
        throw Fault("a failure is in the name of \"\(failure.source)\"")
      }
      guard failure.message.isLine, failure.message.count <= 500 else {
        throw Fault("a failure (\(failure.kind.rawValue)) is not told in one line")
      }
      guard failure.retryAfter.map({ $0.isFinite && $0 >= 0 }) ?? true else {
        throw Fault("a failure asks for a pause that cannot be")
      }
    }
    return nil
  }

  private static let answersAreInTime = ConformanceCheck(
    "answers_are_in_time",
    "answers within the time that it is given"
  ) { trial in
    let limit = trial.subject.timeLimit
    guard let slowest = trial.observations.max(by: { $0.elapsed < $1.elapsed }) else {
      throw Skip("it gave no answer")
    }
    let milliseconds = Int((slowest.elapsed / .milliseconds(1)).rounded())
    guard slowest.elapsed <= limit else {
      throw Fault("\(slowest.question.inWords) took \(milliseconds) ms; \(limit) are allowed")
    }
    return "the slowest of \(trial.observations.count) answers took \(milliseconds) ms"
  }

  private static let dishesMakeSense = ConformanceCheck(
    "dishes_make_sense",
    "names each dish, weighs it, and says how sure it is"
  ) { trial in
    let dishes = trial.observations.flatMap(\.answer.dishes)
    for seen in trial.observations where seen.answer.questions.count > 3 {
      throw Fault("it asked \(seen.answer.questions.count) questions back; three are allowed")
    }
    guard !dishes.isEmpty else { throw Skip("it gave no dish") }
    for dish in dishes {
      if let flaw = dish.flaw { throw Fault(flaw) }
    }
    return nil
  }
}
