import Words

/// Folds a text letter by letter, in one pass.
struct Folder {
  typealias Sign = FoldedText.Sign

  let source: [UInt8]
  private(set) var bytes: [UInt8] = []
  private(set) var origins: [Int32] = []
  private var place = 0
  /// Whether the letter before was a small one, so that a capital begins a word.
  private var wasLowercase = false

  init(source: [UInt8]) {
    self.source = source
    bytes.reserveCapacity(source.count)
    origins.reserveCapacity(source.count)
  }

  mutating func run() {
    while place < source.count {
      let byte = source[place]
      if byte < 0x80 { takeASCII(byte) } else { takeScalar() }
    }
    if isAfterBlank { drop() }
  }

  private var isAfterBlank: Bool { bytes.last == Sign.blank || bytes.last == Sign.softBreak }

  // MARK: ASCII

  private mutating func takeASCII(_ byte: UInt8) {
    switch byte {
    // "MlLK": a small L among capitals is an I to every scanner.
    case UInt8(ascii: "l") where isBetween(Self.isCapital): append(UInt8(ascii: "i"))
    case UInt8(ascii: "!") where isBetween(Self.isLetter): append(UInt8(ascii: "l"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      append(byte)
      wasLowercase = true
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      if wasLowercase { blank() }
      append(byte + 32)
      wasLowercase = false
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      joinNumberOfAdditive()
      append(byte)
      wasLowercase = false
    case UInt8(ascii: "_"): break
    default:
      wasLowercase = false
      takeSign(byte)
      return
    }
    place += 1
  }

  private mutating func takeSign(_ byte: UInt8) {
    defer { place += 1 }
    switch byte {
    case UInt8(ascii: ","): isInNumber ? append(Sign.decimal) : sign(Sign.comma)
    case UInt8(ascii: "."): point()
    case UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "="): sign(Sign.comma)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): sign(Sign.open)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): sign(Sign.close)
    case UInt8(ascii: ":"): sign(Sign.colon)
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ">"): sign(Sign.stop)
    case UInt8(ascii: "/"), UInt8(ascii: "+"): sign(Sign.slash)
    case UInt8(ascii: "%"): sign(Sign.percent)
    case UInt8(ascii: "&"): ampersand()
    case UInt8(ascii: "<"): markup()
    case UInt8(ascii: "-"): hyphen()
    case UInt8(ascii: "\n"): lineEnd()
    default: blank()
    }
  }

  private func isBetween(_ isWanted: (UInt8) -> Bool) -> Bool {
    guard place > 0, let next else { return false }
    return isWanted(source[place - 1]) && isWanted(next)
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private var isInNumber: Bool {
    guard let last = bytes.last, place + 1 < source.count else { return false }
    return Self.isDigit(last) && Self.isDigit(source[place + 1])
  }

  private mutating func point() {
    if isInNumber { return append(Sign.decimal) }
    isAbbreviation ? blank() : sign(Sign.stop)
  }

  /// One or two letters before a point are no sentence: "St. Jacques", "z.B.".
  private var isAbbreviation: Bool {
    var length = 0
    while length < 3, length < bytes.count {
      let byte = bytes[bytes.count - 1 - length]
      guard FoldedText.isWord(byte), !Self.isDigit(byte), byte < 0x80 else { break }
      length += 1
    }
    guard length == 1 || length == 2 else { return false }
    return length == bytes.count || !FoldedText.isWord(bytes[bytes.count - 1 - length])
  }

  /// A hyphen sets words apart, or takes a broken word across the end of a line; between blanks
  /// it is a dash.
  private mutating func hyphen() {
    guard let last = bytes.last, FoldedText.isWord(last) else {
      if isAfterBlank, next == Sign.blank { sign(Sign.comma) }
      return
    }
    var ahead = place + 1
    while ahead < source.count, source[ahead] == Sign.blank { ahead += 1 }
    guard ahead < source.count, source[ahead] == UInt8(ascii: "\n") else { return softBreak() }
    while ahead < source.count, source[ahead] == Sign.blank || source[ahead] == UInt8(ascii: "\n") {
      ahead += 1
    }
    guard ahead < source.count, Self.continuesWord(source[ahead]) else { return blank() }
    place = ahead - 1
  }

  private static func continuesWord(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte >= 0xC3
  }

  /// An empty line ends a sentence, a line end alone does not.
  private mutating func lineEnd() {
    next == UInt8(ascii: "\n") ? sign(Sign.stop) : softBreak()
  }

  private mutating func ampersand() {
    for (entity, letter) in Self.entities where source[place...].starts(with: entity) {
      place += entity.count - 1
      return sign(letter)
    }
    sign(Sign.and)
  }

  private static let entities: [([UInt8], UInt8)] = [
    (Array("&amp;".utf8), Sign.and), (Array("&lt;".utf8), Sign.stop),
    (Array("&gt;".utf8), Sign.stop), (Array("&nbsp;".utf8), Sign.blank),
    (Array("&quot;".utf8), Sign.blank), (Array("&#39;".utf8), Sign.blank),
  ]

  /// Skips a tag. One that only shows letters differently sets no words apart.
  private mutating func markup() {
    guard let first = next,
      Self.isLetter(first) || first == Sign.slash || first == UInt8(ascii: "!")
    else { return blank() }
    let limit = min(source.count, place + 200)
    guard let end = source[place..<limit].firstIndex(of: UInt8(ascii: ">")) else { return blank() }
    let name = source[(place + 1)..<end].drop { $0 == Sign.slash }.prefix { Self.isLetter($0) }
    let isInline = Self.inline.contains(String(decoding: name, as: UTF8.self).lowercased())
    if !isInline { sign(Sign.stop) }
    place = end
  }

  private static let inline: Set<String> = ["span", "b", "i", "u", "em", "strong", "font", "small"]

  private var next: UInt8? { place + 1 < source.count ? source[place + 1] : nil }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32)
  }

  // MARK: What is written

  private mutating func append(_ byte: UInt8) {
    bytes.append(byte)
    origins.append(Int32(truncatingIfNeeded: place))
  }

  private mutating func drop() {
    bytes.removeLast()
    origins.removeLast()
  }

  private mutating func blank() {
    guard let last = bytes.last, FoldedText.isWord(last) else { return }
    append(Sign.blank)
  }

  private mutating func softBreak() {
    guard let last = bytes.last, FoldedText.isWord(last) else { return }
    append(Sign.softBreak)
  }

  private mutating func sign(_ byte: UInt8) {
    if byte == Sign.blank { return blank() }
    if isAfterBlank { drop() }
    append(byte)
  }

  /// "E 322" and "E-322" are "E322".
  private mutating func joinNumberOfAdditive() {
    guard isAfterBlank, bytes.count >= 2, bytes[bytes.count - 2] == UInt8(ascii: "e"),
      bytes.count == 2 || !FoldedText.isWord(bytes[bytes.count - 3])
    else { return }
    drop()
  }

  // MARK: Everything else

  private mutating func takeScalar() {
    let (scalar, length) = decoded()
    defer { place += length }
    switch scalar.value {
    case 0xAD, 0x200B...0x200D, 0xFEFF, 0x300...0x36F: return
    case 0x131: append(UInt8(ascii: "i"))
    case 0xFF01...0xFF5E: takeWide(UInt8(scalar.value - 0xFF01 + 0x21))
    case HalfWidth.kana: takeHalfWidth(scalar.value)
    case HalfWidth.voiced, HalfWidth.halfVoiced: return
    case 0x3001: sign(Sign.comma)
    case 0x3002: sign(Sign.stop)
    case 0x300C, 0x3010: sign(Sign.open)
    case 0x300D, 0x3011: sign(Sign.close)
    case 0x2022, 0xB7, 0x30FB, 0x2013, 0x2014, 0x25CF: sign(Sign.comma)
    // Kana and kanji have neither case nor accents, so that nothing need be looked up.
    case Self.firstKana...0x30FA, 0x30FC...0x9FFF: takeUnspaced(length)
    default: scalar.properties.isAlphabetic ? takeLetter(scalar) : blank()
    }
  }

  private mutating func takeLetter(_ scalar: Unicode.Scalar) {
    let isUppercase = scalar.properties.isUppercase
    if isUppercase, wasLowercase { blank() }
    wasLowercase = scalar.properties.isLowercase
    var letters: [UInt8] = []
    Folding.append(scalar, to: &letters)
    for letter in letters { append(letter) }
  }

  private static let firstKana: UInt32 = 0x3041

  private mutating func takeUnspaced(_ length: Int) {
    wasLowercase = false
    for byte in source[place..<(place + length)] { append(byte) }
  }

  /// Half-width kana, as till receipts and small labels have them, as full-width ones.
  private mutating func takeHalfWidth(_ scalar: UInt32) {
    wasLowercase = false
    // Each is three bytes long.
    var mark: UInt32?
    if place + 5 < source.count, source[place + 3] == 0xEF, source[place + 4] == 0xBE {
      mark = 0xFF80 | UInt32(source[place + 5] & 0x3F)
    }
    for byte in HalfWidth.fullWidth(scalar, mark: mark).utf8 { append(byte) }
  }

  /// A full-width sign or letter, as the plain one that it looks like.
  private mutating func takeWide(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): append(byte + 32)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): append(byte)
    case UInt8(ascii: ","), UInt8(ascii: ";"): sign(Sign.comma)
    case UInt8(ascii: "."): sign(Sign.stop)
    case UInt8(ascii: "("), UInt8(ascii: "["): sign(Sign.open)
    case UInt8(ascii: ")"), UInt8(ascii: "]"): sign(Sign.close)
    case UInt8(ascii: ":"): sign(Sign.colon)
    case UInt8(ascii: "%"): sign(Sign.percent)
    default: blank()
    }
  }

  /// The scalar at `place` and its length; the text is well-formed UTF-8.
  private func decoded() -> (Unicode.Scalar, length: Int) {
    let first = source[place]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    var value = UInt32(first) & (length == 4 ? 0x07 : length == 3 ? 0x0F : 0x1F)
    for byte in source[(place + 1)..<(place + length)] { value = value << 6 | UInt32(byte & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}
