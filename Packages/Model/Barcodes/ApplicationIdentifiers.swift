/// The fields of a GS1 element string, as Code 128, DataBar and QR hold them.
///
/// Source: GS1 General Specifications, section 3 and table 7.8.5-2 (predefined lengths).
package struct ApplicationIdentifiers: Equatable, Sendable {
  /// In their order.
  package private(set) var fields: [(identifier: String, value: String)] = []

  /// Reads `(01)…(10)…`, or the same without brackets and with the separator between fields of
  /// variable length; `nil` where it is neither.
  package init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0 < 128 }) else { return nil }
    let isWhole = text.hasPrefix("(") ? readBracketed(text) : readPlain(text)
    guard isWhole, !fields.isEmpty else { return nil }
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.fields.elementsEqual(right.fields, by: ==)
  }

  /// The value of the first field called `identifier`.
  package subscript(identifier: String) -> String? {
    fields.first { $0.identifier == identifier }?.value
  }

  private mutating func readBracketed(_ text: String) -> Bool {
    for part in text.split(separator: "(", omittingEmptySubsequences: true) {
      guard let end = part.firstIndex(of: ")"), end != part.startIndex else { return false }
      fields.append((String(part[..<end]), String(part[part.index(after: end)...])))
    }
    return fields.allSatisfy { Self.isIdentifier($0.identifier) && !$0.value.isEmpty }
  }

  private mutating func readPlain(_ text: String) -> Bool {
    var rest = Substring(text)
    while !rest.isEmpty {
      if rest.first == Self.separator {
        rest.removeFirst()
        continue
      }
      guard let length = Self.identifierLength(rest), rest.count > length else { return false }
      let identifier = String(rest.prefix(length))
      rest = rest.dropFirst(length)
      let value: Substring
      if let fixed = Self.fixedLengths[String(identifier.prefix(2))] {
        let wanted = fixed - length
        guard rest.count >= wanted else { return false }
        value = rest.prefix(wanted)
      } else {
        value = rest.prefix { $0 != Self.separator }
      }
      guard !value.isEmpty else { return false }
      fields.append((identifier, String(value)))
      rest = rest.dropFirst(value.count)
    }
    return true
  }

  private static let separator: Character = "\u{1D}"

  private static func isIdentifier(_ text: String) -> Bool {
    identifierLength(Substring(text)) == text.count
  }

  /// How many digits the identifier has that `text` begins with.
  private static func identifierLength(_ text: Substring) -> Int? {
    let digits = text.prefix(4).prefix { $0.isASCII && $0.isNumber }
    guard digits.count >= 2 else { return nil }
    let length =
      switch digits.prefix(2) {
      case "00"..."02", "10"..."22", "30", "37", "90"..."99": 2
      case "23"..."25", "40"..."42", "71": 3
      case "31"..."36", "39", "43", "70", "72", "80"..."82": 4
      default: 0
      }
    return length > 0 && digits.count >= length ? length : nil
  }

  /// Identifier and value together, by the identifier's first two digits.
  private static let fixedLengths: [String: Int] = [
    "00": 20, "01": 16, "02": 16, "03": 16, "04": 18, "11": 8, "12": 8, "13": 8, "14": 8, "15": 8,
    "16": 8, "17": 8, "18": 8, "19": 8, "20": 4, "31": 10, "32": 10, "33": 10, "34": 10, "35": 10,
    "36": 10, "41": 16,
  ]
}
