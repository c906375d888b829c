/// The item number that a retail symbol stands for.
package struct RetailNumber: Hashable, Sendable {
  /// Thirteen digits; the check digit holds.
  package let gtin13: String

  /// `nil` where the symbol is none of EAN and UPC, or its check digit does not hold.
  package init?(_ barcode: Barcode) {
    let digits = barcode.value
    let expanded =
      switch barcode.symbology {
      case .ean13 where digits.utf8.count == 13, .upcA where digits.utf8.count == 12,
        .ean8 where digits.utf8.count == 8:
        digits
      case .upcE: UPCE.expanded(digits)
      default: nil as String?
      }
    guard let expanded, let gtin = GTIN(expanded) else { return nil }
    gtin13 = gtin.normalized
  }
}
