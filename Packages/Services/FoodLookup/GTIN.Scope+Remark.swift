import Barcodes

extension GTIN.Scope {
  /// Why nobody is asked.
  var remark: String? {
    switch self {
    case .product, .packaging: nil
    case .inStore: "a shop made this number up, often with a price or a weight in it"
    case .book: "this is the number of a book"
    case .coupon: "this is the number of a coupon"
    }
  }
}
