import CommandLineKit
import DietCheck
import Explanations
import Meals
import Nutrition

/// For whom products are looked over.
struct ScanDiet: Sendable {
  /// Whose verdict is shown; `nil` where nobody avoids anything and nobody asked.
  private let person: DietProfile?
  private let household: [DietProfile]

  /// - Parameter isAsked: Whether a verdict is wanted whatever the settings say; without any, it is
  ///   on the 14 allergens of EU labels.
  init(_ session: ScanSession, isAsked: Bool, _ output: Output) throws {
    var profiles: [DietProfile] = []
    do throws(DietProfileError) {
      profiles = try session.profiles().filter { !$0.wishes.isEmpty }
    } catch {
      guard !isAsked else { throw error }
      output.warn("your allergies are not watched: \(error.summary)")
    }
    let own = profiles.first { $0.name == nil }
    person = try own ?? (isAsked ? Self.allergens(session) : nil)
    household = profiles.filter { $0.name != nil }
  }

  private static func allergens(_ session: ScanSession) throws -> DietProfile {
    try DietProfile(avoiding: Avoid.allergens, vocabulary: session.vocabulary())
  }

  /// The verdict on a product; where none was found, that it cannot be told.
  ///
  /// - Parameter number: The number that was looked up.
  func verdict(on food: Food?, number: String) -> Verdict? {
    guard let person else { return nil }
    guard let food else {
      var verdict = person.check(FoodEvidence())
      verdict.missing.insert("product \(number)", at: 0)
      return verdict
    }
    return person.noting(person.check(food))
  }

  /// What others of the household avoid in it.
  func warn(of food: Food, _ output: Output) {
    for profile in household {
      let findings = profile.check(food).findings
      for warning in profile.warnings(of: findings) { output.warn(warning) }
    }
  }
}
