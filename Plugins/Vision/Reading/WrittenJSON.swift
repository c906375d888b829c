import JSON

/// The JSON in what a model wrote: alone, in a code fence, or with words around it.
struct WrittenJSON {
  /// Values that stand in the text, the likeliest first.
  let values: [JSON]

  /// Nobody writes that many beginnings that lead to nothing.
  private static let mostBeginnings = 64

  init(in text: String) {
    let said = Self.withoutThoughts(text)
    if let whole = try? JSON(reading: Array(said.utf8)) {
      values = [whole]
      return
    }
    values = Self.scan(Array(said.utf8))
  }

  /// What stands behind the thoughts; thoughts without an end hide nothing that is meant.
  private static func withoutThoughts(_ text: String) -> Substring {
    if let end = text.firstRange(of: "</think>", fromEnd: true) {
      return text[end.upperBound...]
    }
    guard let start = text.firstRange(of: "<think>", fromEnd: false) else { return text[...] }
    return text[..<start.lowerBound]
  }

  /// Every object or list that can be read from where it begins.
  private static func scan(_ bytes: [UInt8]) -> [JSON] {
    var found: [JSON] = []
    var place = 0
    var beginnings = 0
    while place < bytes.count, beginnings < mostBeginnings {
      guard bytes[place] == UInt8(ascii: "{") || bytes[place] == UInt8(ascii: "[") else {
        place += 1
        continue
      }
      beginnings += 1
      var cursor = JSONCursor(Array(bytes[place...]))
      if let value = try? cursor.value() {
        found.append(value)
        place += cursor.place
      } else {
        place += 1
      }
    }
    return found
  }
}

extension String {
  /// Where `words` stands first, or last.
  fileprivate func firstRange(of words: String, fromEnd: Bool) -> Range<Index>? {
    let all = ranges(of: words)
    return fromEnd ? all.last : all.first
  }
}
