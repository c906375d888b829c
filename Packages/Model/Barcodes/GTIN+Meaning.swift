extension GTIN {
  /// What kind of thing the number is given to.
  package enum Scope: Equatable, Sendable {
    /// A product that is sold under this number everywhere.
    case product
    /// A case of products.
    case packaging
    /// Something a shop has numbered for itself; a price or a weight may stand in it.
    case inStore
    case book
    case coupon
  }

  /// What kind of thing it is, by its prefix.
  ///
  /// Source: GS1 General Specifications, section 1.4.2 (prefixes 02 and 20 to 29 for use within a
  /// company; 978 and 979 for books; 981 to 984, 99 and
  /// 05 for coupons; an EAN-8 that begins with 0 or 2 likewise within a company).
  package var scope: Scope {
    if normalized.utf8.count == 14 { return .packaging }
    // Padded with five zeros, an EAN-8 has its own prefix behind them.
    if isEAN8 { return "02".contains(normalized[prefixStart]) ? .inStore : .product }
    if ["981", "982", "983", "984"].contains(normalized.prefix(3)) || normalized.hasPrefix("99")
      || normalized.hasPrefix("05")
    {
      return .coupon
    }
    if normalized.hasPrefix("978") || normalized.hasPrefix("979") { return .book }
    return normalized.hasPrefix("02") || normalized.hasPrefix("2") ? .inStore : .product
  }

  /// What a shop has put into a number of its own.
  package struct InStoreParts: Equatable, Sendable {
    /// The shop's number for the item.
    package let item: String
    /// A weight or a price, in whichever unit the shop chose; in some countries its first digit is
    /// a check digit of the others.
    package let value: String
  }

  /// The parts of an in-store number of thirteen digits; `nil` for any other, and where all digits of
  /// the value are zero, so that nothing is inside.
  ///
  /// Source: GS1 General Specifications, section 2.1.12.1: the structure behind the two digits of the
  /// prefix is each country's own; five digits of item and five of value are what most have.
  package var inStoreParts: InStoreParts? {
    guard scope == .inStore, !isEAN8, normalized.utf8.count == 13 else { return nil }
    let inner = normalized.dropFirst(2).dropLast()
    let value = String(inner.suffix(5))
    return value == "00000" ? nil : InStoreParts(item: String(inner.prefix(5)), value: value)
  }

  /// The product itself: of a case code the number of what is in the case, else this number.
  package var item: GTIN {
    guard normalized.utf8.count == 14 else { return self }
    let body = normalized.utf8.dropFirst().dropLast().map { Int($0) - 48 }
    let digits = body + [Self.checkDigit(of: body)]
    // The check digit was just computed, so the number holds.
    return GTIN(digits.map(String.init).joined()) ?? self
  }

  /// The number in every form that products are listed under: 8, 12, 13 and 14 digits, those that
  /// hold it.
  package var spellings: [String] {
    guard normalized.utf8.count == 13 else { return [normalized] }
    let short = isEAN8 ? [String(normalized[prefixStart...])] : []
    let american = normalized.hasPrefix("0") && !isEAN8 ? [String(normalized.dropFirst())] : []
    return short + american + [normalized, "0" + normalized]
  }

  private var isEAN8: Bool { normalized.utf8.count == 13 && normalized.hasPrefix("00000") }

  private var prefixStart: String.Index { normalized.index(normalized.startIndex, offsetBy: 5) }
}
