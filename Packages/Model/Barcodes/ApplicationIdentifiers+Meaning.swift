extension ApplicationIdentifiers {
  /// The fields that tell a buyer something, in words: "best before 2026-12-15", "0.312 kg".
  ///
  /// Source: GS1 General Specifications, section 3 (dates are YYMMDD, a day of 00 is the month's
  /// last; the last digit of 310n and 392n is how many decimals follow).
  package var meanings: [String] {
    fields.compactMap { identifier, value in
      if let date = Self.dates[identifier] { return Self.date(value).map { "\(date) \($0)" } }
      if let word = Self.words[identifier] { return "\(word) \(value)" }
      guard identifier.count == 4, let places = identifier.last?.wholeNumberValue else {
        return nil
      }
      switch identifier.prefix(3) {
      case "310": return Self.decimal(value, places).map { "net weight \($0) kg" }
      case "320": return Self.decimal(value, places).map { "net weight \($0) lb" }
      case "392": return Self.decimal(value, places).map { "price \($0)" }
      case "393":
        return Self.decimal(String(value.dropFirst(3)), places).map {
          "price \($0) (currency \(value.prefix(3)))"
        }
      default: return nil
      }
    }
  }

  private static let words = [
    "00": "shipping unit", "02": "holds items", "10": "lot", "21": "serial number",
    "37": "number of items",
  ]

  private static let dates = [
    "11": "made on", "13": "packed on", "15": "best before", "16": "sell by", "17": "use by",
  ]

  /// "251215" as "2025-12-15"; `nil` where it is no date. A century is what the present one is.
  private static func date(_ text: String) -> String? {
    let digits = text.compactMap(\.wholeNumberValue)
    guard digits.count == 6, text.count == 6 else { return nil }
    let (month, day) = (digits[2] * 10 + digits[3], digits[4] * 10 + digits[5])
    guard (1...12).contains(month), day <= 31 else { return nil }
    let start = "20\(text.prefix(2))-\(text.dropFirst(2).prefix(2))"
    return day == 0 ? start : "\(start)-\(text.suffix(2))"
  }

  private static func decimal(_ text: String, _ places: Int) -> String? {
    guard !text.isEmpty, text.count <= 15, text.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    let padded = String(repeating: "0", count: max(places + 1 - text.count, 0)) + text
    let whole = padded.dropLast(places).drop { $0 == "0" }
    let front = whole.isEmpty ? "0" : String(whole)
    return places == 0 ? front : "\(front).\(padded.suffix(places))"
  }
}
