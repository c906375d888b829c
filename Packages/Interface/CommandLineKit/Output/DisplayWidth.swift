extension String {
  /// The columns a terminal uses for the text.
  package var displayWidth: Int {
    // Most text is printable ASCII, where every byte is a column.
    if utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }
}

extension Character {
  /// 0 for a lone combining mark, 2 for wide East Asian characters and emoji, else 1.
  package var displayWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.isASCII, scalars.count == 1 {
      return first.value < 0x20 || first.value == 0x7F ? 0 : 1
    }
    // Flags are two letters that make one picture; selector 16 asks for a picture.
    if scalars.count > 1, first.properties.isEmoji, !first.isASCII,
      scalars.contains(where: { $0.value == 0xFE0F || $0.isRegionalIndicator })
    {
      return 2
    }
    return scalars.map(\.displayWidth).max() ?? 0
  }
}

extension Unicode.Scalar {
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return value == 0xAD ? 1 : 0
    default: break
    }
    // Vowels and finals that join the Korean syllable before them.
    if (0x1160...0x11FF).contains(value) { return 0 }
    return properties.isEmojiPresentation || isWide ? 2 : 1
  }

  /// Source: Unicode 15, `EastAsianWidth.txt`, classes W and F, unassigned gaps closed.
  private var isWide: Bool {
    guard value >= 0x1100 else { return false }
    return Self.wideRanges.contains { $0.contains(value) }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18AFF, 0x1AFF0...0x1B2FF,
    0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
