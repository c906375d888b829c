extension String {
  /// The text without the sequences that colour it on a terminal (ECMA-48), such as other programs
  /// leave in what they print. An escape that begins nothing stays.
  var withoutEscapeSequences: String {
    let escape: Unicode.Scalar = "\u{1B}"
    guard unicodeScalars.contains(escape) else { return self }
    var rest = unicodeScalars[...]
    var text = UnicodeScalarView()
    while let start = rest.firstIndex(of: escape) {
      text.append(contentsOf: rest[..<start])
      let sequence = rest[rest.index(after: start)...]
      if let end = sequence.endOfEscapeSequence {
        rest = rest[end...]
      } else {
        text.append(escape)
        rest = sequence
      }
    }
    text.append(contentsOf: rest)
    return String(text)
  }
}

extension Substring.UnicodeScalarView {
  /// Where the sequence ends whose escape stands before this; `nil` where there is none.
  fileprivate var endOfEscapeSequence: Index? {
    guard let first else { return nil }
    let content = dropFirst()
    switch first {
    case "[":
      // Parameters and what goes between them, then one letter that says what to do.
      let final = content.firstIndex { !(0x20...0x3F).contains($0.value) }
      guard let final, (0x40...0x7E).contains(content[final].value) else { return nil }
      return index(after: final)
    case "]", "P", "X", "^", "_":
      // A text for the terminal, such as a title, up to a bell or another escape.
      guard let final = content.firstIndex(where: { $0 == "\u{7}" || $0 == "\u{1B}" }) else {
        return nil
      }
      let next = index(after: final)
      return content[final] == "\u{1B}" && next < endIndex && self[next] == "\\"
        ? index(after: next) : next
    case "@"..."_": return content.startIndex
    default: return nil
    }
  }
}
