package import CommandLineKit
package import DietCheck
package import FoodCatalog
package import MealText

/// Looks over a meal for everybody in the settings, and says what they avoid in it. It only warns:
/// logging goes on.
package struct MealWatch {
  private let checker: PlateChecker
  private let profiles: [DietProfile]

  /// Settings that cannot be read are warned of, so that nobody feels watched over who is not.
  package init(
    _ profiles: () throws(DietProfileError) -> [DietProfile],
    _ catalog: Catalog,
    _ output: Output
  ) {
    checker = PlateChecker(catalog)
    do throws(DietProfileError) {
      self.profiles = try profiles().filter { !$0.wishes.isEmpty }
    } catch {
      self.profiles = []
      output.warn("your allergies are not watched: \(error.summary)")
    }
  }

  package func warn(of meal: DescribedMeal, _ output: Output) throws {
    for profile in profiles {
      let findings = try checker.check(meal, for: profile).findings
      for warning in profile.warnings(of: findings) { output.warn(warning) }
    }
  }
}
