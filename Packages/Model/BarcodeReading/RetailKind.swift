import Barcodes

/// A kind of retail symbol: how it is laid out, and which codes it can hold.
struct RetailKind: Sendable {
  let symbology: Symbology
  let layout: RetailLayout
  let search: @Sendable (CellCosts) -> CodeChoice

  /// UPC-A is EAN-13 with a leading zero.
  static let all = [
    RetailKind(symbology: .ean13, layout: .ean13, search: CodeSearch.ean13),
    RetailKind(symbology: .ean8, layout: .ean8, search: CodeSearch.ean8),
    RetailKind(symbology: .upcE, layout: .upcE, search: CodeSearch.upcE),
  ]
}
