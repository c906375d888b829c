package import Calendar

/// What of a person decides how much caffeine is much, and how late is late.
package struct CaffeineProfile: Equatable, Sendable {
  /// Pregnant or breast-feeding.
  package var isPregnant: Bool
  /// `nil` where not told.
  package var born: Day?
  package var kilograms: Double?
  /// When the person goes to bed, in seconds after midnight.
  package var bedtime: Int

  package init(
    isPregnant: Bool = false,
    born: Day? = nil,
    kilograms: Double? = nil,
    bedtime: Int = 23 * 3600
  ) {
    self.isPregnant = isPregnant
    self.born = born
    self.kilograms = kilograms
    self.bedtime = bedtime
  }

  /// The limits on a day, which change with age.
  package func limits(on day: Day) -> CaffeineLimits {
    let age = born.map { born in
      let hadBirthday = (day.month, day.day) >= (born.month, born.day)
      return day.year - born.year - (hadBirthday ? 0 : 1)
    }
    return CaffeineLimits(
      CaffeineLimits.Person(isPregnant: isPregnant, age: age, kilograms: kilograms)
    )
  }
}
