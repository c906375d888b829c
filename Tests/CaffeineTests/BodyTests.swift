import Caffeine
import Calendar
import Nutrition
import Testing

/// EFSA's limits, and how caffeine leaves the body.
struct BodyTests {
  private func dose(_ milligrams: Double, hour: Double) -> CaffeineDose {
    let amount = Estimate(low: milligrams, best: milligrams, high: milligrams)
    return CaffeineDose(milligrams: amount, time: hour * 3600)
  }

  @Test(
    arguments: [
      (0.0, 1.0), (5.0, 0.5), (10.0, 0.25), (2.5, 0.707_106_781), (1, 0.870_550_563),
      (50, 1.0 / 1024),
      (1e9, 0), (-1, 0),
    ] as [(Double, Double)]
  )
  func halves(_ hours: Double, _ share: Double) {
    #expect(abs(Elimination.share(left: hours, halfLife: 5) - share) < 1e-8)
  }

  @Test func activeIsARange() {
    let active = [dose(100, hour: 0), dose(80, hour: 20)].active(at: 10 * 3600)
    #expect(abs(active.best - 25) < 0.001)
    #expect(active.low < active.best && active.best < active.high)
    #expect(abs(active.high - 50) < 0.001)
  }

  @Test func lastCupLeavesLittleAtBedtime() throws {
    let early = dose(200, hour: 8)
    let bedtime = 23.0 * 3600
    let time = try #require(LastCup.time(cup: 150, doses: [early], bedtime: bedtime))
    let active = [early, dose(150, hour: time / 3600)].active(at: bedtime).best
    #expect(abs(active - LastCup.mostAtBedtime) < 0.5)
    #expect(LastCup.time(cup: 20, doses: [], bedtime: bedtime) == bedtime)
    #expect(LastCup.time(cup: 20, doses: [dose(400, hour: 22)], bedtime: bedtime) == nil)
  }

  @Test(
    arguments: [
      (CaffeineProfile(), 400.0, 200.0),
      (CaffeineProfile(isPregnant: true), 200, 200),
      (CaffeineProfile(born: Day("2012-06-01"), kilograms: 50), 150, 150),
      (CaffeineProfile(born: Day("2008-11-29"), kilograms: 50), 400, 200),
      (CaffeineProfile(born: Day("2008-12-01"), kilograms: 50), 150, 150),
      (CaffeineProfile(born: Day("2012-06-01")), nil, nil),
    ] as [(CaffeineProfile, Double?, Double?)]
  )
  func limits(_ profile: CaffeineProfile, _ day: Double?, _ atOnce: Double?) throws {
    let limits = profile.limits(on: try #require(Day("2026-11-30")))
    #expect(limits.day == day)
    #expect(limits.atOnce == atOnce)
  }

  @Test(
    arguments: [
      ([(150.0, 8.0), (150, 12)], 0), ([(150, 8), (150, 8.2)], 1), ([(201, 8)], 1),
      ([(190, 8), (190, 12), (190, 16)], 1), ([(300, 8), (190, 12)], 2), ([], 0),
    ] as [([(Double, Double)], Int)]
  )
  func warnings(_ doses: [(Double, Double)], _ count: Int) {
    let limits = CaffeineLimits(CaffeineLimits.Person())
    #expect(limits.warnings(doses.map { dose($0.0, hour: $0.1) }).count == count)
  }

  @Test func usualCupIsTheMostFrequentCoffee() {
    let cups = [
      ("latte", 300.0), ("banana", 120), ("banana", 120), ("banana", 120), ("espresso", 30),
      ("espresso", 30), ("Latte", 305),
    ]
    #expect(UsualCup.index(of: cups.map { (name: $0.0, grams: $0.1) }) == 6)
    #expect(UsualCup.index(of: [(name: "tea", grams: 250)]) == nil)
  }
}
