/// A Global Trade Item Number whose check digit holds, in 13-digit form (14 for a case code).
///
/// Source: GS1 General Specifications, section 7.9 (check digit, weights 3 and 1 from the right).
package struct GTIN: Hashable, Sendable {
  /// The normal form: 13 digits, or 14 where a packaging indicator stands in front.
  package let normalized: String

  /// Reads 8, 12, 13 or 14 digits; `nil` where the length or the check digit is wrong.
  package init?(_ text: String) {
    let digits = text.utf8.compactMap { byte -> Int? in
      byte >= 48 && byte <= 57 ? Int(byte) - 48 : nil
    }
    guard digits.count == text.utf8.count, [8, 12, 13, 14].contains(digits.count) else {
      return nil
    }
    guard Self.checkDigit(of: digits.dropLast()) == digits.last else { return nil }
    let significant = digits.count == 14 && digits[0] == 0 ? Array(digits.dropFirst()) : digits
    let padding = [Int](repeating: 0, count: max(0, 13 - significant.count))
    normalized = (padding + significant).map(String.init).joined()
  }

  /// The digit that makes `body` followed by it a valid number.
  package static func checkDigit(of body: some BidirectionalCollection<Int>) -> Int {
    var sum = 0
    for (position, digit) in body.reversed().enumerated() {
      sum += position.isMultiple(of: 2) ? digit * 3 : digit
    }
    return (10 - sum % 10) % 10
  }
}
