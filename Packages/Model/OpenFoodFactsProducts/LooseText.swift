import JSON

/// Texts as people typed them into the documents.
enum LooseText {
  /// The text on one line: no entities, no control characters, single spaces.
  static func line(_ raw: String) -> String {
    let text = raw.utf8.contains(UInt8(ascii: "&")) ? withoutEntities(raw) : raw
    if isClean(text) { return text }
    return text.split { $0.isWhitespace || $0.isNewline || isControl($0) }.joined(separator: " ")
  }

  /// Ingredients, without the marks that people set around allergens.
  static func ingredients(_ raw: String) -> String {
    let text = line(raw)
    guard text.utf8.contains(UInt8(ascii: "_")) else { return text }
    return String(decoding: text.utf8.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
  }

  /// The elements of a text in which commas set them apart.
  static func list(_ raw: String) -> [String] {
    line(raw).split(separator: ",").map { trimmed($0) }.filter { !$0.isEmpty }
  }

  /// Digits, which may have been written as a number; what is no digit is dropped.
  static func code(_ value: JSON) -> String {
    switch value {
    case .string(let text):
      text.utf8.contains { $0 <= 0x20 || $0 >= 0x80 } ? text.filter { !$0.isWhitespace } : text
    case .int(let number): String(number)
    case .number(let number) where number >= 0 && number < 1e15 && number == number.rounded():
      String(Int(number))
    default: ""
    }
  }

  static func isOn(_ value: JSON) -> Bool {
    ["on", "1", "true"].contains(value) || value == .int(1) || value == .number(1)
      || value == .bool(true)
  }

  /// The name in a tag such as `en:sesame-seeds`.
  static func name(ofTag tag: String) -> String {
    guard let colon = tag.firstIndex(of: ":"), tag[..<colon].utf8.count <= 3 else { return tag }
    return String(tag[tag.index(after: colon)...])
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// Whether there is nothing to be tidied, which is so for most texts and quickly told.
  private static func isClean(_ text: String) -> Bool {
    var wasSpace = true
    var last: UInt8 = 0
    for byte in text.utf8 {
      let isSpace = byte == 0x20
      if byte < 0x20 || byte == 0x7F || isSpace && wasSpace { return false }
      if isWide(last, byte) { return false }
      (last, wasSpace) = (byte, isSpace)
    }
    return !wasSpace || text.isEmpty
  }

  /// Whether spaces beyond ASCII have these two bytes: U+0080 to U+00A0, U+2000 to U+200F and
  /// U+2028 to U+202F, U+205F, U+3000. A few letters have them too.
  private static func isWide(_ first: UInt8, _ second: UInt8) -> Bool {
    switch (first, second) {
    case (0xC2, 0x80...0xA0), (0xE2, 0x81), (0xE3, 0x80), (0x80, 0x80...0x8F), (0x80, 0xA8...0xAF):
      true
    default: false
    }
  }

  private static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
  }

  private static let entities = [
    "&quot;": "\"", "&amp;": "&", "&lt;": "<", "&gt;": ">", "&#39;": "'", "&apos;": "'",
    "&nbsp;": " ",
  ]

  private static func withoutEntities(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let entity = entities.first { rest.hasPrefix($0.key) }
      result += entity?.value ?? "&"
      rest = rest.dropFirst(entity?.key.count ?? 1)
    }
    return result + rest
  }
}
