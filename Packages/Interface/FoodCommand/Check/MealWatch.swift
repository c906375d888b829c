import CommandLineKit
import DietCheck
import Explanations
import FoodCatalog
import MealText

/// Looks over a meal for everybody in the settings, and says what they avoid in it. It only warns:
/// logging goes on.
struct MealWatch {
  private let checker: FoodChecker
  private let profiles: [DietProfile]

  /// Settings that cannot be read are warned of, so that nobody feels watched over who is not.
  init(_ session: FoodSession, _ catalog: Catalog, _ output: Output) {
    checker = FoodChecker(session: session, catalog: catalog)
    do throws(DietProfileError) {
      profiles = try session.diet.profiles().filter { !$0.wishes.isEmpty }
    } catch {
      profiles = []
      output.warn("your allergies are not watched: \(error.summary)")
    }
  }

  func warn(of meal: DescribedMeal, _ output: Output) throws {
    for profile in profiles {
      let findings = try checker.check(meal, avoiding: profile.avoid).findings
      for warning in profile.warnings(of: findings) { output.warn(warning) }
    }
  }
}
