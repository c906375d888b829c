import Nutrition

/// Nutrients as bytes: a bit for each that is known, then its amount as a 32-bit float.
enum NutrientCodec {
  static func encode(_ nutrients: Nutrients) -> [UInt8] {
    var known: UInt16 = 0
    var amounts: [UInt8] = []
    for nutrient in Nutrient.allCases {
      guard let amount = nutrients[nutrient] else { continue }
      known |= 1 << nutrient.rawValue
      let bits = Float(amount).bitPattern
      for shift in stride(from: 0, to: 32, by: 8) { amounts.append(UInt8(bits >> shift & 0xFF)) }
    }
    return [UInt8(known & 0xFF), UInt8(known >> 8)] + amounts
  }

  /// Reads what `encode` wrote; what a damaged file cuts short is missing.
  static func decode(_ bytes: [UInt8]) -> Nutrients {
    var nutrients = Nutrients()
    guard bytes.count >= 2 else { return nutrients }
    let known = UInt16(bytes[0]) | UInt16(bytes[1]) << 8
    var offset = 2
    for nutrient in Nutrient.allCases where known & 1 << nutrient.rawValue != 0 {
      guard offset + 4 <= bytes.count else { break }
      var bits: UInt32 = 0
      for index in 0..<4 { bits |= UInt32(bytes[offset + index]) << (8 * index) }
      nutrients[nutrient] = shortest(Float(bitPattern: bits))
      offset += 4
    }
    return nutrients
  }

  /// The double that prints like the float: 0.31, not 0.3100000023841858.
  private static func shortest(_ value: Float) -> Double? {
    guard value.isFinite else { return nil }
    let scaled = (Double(value) * 10_000).rounded() / 10_000
    return Float(scaled) == value ? scaled : Double(value)
  }
}
