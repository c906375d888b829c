/// What the number in a barcode identifies.
package struct ItemNumber: Hashable, Sendable {
  /// Source: GS1 General Specifications, section 1.4 (GS1 prefixes) and 2.1.
  package enum Kind: Hashable, Sendable {
    /// One product, the same everywhere.
    case product
    /// A number that a shop gave; some of its digits may be a weight or a price.
    case inStore
    case book
    case coupon
    /// A box of products.
    case outerCase
  }

  package let gtin: GTIN
  package let kind: Kind

  /// `nil` where the barcode holds no item number, or its check digit does not hold.
  package init?(_ barcode: Barcode) {
    guard let text = Self.digits(of: barcode), let gtin = GTIN(text) else { return nil }
    self.gtin = gtin
    kind = Self.kind(gtin.normalized, isShort: barcode.symbology == .ean8)
  }

  private static func digits(of barcode: Barcode) -> String? {
    let value = barcode.value
    switch barcode.symbology {
    case .ean13, .upcA, .ean8: return value
    case .upcE: return UPCE.expanded(value)
    case .itf14: return value.utf8.count == 14 ? value : nil
    case .code128, .dataBar: return ApplicationIdentifiers(value)?["01"]
    case .qr: return DigitalLink.gtin(in: value)
    }
  }

  private static func kind(_ digits: String, isShort: Bool) -> Kind {
    if digits.utf8.count == 14 { return .outerCase }
    if isShort {
      // The first of the eight digits: 0 and 2 are a shop's own.
      return digits.dropFirst(5).first.map { "02".contains($0) } == true ? .inStore : .product
    }
    switch digits.prefix(3) {
    case "020"..."029", "040"..."049", "200"..."299": return .inStore
    case "978", "979": return .book
    case "050"..."059", "981"..."984", "990"..."999": return .coupon
    default: return .product
    }
  }
}
