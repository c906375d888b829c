/// A Global Trade Item Number whose check digit holds, in 13-digit form (14 for a case code).
///
/// Source: GS1 General Specifications, section 7.9 (check digit, weights 3 and 1 from the right).
package struct GTIN: Hashable, Sendable {
  /// The normal form: 13 digits, or 14 where a packaging indicator stands in front.
  package let normalized: String

  /// Reads 8, 12, 13 or 14 digits; `nil` where the length or the check digit is wrong.
  ///
  /// Eight digits are an EAN-8, or a UPC-E written with its first and its check digit. Where both
  /// readings hold, those that begin with 0 are taken for a UPC-E: such an EAN-8 is only used
  /// within one company.
  package init?(_ text: String) {
    guard let digits = Self.digits(of: text), [8, 12, 13, 14].contains(digits.count) else {
      return nil
    }
    if digits.count == 8, digits[0] == 0 || !Self.holds(digits), let long = Self.expanded(digits) {
      self.init(checked: long)
    } else {
      guard Self.holds(digits) else { return nil }
      self.init(checked: digits)
    }
  }

  /// Reads a UPC-E of eight digits, as a scanner that knows the symbology gives it.
  package init?(upcE text: String) {
    guard let digits = Self.digits(of: text), let long = Self.expanded(digits) else { return nil }
    self.init(checked: long)
  }

  private init(checked digits: [Int]) {
    let significant = digits.count == 14 && digits[0] == 0 ? Array(digits.dropFirst()) : digits
    let padding = [Int](repeating: 0, count: max(0, 13 - significant.count))
    normalized = (padding + significant).map(String.init).joined()
  }

  private static func digits(of text: String) -> [Int]? {
    let digits = text.utf8.compactMap { byte -> Int? in
      byte >= 48 && byte <= 57 ? Int(byte) - 48 : nil
    }
    return digits.count == text.utf8.count ? digits : nil
  }

  private static func holds(_ digits: [Int]) -> Bool {
    checkDigit(of: digits.dropLast()) == digits.last
  }

  /// The digit that makes `body` followed by it a valid number.
  package static func checkDigit(of body: some BidirectionalCollection<Int>) -> Int {
    var sum = 0
    for (position, digit) in body.reversed().enumerated() {
      sum += position.isMultiple(of: 2) ? digit * 3 : digit
    }
    return (10 - sum % 10) % 10
  }

  /// The twelve digits of a UPC-A that a UPC-E of eight leaves zeros out of; `nil` where it is
  /// none. Source: GS1 General Specifications, section 5.2.2.4 (zero suppression).
  private static func expanded(_ digits: [Int]) -> [Int]? {
    guard digits.count == 8, digits[0] <= 1 else { return nil }
    let (system, body, check) = (digits[0], digits[1...6], digits[7])
    let code = Array(body)
    let middle =
      switch code[5] {
      case 0...2: [code[0], code[1], code[5], 0, 0, 0, 0, code[2], code[3], code[4]]
      case 3: [code[0], code[1], code[2], 0, 0, 0, 0, 0, code[3], code[4]]
      case 4: [code[0], code[1], code[2], code[3], 0, 0, 0, 0, 0, code[4]]
      default: [code[0], code[1], code[2], code[3], code[4], 0, 0, 0, 0, code[5]]
      }
    let long = [system] + middle + [check]
    return holds(long) ? long : nil
  }
}
