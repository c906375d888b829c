package import JSON

/// Amounts of the nutrients we keep, each known or missing; missing is never zero.
///
/// Energy is in kcal, sodium and caffeine in mg, the rest in g.
package struct Nutrients: Sendable {
  /// One for each nutrient; NaN stands for missing, so arithmetic keeps what is unknown unknown.
  ///
  /// No SIMD vector: a value that must lie at a multiple of more than 16 bytes does not fit where
  /// Swift 6.3 puts the variables of optimised asynchronous functions, and overwrites what is behind.
  private var amounts = InlineArray<10, Double>(repeating: .nan)

  package init() {}

  package init(_ amounts: [Nutrient: Double]) {
    for (nutrient, amount) in amounts { self[nutrient] = amount }
  }

  package subscript(nutrient: Nutrient) -> Double? {
    get {
      let value = amounts[nutrient.rawValue]
      return value.isNaN ? nil : value
    }
    set { amounts[nutrient.rawValue] = newValue ?? .nan }
  }

  package var energy: Double? { self[.energy] }

  /// These amounts times `factor`.
  package func scaled(by factor: Double) -> Nutrients {
    var result = self
    for index in amounts.indices { result.amounts[index] *= factor }
    return result
  }

  /// The amounts in `grams` of a food that has these per 100 g.
  package func inGrams(_ grams: Double) -> Nutrients { scaled(by: grams / 100) }

  /// The nutrients that are missing.
  package var missing: [Nutrient] { Nutrient.allCases.filter { self[$0] == nil } }
}

extension Nutrients: Equatable {
  package static func == (left: Nutrients, right: Nutrients) -> Bool {
    Nutrient.allCases.allSatisfy { left[$0] == right[$0] }
  }
}

extension Nutrients: JSONRepresentable {
  /// Each nutrient under its key, rounded to what an estimate can carry; `null` where missing.
  package var json: JSON {
    .object(
      Nutrient.allCases.map { nutrient in
        JSON.Member(nutrient.key, .number(self[nutrient].map { rounded($0, for: nutrient) }))
      }
    )
  }

  private func rounded(_ value: Double, for nutrient: Nutrient) -> Double {
    let scale: Double = nutrient.unit == "g" ? 100 : 10
    return (value * scale).rounded() / scale
  }
}

/// A sum over items, and which nutrients it only bounds from below.
package struct NutrientTotal: Equatable, Sendable {
  /// The sum of the known amounts; missing where no item knows the nutrient.
  package private(set) var known = Nutrients()
  /// Nutrients that at least one item lacks: their sum is a lower bound.
  package private(set) var lowerBounds: Set<Nutrient> = []

  package init(_ items: some Sequence<Nutrients>) {
    var isEmpty = true
    for item in items {
      isEmpty = false
      add(item)
    }
    if isEmpty {
      known = Nutrients(Dictionary(uniqueKeysWithValues: Nutrient.allCases.map { ($0, 0) }))
    }
  }

  private mutating func add(_ item: Nutrients) {
    for nutrient in Nutrient.allCases {
      guard let amount = item[nutrient] else {
        lowerBounds.insert(nutrient)
        continue
      }
      known[nutrient] = (known[nutrient] ?? 0) + amount
    }
  }
}
