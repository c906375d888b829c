import Bytes

/// Walks over a JSON text (RFC 8259) from left to right without building values, for texts of which
/// little is needed. What is walked over is checked as strictly as what is looked at.
package struct JSONCursor: Sendable {
  package enum Kind: Sendable { case object, array, string, number, bool, null }

  package let bytes: [UInt8]
  /// Where it stands.
  package private(set) var place = 0
  private var depth = 0
  /// Deeper nesting than any honest text has.
  private static let deepest = 128

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What comes next; it is not taken.
  package mutating func kind() throws(JSONFlaw) -> Kind {
    skipSpace()
    switch byte {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
    case UInt8(ascii: "n"): return .null
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): return .number
    default: throw flaw("a value is missing")
    }
  }

  /// Takes an object; `member` has to take the value of each key.
  package mutating func object(_ member: (inout JSONCursor, String) throws -> Void) throws {
    try take(UInt8(ascii: "{"))
    try nested { cursor in
      if cursor.takes(UInt8(ascii: "}")) { return }
      repeat {
        cursor.skipSpace()
        let key = try cursor.string().text
        try cursor.take(UInt8(ascii: ":"))
        try member(&cursor, key)
      } while cursor.takes(UInt8(ascii: ","))
      try cursor.take(UInt8(ascii: "}"))
    }
  }

  /// Takes an array; `element` has to take each value.
  package mutating func array(_ element: (inout JSONCursor) throws -> Void) throws {
    try take(UInt8(ascii: "["))
    try nested { cursor in
      if cursor.takes(UInt8(ascii: "]")) { return }
      repeat { try element(&cursor) } while cursor.takes(UInt8(ascii: ","))
      try cursor.take(UInt8(ascii: "]"))
    }
  }

  /// Takes a value of any kind and forgets it.
  package mutating func skip() throws {
    switch try kind() {
    case .object: try object { cursor, _ in try cursor.skip() }
    case .array: try array { cursor in try cursor.skip() }
    case .string: _ = try rawString()
    case .number: _ = try number()
    case .bool: _ = try bool()
    case .null: try word("null")
    }
  }

  /// Takes a truth value.
  package mutating func bool() throws(JSONFlaw) -> Bool {
    skipSpace()
    let value = byte == UInt8(ascii: "t")
    try word(value ? "true" : "false")
    return value
  }

  /// Takes a number; the bytes it is written in.
  package mutating func number() throws(JSONFlaw) -> Range<Int> {
    skipSpace()
    let start = place
    if byte == UInt8(ascii: "-") { place += 1 }
    if byte == UInt8(ascii: "0") { place += 1 } else { try digits() }
    if byte == UInt8(ascii: ".") {
      place += 1
      try digits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      place += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { place += 1 }
      try digits()
    }
    return start..<place
  }

  /// Nothing but space may be left.
  package mutating func end() throws(JSONFlaw) {
    skipSpace()
    guard place == bytes.count else { throw flaw("there is more behind the end") }
  }
}

// MARK: - Strings

extension JSONCursor {
  /// A string as it stands in the text.
  package struct RawString: Sendable {
    /// The bytes between the quotation marks.
    package let range: Range<Int>
    package let hasEscapes: Bool
  }

  /// Takes a string without unescaping it.
  package mutating func rawString() throws(JSONFlaw) -> RawString {
    try take(UInt8(ascii: "\""))
    let start = place
    var hasEscapes = false
    while true {
      place = bytes.span.stringBreak(from: place)
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        return RawString(range: start..<place - 1, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try escape()
      case nil: throw flaw("a string has no end")
      default: throw flaw("a string holds a control character")
      }
    }
  }

  /// Takes a string: its text, and where it stands between its quotation marks.
  package mutating func string() throws(JSONFlaw) -> (text: String, range: Range<Int>) {
    let raw = try rawString()
    let part = bytes[raw.range]
    guard let text = raw.hasEscapes ? unescaped(part) : String(validating: part, as: UTF8.self)
    else { throw flaw("a string is not Unicode text") }
    return (text, raw.range)
  }

  private mutating func escape() throws(JSONFlaw) {
    place += 1
    switch byte {
    case UInt8(ascii: "u"):
      let digits = bytes.dropFirst(place + 1).prefix(4)
      guard digits.count == 4, digits.allSatisfy({ hexValue($0) != nil }) else {
        throw flaw("an escape has no four digits")
      }
      place += 5
    case let byte? where "\"\\/bfnrt".utf8.contains(byte): place += 1
    default: throw flaw("there is no such escape")
    }
  }

  /// The text of a string whose escapes are well formed; `nil` where it is no Unicode.
  private func unescaped(_ part: ArraySlice<UInt8>) -> String? {
    var units: [UInt16] = []
    var rest = part
    while let place = rest.firstIndex(of: UInt8(ascii: "\\")) {
      guard let plain = String(validating: rest[..<place], as: UTF8.self) else { return nil }
      units += plain.utf16
      let letter = rest[place + 1]
      if letter == UInt8(ascii: "u") {
        units.append(
          rest[(place + 2)..<(place + 6)].reduce(0) { $0 << 4 | UInt16(hexValue($1) ?? 0) }
        )
      } else {
        units.append(UInt16(meaning(ofEscape: letter)))
      }
      rest = rest[(place + (letter == UInt8(ascii: "u") ? 6 : 2))...]
    }
    guard let plain = String(validating: rest, as: UTF8.self) else { return nil }
    return String(validating: units + plain.utf16, as: UTF16.self)
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

private func hexValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

private func meaning(ofEscape letter: UInt8) -> UInt8 {
  switch letter {
  case UInt8(ascii: "b"): 0x08
  case UInt8(ascii: "f"): 0x0C
  case UInt8(ascii: "n"): 0x0A
  case UInt8(ascii: "r"): 0x0D
  case UInt8(ascii: "t"): 0x09
  default: letter
  }
}

// MARK: - Steps

extension JSONCursor {
  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  package func flaw(_ message: String) -> JSONFlaw { JSONFlaw(place: place, message: message) }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
  }

  private mutating func takes(_ wanted: UInt8) -> Bool {
    skipSpace()
    guard byte == wanted else { return false }
    place += 1
    return true
  }

  private mutating func take(_ wanted: UInt8) throws(JSONFlaw) {
    guard takes(wanted) else {
      throw flaw("\(Character(UnicodeScalar(wanted))) is missing")
    }
  }

  private mutating func word(_ word: String) throws(JSONFlaw) {
    skipSpace()
    guard bytes.dropFirst(place).starts(with: word.utf8) else { throw flaw("a value is missing") }
    place += word.utf8.count
  }

  private mutating func digits() throws(JSONFlaw) {
    let start = place
    while let byte, isDigit(byte) { place += 1 }
    if place == start { throw flaw("a digit is missing") }
  }

  private mutating func nested(_ body: (inout JSONCursor) throws -> Void) throws {
    guard depth < Self.deepest else { throw flaw("it is nested too deeply") }
    depth += 1
    try body(&self)
    depth -= 1
  }
}

/// Why a text is no JSON.
package struct JSONFlaw: Error, Equatable {
  /// The number of bytes before it.
  package let place: Int
  package let message: String
}
