import Nutrition

/// The latest time for another cup, so that little is active at bedtime.
package enum LastCup {
  /// A single dose of 100 mg close to bedtime may disturb sleep (EFSA Journal 2015;13(5):4102): less
  /// than that is to be left at bedtime, in mg.
  package static let mostAtBedtime = 100.0

  /// The latest time, in seconds on the clock of `doses`, at which `cup` mg may be drunk; `nil`
  /// where what was drunk already leaves no room.
  ///
  /// The half-life is the usual one; in some it is twice as long.
  package static func time(cup: Double, doses: [CaffeineDose], bedtime: Double) -> Double? {
    let room = mostAtBedtime - doses.active(at: bedtime).best
    guard room > 0 else { return nil }
    guard cup > room else { return bedtime }
    // Halving what is between a time that is early enough and bedtime, which is not.
    var (early, late) = (bedtime - 48 * 3600, bedtime)
    while late - early > 30 {
      let middle = (early + late) / 2
      let share = Elimination.share(
        left: (bedtime - middle) / 3600,
        halfLife: Elimination.halfLife.best
      )
      if cup * share <= room { early = middle } else { late = middle }
    }
    return early
  }
}
