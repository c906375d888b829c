package import Caffeine
import Calendar
package import Settings

extension Settings {
  /// What the settings tell of the person that matters for caffeine.
  package var caffeineProfile: CaffeineProfile {
    let weight = self.weight
    return CaffeineProfile(
      isPregnant: self.isPregnant,
      // Of a year alone the last day is taken, as less is advised the younger one is.
      born: Day(self.born) ?? Day("\(self.born)-12-31"),
      kilograms: weight > 0 ? Double(weight) : nil,
      bedtime: (try? When("@\(self.bedtime)"))?.secondOfDay ?? 23 * 3600
    )
  }
}
