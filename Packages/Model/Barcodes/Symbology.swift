/// The kinds of barcode that are read, by the names people and programs see.
package enum Symbology: String, Hashable, Sendable, CaseIterable {
  case ean13 = "EAN-13"
  case ean8 = "EAN-8"
  case upcA = "UPC-A"
  case upcE = "UPC-E"
  case itf14 = "ITF-14"
  case code128 = "CODE-128"
  case dataBar = "DATABAR"
  case qr = "QR"

  /// Whether it stands on retail packages and holds nothing but an item number.
  package var isRetail: Bool {
    switch self {
    case .ean13, .ean8, .upcA, .upcE: true
    case .itf14, .code128, .dataBar, .qr: false
    }
  }
}
