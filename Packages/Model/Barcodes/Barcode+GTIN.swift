extension Barcode {
  /// The product number that it holds; `nil` where it holds none, or the check digit does not hold.
  package var gtin: GTIN? {
    switch symbology {
    case .ean13: value.utf8.count == 13 ? GTIN(value) : nil
    case .upcA: value.utf8.count == 12 ? GTIN(value) : nil
    // Padded, for eight digits by themselves may be a UPC-E.
    case .ean8: value.utf8.count == 8 ? GTIN("00000" + value) : nil
    case .upcE: GTIN(upcE: value)
    case .itf14: value.utf8.count == 14 ? GTIN(value) : nil
    case .code128, .dataBar: ApplicationIdentifiers(value)?["01"].flatMap { GTIN($0) }
    case .qr: DigitalLink.gtin(in: value).flatMap { GTIN($0) }
    }
  }
}
