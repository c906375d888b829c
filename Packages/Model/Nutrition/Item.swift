package import JSON

/// A guess with its bounds, low ≤ best ≤ high.
package struct Estimate: Equatable, Sendable {
  package let low: Double
  package let best: Double
  package let high: Double

  package init(low: Double, best: Double, high: Double) {
    self.low = Swift.min(low, best)
    self.best = best
    self.high = Swift.max(high, best)
  }

  package func scaled(by factor: Double) -> Estimate {
    Estimate(low: low * factor, best: best * factor, high: high * factor)
  }
}

/// Another food that the same words could mean, in the same amount.
package struct Alternative: Equatable, Sendable {
  package let id: FoodID
  package let name: String
  package let nutrients: Nutrients

  package init(id: FoodID, name: String, nutrients: Nutrients) {
    self.id = id
    self.name = name
    self.nutrients = nutrients
  }
}

/// The food that an item was matched to.
package struct FoodReference: Equatable, Sendable {
  package let id: FoodID
  package let name: String

  package init(id: FoodID, name: String) {
    self.id = id
    self.name = name
  }
}

/// A food in an amount: one line of a meal.
package struct Item: Equatable, Sendable {
  /// What was typed or seen.
  package var text: String
  package var name: String
  /// How many of `unit`, such as 2 of `slice`.
  package var amount: Double
  package var unit: String
  package var grams: Estimate
  /// `nil` where no food was found; the numbers are missing then.
  package var food: FoodReference?
  /// The amounts in `grams.best`.
  package var nutrients: Nutrients
  package var energy: Estimate?
  /// Whether anything about it was estimated rather than said.
  package var isEstimate: Bool
  /// How sure we are of the match, 0 to 1.
  package var confidence: Double
  package var alternatives: [Alternative]
  /// The meal that the text says it belongs to, such as `breakfast`.
  package var meal: String?
  /// Why this food and this amount, in short sentences.
  package var reasons: [String]

  package init(
    text: String,
    name: String,
    amount: Double,
    unit: String,
    grams: Estimate,
    food: FoodReference?,
    nutrients: Nutrients,
    energy: Estimate?,
    isEstimate: Bool,
    confidence: Double,
    alternatives: [Alternative] = [],
    reasons: [String] = []
  ) {
    self.text = text
    self.name = name
    self.amount = amount
    self.unit = unit
    self.grams = grams
    self.food = food
    self.nutrients = nutrients
    self.energy = energy
    self.isEstimate = isEstimate
    self.confidence = confidence
    self.alternatives = alternatives
    self.reasons = reasons
  }
}

extension FoodReference: JSONRepresentable {
  package var json: JSON {
    ["id": .string(id.description), "name": .string(name), "source": .string(id.source)]
  }
}

extension Alternative: JSONRepresentable {
  package var json: JSON {
    [
      "id": .string(id.description),
      "name": .string(name),
      "energy_kcal": nutrients.json["energy_kcal"] ?? .null,
      "carbohydrate_g": nutrients.json["carbohydrate_g"] ?? .null,
    ]
  }
}

extension Item: JSONRepresentable {
  package var json: JSON {
    let hasGrams = food != nil || grams.best > 0
    func tenths(_ value: Double?) -> JSON { .number(value.map { ($0 * 10).rounded() / 10 }) }
    return [
      "text": .string(text),
      "name": .string(name),
      "amount": .number(amount),
      "unit": .string(unit),
      "grams": hasGrams ? tenths(grams.best) : .null,
      "grams_low": hasGrams ? tenths(grams.low) : .null,
      "grams_high": hasGrams ? tenths(grams.high) : .null,
      "food": food?.json ?? .null,
      "nutrients": nutrients.json,
      "energy_kcal_low": tenths(energy?.low),
      "energy_kcal_high": tenths(energy?.high),
      "estimate": .bool(isEstimate),
      "confidence": .number((confidence * 100).rounded() / 100),
      "alternatives": .array(alternatives),
    ]
  }
}
