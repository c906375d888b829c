/// The numbers of a nutrition table as they stand in a document, each known or missing.
struct LabelAmounts: Sendable {
  /// One for each line; NaN stands for missing. No SIMD vector, as in `Nutrients`.
  private var amounts = InlineArray<14, Double>(repeating: .nan)

  subscript(label: ProductField.Label) -> Double? {
    get {
      let value = amounts[label.rawValue]
      return value.isNaN ? nil : value
    }
    set { amounts[label.rawValue] = newValue ?? .nan }
  }

  var isEmpty: Bool { ProductField.Label.allCases.allSatisfy { self[$0] == nil } }

  mutating func scale(by factor: Double) {
    for index in amounts.indices { amounts[index] *= factor }
  }
}
