/// Web addresses that name a product.
package enum DigitalLink {
  /// The item number in a GS1 Digital Link address, or in an element string; `nil` where there is
  /// none.
  ///
  /// Source: GS1 Digital Link Standard, URI Syntax 1.4, section 4: `/01/` and the number follow in
  /// the path.
  package static func gtin(in text: String) -> String? {
    guard let start = addressStart(text) else { return ApplicationIdentifiers(text)?["01"] }
    let path = text[start...].prefix { $0 != "?" && $0 != "#" }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let key = parts.firstIndex(where: { $0 == "01" || $0 == "gtin" }), key > 0,
      key + 1 < parts.count
    else { return nil }
    let number = parts[key + 1]
    guard [8, 12, 13, 14].contains(number.count), number.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    return String(number)
  }

  /// Behind `https://` or `http://`, in any case.
  private static func addressStart(_ text: String) -> String.Index? {
    let lower = text.prefix(8).lowercased()
    if lower == "https://" { return text.index(text.startIndex, offsetBy: 8) }
    return lower.hasPrefix("http://") ? text.index(text.startIndex, offsetBy: 7) : nil
  }
}
