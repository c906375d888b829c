package import DietCheck
package import Settings

extension Settings {
  /// Who is watched over: the person, then the household.
  ///
  /// - Parameter vocabulary: What labels are read with; not read where nobody avoids anything.
  package func dietProfiles(
    _ vocabulary: () -> Vocabulary
  ) throws(DietProfileError) -> [DietProfile] {
    let words = self.avoid.isEmpty && self.household.isEmpty ? .own : vocabulary()
    var profiles = [try DietProfile(avoiding: self.avoid, vocabulary: words)]
    for person in self.household {
      profiles.append(try DietProfile(household: person, vocabulary: words))
    }
    return profiles
  }
}
