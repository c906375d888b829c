/// Cuts text into folded words, keeping the commas and brackets that set parts of a name apart.
enum Tokenizer {
  /// The words of each part of `text`, in order; parts end at commas, brackets and semicolons.
  static func parts(of text: String) -> [[String]] {
    var cutter = Cutter()
    for scalar in text.unicodeScalars { cutter.take(scalar) }
    cutter.endPart()
    return cutter.parts
  }

  private struct Cutter {
    var parts: [[String]] = []
    private var words: [String] = []
    private var word: [UInt8] = []
    private var pending: UInt8?
    private var isAccented = false

    mutating func take(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "a"..."z", "0"..."9": append(UInt8(scalar.value))
      case "A"..."Z": append(UInt8(scalar.value) + 32)
      case "%": if endsInDigit { word.append(UInt8(ascii: "%")) }
      case "'", "\u{2019}", "`": pending = UInt8(ascii: "'")
      case "&", ".": pending = word.isEmpty ? nil : UInt8(scalar.value)
      case ",", ";", "(", ")", "[", "]", ":": endPart()
      default: takeOther(scalar)
      }
    }

    private mutating func takeOther(_ scalar: Unicode.Scalar) {
      // A mark belongs to the letter before it, and by itself makes no word.
      if isMark(scalar) { return isAccented = isAccented || !word.isEmpty }
      guard scalar.value > 127, scalar.properties.isAlphabetic else { return endWord() }
      flushPending(before: 0)
      isAccented = true
      Folding.append(scalar, to: &word)
    }

    private func isMark(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(scalar.value) }

    private mutating func append(_ byte: UInt8) {
      flushPending(before: byte)
      word.append(byte)
    }

    /// A sign inside a word stays only where it makes one: `m&m`, `1.5`; an apostrophe is dropped,
    /// with a lone `s` behind it at the end of the word.
    private mutating func flushPending(before byte: UInt8) {
      guard let sign = pending else { return }
      pending = nil
      switch sign {
      case UInt8(ascii: "&"): word.append(sign)
      case UInt8(ascii: ".") where endsInDigit && isDigit(byte): word.append(sign)
      case UInt8(ascii: "."): endWord()
      default: word.append(UInt8(ascii: "'"))
      }
    }

    private var endsInDigit: Bool { word.last.map(isDigit) ?? false }

    private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    private mutating func endWord() {
      pending = nil
      guard !word.isEmpty else { return }
      if word.suffix(2) == Array("'s".utf8) { word.removeLast(2) }
      dropElision()
      word.removeAll { $0 == UInt8(ascii: "'") }
      // French tea would fold to the English article.
      if isAccented, word == Array("the".utf8) { word = Array("tea".utf8) }
      isAccented = false
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }

    /// French and Italian articles melt into the word: "d'olio", "l'eau", "dell'uva".
    private mutating func dropElision() {
      guard let apostrophe = word.firstIndex(of: UInt8(ascii: "'")), apostrophe + 2 < word.count,
        Self.elided.contains(String(decoding: word[..<apostrophe], as: UTF8.self))
      else { return }
      word.removeSubrange(...apostrophe)
    }

    private static let elided: Set<String> = [
      "d", "l", "j", "qu", "dell", "all", "nell", "sull", "un",
    ]

    mutating func endPart() {
      endWord()
      guard !words.isEmpty else { return }
      parts.append(words)
      words.removeAll(keepingCapacity: true)
    }
  }
}
