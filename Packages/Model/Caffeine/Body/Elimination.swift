package import Nutrition

/// How caffeine leaves the body: by first-order elimination, at once absorbed.
///
/// Source: EFSA Journal 2015;13(5):4102, section 2.3: in adults the half-life is about 4 h, with
/// wide differences; 5 h with a range of 3 to 10 h is used here. It is longer in pregnancy.
package enum Elimination {
  /// Half-lives in hours.
  package static let halfLife = Estimate(low: 3, best: 5, high: 10)

  /// The share that is left of a dose `hours` after it, 0 to 1.
  package static func share(left hours: Double, halfLife: Double) -> Double {
    guard hours > 0, halfLife > 0 else { return hours < 0 ? 0 : 1 }
    let halvings = hours / halfLife
    guard halvings < 60 else { return 0 }
    let whole = halvings.rounded(.down)
    var share = powerOfHalf(halvings - whole)
    for _ in 0..<Int(whole) { share /= 2 }
    return share
  }

  /// 0.5 to the power of `fraction`, 0 to 1, by the series of the exponential function.
  private static func powerOfHalf(_ fraction: Double) -> Double {
    let exponent = -0.693_147_180_559_945_3 * fraction
    var term = 1.0
    var sum = 1.0
    for order in 1...14 {
      term *= exponent / Double(order)
      sum += term
    }
    return sum
  }
}

/// Caffeine that was taken at a time.
package struct CaffeineDose: Equatable, Sendable {
  /// In mg.
  package let milligrams: Estimate
  /// Seconds on any clock, the same for all doses.
  package let time: Double

  package init(milligrams: Estimate, time: Double) {
    self.milligrams = milligrams
    self.time = time
  }
}

extension Sequence<CaffeineDose> {
  /// What is still active at `time`, in mg: low with little taken and a short half-life, high with
  /// much and a long one. Doses after `time` do not count.
  package func active(at time: Double) -> Estimate {
    var (low, best, high) = (0.0, 0.0, 0.0)
    for dose in self where dose.time <= time {
      let hours = (time - dose.time) / 3600
      let halfLife = Elimination.halfLife
      low += dose.milligrams.low * Elimination.share(left: hours, halfLife: halfLife.low)
      best += dose.milligrams.best * Elimination.share(left: hours, halfLife: halfLife.best)
      high += dose.milligrams.high * Elimination.share(left: hours, halfLife: halfLife.high)
    }
    return Estimate(low: low, best: best, high: high)
  }
}
