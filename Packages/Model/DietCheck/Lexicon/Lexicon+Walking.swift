extension Lexicon {
  /// How an entry was found where its letters do not stand there as they are.
  enum Doubt { case none, joined, confused }

  /// Calls `body` for every entry whose letters begin at `start`, with the place behind them.
  ///
  /// - Parameter isInside: Whether `start` lies inside a word.
  func forEachEntry(
    in bytes: [UInt8],
    from start: Int,
    isInside: Bool,
    _ body: (Int, Entry, Doubt) -> Void
  ) {
    walk(bytes, start, -1, isInside, .none, body)
  }

  /// - Parameter doubt: `.joined` where a break was left out before.
  private func walk(
    _ bytes: [UInt8],
    _ start: Int,
    _ from: Int32,
    _ isInside: Bool,
    _ doubt: Doubt,
    _ body: (Int, Entry, Doubt) -> Void
  ) {
    var node = from
    var place = start
    while place < bytes.count {
      var byte = bytes[place]
      if byte == FoldedText.Sign.softBreak {
        if doubt == .none { walk(bytes, place + 1, node, isInside, .joined, body) }
        byte = FoldedText.Sign.blank
      }
      node = isInside ? insides.step(node, byte) : words.step(node, byte)
      guard node >= 0 else { return }
      place += 1
      var index = isInside ? insides.value(node) : words.value(node)
      while index >= 0 {
        body(place, entries[Int(index)], doubt)
        index = isInside ? nextInside[Int(index)] : next[Int(index)]
      }
    }
  }

  // MARK: Letters that scanners confuse

  /// Calls `body` for every entry that a scanner may have read as the letters at `start`, with at
  /// least one of them wrong.
  func forEachConfused(
    in bytes: [UInt8],
    from start: Int,
    _ body: (Int, Entry, Doubt) -> Void
  ) {
    walkConfused(bytes, start, -1, changes: 0, body)
  }

  private func walkConfused(
    _ bytes: [UInt8],
    _ start: Int,
    _ from: Int32,
    changes: Int,
    _ body: (Int, Entry, Doubt) -> Void
  ) {
    var node = from
    var place = start
    while place < bytes.count {
      if changes < Confusion.most {
        for (length, letters) in Confusion.readings(bytes, place) {
          var other = node
          for letter in letters where other >= 0 || letter == letters.first {
            other = words.step(other, letter)
          }
          guard other >= 0 else { continue }
          report(other, place + length, changes + 1, body)
          walkConfused(bytes, place + length, other, changes: changes + 1, body)
        }
      }
      let byte = bytes[place]
      node = words.step(node, byte == FoldedText.Sign.softBreak ? FoldedText.Sign.blank : byte)
      guard node >= 0 else { return }
      place += 1
      report(node, place, changes, body)
    }
  }

  private func report(
    _ node: Int32,
    _ end: Int,
    _ changes: Int,
    _ body: (Int, Entry, Doubt) -> Void
  ) {
    guard changes > 0 else { return }
    var index = words.value(node)
    while index >= 0 {
      body(end, entries[Int(index)], .confused)
      index = next[Int(index)]
    }
  }
}
