extension String {
  /// The text on one line, without anything that a terminal would obey or that reorders text.
  ///
  /// Line ends and tabs become spaces. Joiners stay, since scripts and emoji need them.
  package var safeForTerminal: String {
    guard unicodeScalars.contains(where: { $0.isBreak || $0.isUnsafe }) else { return self }
    var safe = UnicodeScalarView()
    var endsInBreak = false
    for scalar in unicodeScalars where !scalar.isUnsafe {
      // Two characters may make one line end, and shall make one space.
      if !(scalar.isBreak && endsInBreak) { safe.append(scalar.isBreak ? " " : scalar) }
      endsInBreak = scalar.isBreak
    }
    return String(safe)
  }
}

extension Unicode.Scalar {
  fileprivate var isBreak: Bool {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  fileprivate var isUnsafe: Bool {
    switch value {
    case 0x85: false
    // C0 with escape, delete, C1 with its one-character control sequences.
    case 0x00...0x08, 0x0E...0x1F, 0x7F...0x9F: true
    // Marks, embeddings, overrides and isolates of the bidirectional algorithm.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Nothing to see: zero-width space, deprecated formats, byte-order mark, annotations.
    case 0x200B, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }
}
