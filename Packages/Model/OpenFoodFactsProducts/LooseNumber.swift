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
    guard !text.utf8.allSatisfy(isPlain) else { return plainAmount(text) }
    var rest = text[...].drop { $0.isWhitespace || "<>~≤≥".contains($0) }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    // A lone comma is a decimal one: no document sets thousands apart.
    let plain = String(rest.map { $0 == "," ? "." : $0 })
    // `Double` would read "nan", "inf" and hexadecimal digits too.
    return plain.utf8.allSatisfy(isPlain) ? plainAmount(plain) : nil
  }

  private static func plainAmount(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Whether a byte is a digit, a sign, a point or the mark of an exponent.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
