/// The short form of UPC-A that leaves zeros out.
package enum UPCE {
  /// The twelve digits that eight stand for: number system, six digits, check digit.
  ///
  /// `nil` where they are no UPC-E number. Source: GS1 General Specifications, section 5.2.2.4.
  package static func expanded(_ text: String) -> String? {
    let digits = text.utf8.map { Int($0) - 48 }
    guard digits.count == 8, digits.allSatisfy({ (0...9).contains($0) }), digits[0] <= 1 else {
      return nil
    }
    let (d, last) = (Array(digits[1...5]), digits[6])
    let body: [Int] =
      switch last {
      case 0...2: [d[0], d[1], last, 0, 0, 0, 0, d[2], d[3], d[4]]
      case 3: [d[0], d[1], d[2], 0, 0, 0, 0, 0, d[3], d[4]]
      case 4: [d[0], d[1], d[2], d[3], 0, 0, 0, 0, 0, d[4]]
      default: [d[0], d[1], d[2], d[3], d[4], 0, 0, 0, 0, last]
      }
    return ([digits[0]] + body + [digits[7]]).map(String.init).joined()
  }
}
