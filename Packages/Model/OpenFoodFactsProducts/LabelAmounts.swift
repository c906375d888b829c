/// The numbers of a nutrition table as they stand in a document, each known or missing.
struct LabelAmounts: Sendable {
  /// One lane a line; NaN stands for missing.
  private var lanes = SIMD16<Double>(repeating: .nan)

  subscript(label: ProductField.Label) -> Double? {
    get {
      let value = lanes[label.rawValue]
      return value.isNaN ? nil : value
    }
    set { lanes[label.rawValue] = newValue ?? .nan }
  }

  var isEmpty: Bool { ProductField.Label.allCases.allSatisfy { self[$0] == nil } }

  mutating func scale(by factor: Double) { lanes *= factor }
}
