/// Compares a declared energy with what its parts give. It reports and never corrects.
///
/// Source of the factors: Regulation (EU) 1169/2011, Annex XIV. The tolerance is our own rule, 30 %
/// and 5 kcal: labels round, and fibre is counted in carbohydrate in some countries.
package enum EnergyCheck {
  /// What the parts give, in kcal; `nil` where protein, carbohydrate or fat is missing.
  ///
  /// - Parameter polyols: Grams of the carbohydrate that are sugar alcohols.
  package static func energy(ofPartsOf nutrients: Nutrients, polyols: Double = 0) -> Double? {
    guard let protein = nutrients[.protein], let carbohydrate = nutrients[.carbohydrate],
      let fat = nutrients[.fat]
    else { return nil }
    let polyols = min(polyols, carbohydrate)
    let fiber = nutrients[.fiber] ?? 0
    let alcohol = nutrients[.alcohol] ?? 0
    return 4 * protein + 4 * (carbohydrate - polyols) + 9 * fat + 7 * alcohol + 2 * fiber
      + 2.4 * polyols
  }

  /// Why the declared energy in 100 g or 100 ml is not to be believed, as a short sentence; `nil`
  /// where it fits, or where too little is known to tell.
  package static func objection(to nutrients: Nutrients, polyols: Double = 0) -> String? {
    guard let declared = nutrients.energy else { return nil }
    let computed = energy(ofPartsOf: nutrients, polyols: polyols)
    if declared > most {
      let guess = computed.map { suspicion(declared, $0) } ?? ""
      return "energy \(shown(declared)) kcal is more than pure fat has\(guess)"
    }
    guard let computed else { return nil }
    // Where carbohydrate includes it, fibre was counted twice.
    let least = computed - 4 * (nutrients[.fiber] ?? 0)
    let low = min(least, computed), high = computed
    guard declared < low - tolerance(low) || declared > high + tolerance(high) else { return nil }
    return "energy \(shown(declared)) kcal does not fit its parts, which give \(shown(computed))"
      + suspicion(declared, computed)
  }

  /// Pure fat has 900 kcal in 100 g.
  private static let most = 930.0

  private static func tolerance(_ computed: Double) -> Double { 0.3 * computed + 5 }

  private static func suspicion(_ declared: Double, _ computed: Double) -> String {
    func fits(_ energy: Double) -> Bool { abs(energy - computed) <= 0.1 * computed }
    if fits(declared * 4.184) { return "; it may be kcal taken for kJ" }
    if fits(declared / 4.184) { return "; it may be kJ taken for kcal" }
    return ""
  }

  private static func shown(_ energy: Double) -> Int { Int(min(energy, 1e9).rounded()) }
}
