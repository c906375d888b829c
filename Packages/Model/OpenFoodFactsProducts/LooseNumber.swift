import JSON

/// Numbers as the documents have them: as numbers, or as text in some way of writing.
enum LooseNumber {
  /// The number that `value` is; `nil` for none, an empty text, or a text that is something else.
  ///
  /// Read are "12.5", "12,5", "0E-8", and what stands behind "<", ">" or "~".
  static func amount(_ value: JSON) -> Double? {
    switch value {
    case .number(let number): number.isFinite ? number : nil
    case .int(let number): Double(number)
    case .string(let text): amount(text)
    default: nil
    }
  }

  private static func amount(_ text: String) -> Double? {
    var rest = text[...].drop { $0.isWhitespace || "<>~≤≥".contains($0) }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    // A lone comma is a decimal one: no document sets thousands apart.
    let plain = String(rest.map { $0 == "," ? "." : $0 })
    // `Double` would read "nan", "inf" and hexadecimal digits too.
    guard plain.utf8.allSatisfy({ (48...57).contains($0) || "+-.eE".utf8.contains($0) }),
      let number = Double(plain), number.isFinite
    else { return nil }
    return number
  }
}
