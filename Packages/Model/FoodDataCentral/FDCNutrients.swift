package import Nutrition

/// The nutrient numbers of FoodData Central that we keep, and which wins where a food has several.
///
/// Source: FoodData Central, "nutrient" table. Energy in kcal (1008) comes before the Atwater
/// energies, specific (2048) before general (2047), and kJ (1062) only where no kcal is given.
///
/// A nutrient without a row is missing; a zero is taken at its word. Repackers of FNDDS 2021-2023
/// wrote zeros for what was missing, but nothing in a row tells them from real ones: the only foods
/// whose ten amounts are all zero are waters and decaffeinated teas, and none has energy without
/// anything to give it.
package enum FDCNutrients {
  /// A number of theirs, and the older one that short answers give in its place.
  private static let numbers: [Nutrient: [(id: Int, code: String)]] = [
    .energy: [(1008, "208"), (2048, "958"), (2047, "957"), (kilojouleID, "268")],
    .protein: [(1003, "203")],
    .carbohydrate: [(1005, "205"), (1050, "205.2")],
    .fat: [(1004, "204"), (1085, "298")],
    .saturatedFat: [(1258, "606")],
    .fiber: [(1079, "291"), (2033, "293")],
    .sugar: [(2000, "269"), (1063, "269.3")],
    .sodium: [(1093, "307")],
    .caffeine: [(1057, "262")],
    .alcohol: [(1018, "221")],
  ]

  /// Kilojoules in a kilocalorie.
  private static let kilojoules = 4.184
  private static let kilojouleID = 1062

  package struct Meaning: Sendable {
    package let nutrient: Nutrient
    /// Lower wins.
    package let rank: Int
    private let id: Int

    fileprivate init(nutrient: Nutrient, rank: Int, id: Int) {
      self.nutrient = nutrient
      self.rank = rank
      self.id = id
    }

    /// The amount in the unit that we keep; `nil` for one that cannot be.
    package func amount(_ amount: Double) -> Double? {
      guard amount >= 0, Float(amount).isFinite else { return nil }
      return id == kilojouleID ? amount / kilojoules : amount
    }
  }

  /// What their numbers mean.
  package static let meanings: [Int: Meaning] = {
    var meanings: [Int: Meaning] = [:]
    for (nutrient, entries) in numbers {
      for (rank, entry) in entries.enumerated() {
        meanings[entry.id] = Meaning(nutrient: nutrient, rank: rank, id: entry.id)
      }
    }
    return meanings
  }()

  /// The numbers by the older ones.
  static let ids: [String: Int] = Dictionary(
    uniqueKeysWithValues: numbers.values.joined().map { ($0.code, $0.id) }
  )
}
