import Barcodes
import OpenFoodFactsProducts

/// How a product is asked for.
enum ProductRequest {
  static func url(of code: String, _ languages: [String], base: String) -> String {
    let languages = plain(languages)
    let fields = ProductField.keys(languages: languages).joined(separator: ",")
    let language = languages.first.map { "&lc=" + $0 } ?? ""
    return "\(base)/api/v3/product/\(code)?fields=\(fields)\(language)"
  }

  /// The code as the database has it: 8 digits for an EAN-8, else 13 or 14.
  static func code(of gtin: GTIN) -> String {
    let digits = gtin.normalized
    return digits.hasPrefix("00000") ? String(digits.suffix(8)) : digits
  }

  /// Whether a key may stand in an address as it is.
  static func isCode(_ key: String) -> Bool {
    (1...24).contains(key.utf8.count) && key.utf8.allSatisfy { (48...57).contains($0) }
  }

  /// Languages that may stand in an address as they are.
  static func plain(_ languages: [String]) -> [String] {
    languages.filter { language in
      (2...3).contains(language.utf8.count) && language.utf8.allSatisfy { (97...122).contains($0) }
    }
  }
}

/// How products are searched.
enum SearchRequest {
  static func url(
    of query: String,
    _ limit: Int,
    _ languages: [String],
    base: String
  ) -> String {
    let languages = ProductRequest.plain(languages)
    let fields = ProductField.keys(languages: languages).joined(separator: ",")
    let wanted = languages.isEmpty ? "" : "&langs=" + languages.joined(separator: ",")
    return "\(base)/search?q=\(query)\(wanted)&page_size=\(min(limit, 50))&fields=\(fields)"
  }

  /// The words as the address has them; `nil` where there are none. What is no letter or digit
  /// would be read as the search language's own signs.
  static func query(of words: String) -> String? {
    let kept = words.map { $0.isLetter || $0.isNumber ? $0 : " " }
    let words = String(kept).split(separator: " ").prefix(20)
    guard !words.isEmpty else { return nil }
    return words.map { encoded($0.prefix(60)) }.joined(separator: "+")
  }

  private static func encoded(_ word: Substring) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in word.utf8 {
      switch byte {
      case 48...57, 65...90, 97...122: bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
