import CommandLineKit
import DietCheck
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
      for wish in profile.wishes {
        let own = findings.filter { $0.avoid == wish.avoid.name }
        guard let first = own.min(by: { $0.level < $1.level }) else { continue }
        output.warn(line(profile, wish, first))
      }
    }
  }

  /// "Anna avoids milk (severe): latte, usual in such a dish".
  private func line(
    _ profile: DietProfile,
    _ wish: DietProfile.Wish,
    _ finding: Finding
  ) -> StyledText {
    let who: StyledText = profile.name.map { "\($0) avoids" } ?? "you avoid"
    let severity = wish.severity.map { " (\($0.rawValue))" } ?? ""
    let how = VerdictView.words(for: finding.level)
    return "\(who) \(wish.avoid.name, as: .strong)\(severity): \(finding.term), \(how)"
  }
}
