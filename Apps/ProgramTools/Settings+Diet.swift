package import DietCheck
package import Settings

extension Settings {
  /// Who is watched over: the person, then the household.
  package func dietProfiles() throws(DietProfileError) -> [DietProfile] {
    var profiles = [try DietProfile(avoiding: self.avoid)]
    for person in self.household { profiles.append(try DietProfile(household: person)) }
    return profiles
  }
}
