import Barcodes

/// A kind of retail symbol: how it is laid out, and which codes it can hold.
struct RetailKind: Sendable {
  let symbology: Symbology
  let layout: RetailLayout
  let search: @Sendable (CellCosts) -> CodeChoice

  /// EAN-13 and UPC-A, which is EAN-13 with a leading zero.
  static let ean13 = RetailKind(
    symbology: .ean13,
    layout: .ean13,
    search: CodeSearch.ean13
  )

  static let all = [
    ean13,
    RetailKind(symbology: .ean8, layout: .ean8, search: CodeSearch.ean8),
    RetailKind(symbology: .upcE, layout: .upcE, search: CodeSearch.upcE),
  ]
}
