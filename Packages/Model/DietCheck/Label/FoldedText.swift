import Words

/// A label as plain lower-case letters, each with the place in the text that it came from.
///
/// Words are set apart by one blank. Of the signs only those stay that mean something on a label:
/// commas, brackets, colons and the ends of sentences. Markup and emphasis are taken out, words
/// that were broken at the end of a line are joined.
struct FoldedText {
  private(set) var bytes: [UInt8] = []
  /// For each byte, its place in the text as an offset in UTF-8.
  private(set) var origins: [Int32] = []

  init(_ text: String) {
    var folder = Folder(source: Array(text.utf8))
    folder.run()
    bytes = folder.bytes
    origins = folder.origins
  }

  /// The letters to look a word of one's own up by, with plain blanks.
  static func key(_ text: String) -> [UInt8] { key(Array(text.utf8)) }

  static func key(_ text: [UInt8]) -> [UInt8] {
    // Most words of the lexicon are as they will be.
    if text.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) { return text }
    var folder = Folder(source: text)
    folder.run()
    var key = folder.bytes
    for place in key.indices where key[place] == Sign.softBreak { key[place] = Sign.blank }
    return key
  }

  enum Sign {
    static let blank = UInt8(ascii: " ")
    static let comma = UInt8(ascii: ",")
    static let stop = UInt8(ascii: ".")
    static let open = UInt8(ascii: "(")
    static let close = UInt8(ascii: ")")
    static let colon = UInt8(ascii: ":")
    static let slash = UInt8(ascii: "/")
    static let and = UInt8(ascii: "&")
    static let percent = UInt8(ascii: "%")
    /// The point or comma inside a number, which ends nothing.
    static let decimal: UInt8 = 1
    /// A blank where a line may have been broken inside a word: "Hasel-nüsse".
    static let softBreak: UInt8 = 2
  }

  /// Whether `byte` belongs to a word.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case Sign.decimal, 0x80...: true
    default: false
    }
  }

  /// Whether `byte` begins a letter of a script without blanks between its words (U+3000 to
  /// U+9FFF: kana and kanji).
  static func isUnspaced(_ byte: UInt8) -> Bool { (0xE3...0xE9).contains(byte) }

  /// Whether a word may begin at `place`.
  func isStart(_ place: Int) -> Bool {
    guard Self.isWord(bytes[place]) else { return false }
    if Self.isUnspaced(bytes[place]) { return true }
    guard place > 0 else { return true }
    return !Self.isWord(bytes[place - 1]) || bytes[place] < 0x80 && bytes[place - 1] >= 0x80
  }

  /// Whether a katakana (U+30A1 to U+30FF) begins at `place`.
  func isKatakana(_ place: Int) -> Bool {
    guard place + 2 < bytes.count, bytes[place] == 0xE3 else { return false }
    return bytes[place + 1] == 0x83 || bytes[place + 1] == 0x82 && bytes[place + 2] > 0xA0
  }

  /// Whether a katakana stands before the one at `place`.
  func isInsideKatakana(_ place: Int) -> Bool { place >= 3 && isKatakana(place - 3) }

  /// Whether a word may end before `place`.
  func isEnd(_ place: Int) -> Bool {
    place >= bytes.count || !Self.isWord(bytes[place]) || Self.isUnspaced(bytes[place])
      || place > 0 && bytes[place - 1] >= 0x80 && bytes[place] < 0x80
  }
}
