/// A text of a label that was read: what it names, and where.
struct Label {
  private let source: [UInt8]
  private let text: FoldedText
  private let items: [LabelItem]
  let mentions: [Mention]
  let language: Language?
  /// Whether some of its words belong to a language that is read.
  let isUnderstood: Bool

  init(_ text: String, language known: Language?, lexicon: Lexicon = .shared) {
    source = Array(text.utf8)
    let folded = FoldedText(text)
    let matcher = Matcher(folded, lexicon)
    let languages = matcher.languages(known: known)
    let matches = matcher.matches(in: languages, known: known)
    let reader = LabelReader(folded, matches)
    self.text = folded
    mentions = reader.mentions
    items = reader.items
    language = known ?? languages.min { $0.rawValue < $1.rawValue }
    isUnderstood = !matches.isEmpty || known != nil && Self.isMostlyLatin(folded)
  }

  /// Whether its letters are of an alphabet that the lexicon has words in.
  private static func isMostlyLatin(_ text: FoldedText) -> Bool {
    let foreign = text.bytes.count { $0 >= 0x80 && !FoldedText.isUnspaced($0) }
    return foreign * 4 <= text.bytes.count
  }

  // MARK: What is shown

  /// The word of the label that `mention` is about, whole.
  func term(_ mention: Mention) -> String {
    words(in: mention.match.start..<mention.match.end)
  }

  /// The words around `place`, which is in folded letters, as they were written.
  func words(in place: Range<Int>) -> String {
    var start = place.lowerBound
    while start > 0, !text.isStart(start), place.lowerBound - start < 40 { start -= 1 }
    var end = place.upperBound
    while !text.isEnd(end), end - place.upperBound < 40 { end += 1 }
    return original(start..<end)
  }

  /// The item of the list that `mention` stands in.
  func evidence(_ mention: Mention) -> String {
    let item = items[mention.item]
    let match = mention.match
    let start = max(item.start, match.start - 60)
    let end = min(max(item.end, match.end), match.end + 60)
    return original(start..<end)
  }

  func surroundings(of place: Range<Int>) -> String {
    original(max(0, place.lowerBound - 30)..<min(text.bytes.count, place.upperBound + 30))
  }

  /// The text behind a range of folded letters in one line, without markup and the signs around it.
  private func original(_ range: Range<Int>) -> String {
    guard let last = range.last else { return "" }
    var start = Int(text.origins[range.lowerBound])
    var end = min(
      source.count,
      Int(text.origins[last]) + Self.length(source[Int(text.origins[last])])
    )
    while start < end, Self.isEdge(source[start]) { start += 1 }
    while end > start, Self.isEdge(source[end - 1]) { end -= 1 }
    let letters = Self.withoutTags(source[start..<end]).map { byte in
      byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? UInt8(ascii: " ") : byte
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The bytes of the letter that begins with `byte` in UTF-8.
  private static func length(_ byte: UInt8) -> Int {
    byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }

  private static func withoutTags(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var isInTag = false
    return bytes.filter { byte in
      if byte == UInt8(ascii: "<") { isInTag = true }
      defer { if byte == UInt8(ascii: ">") { isInTag = false } }
      return !isInTag
    }
  }

  /// Signs and blanks that are left off at the edges of what is shown.
  private static func isEdge(_ byte: UInt8) -> Bool {
    byte <= 0x2F && byte != UInt8(ascii: "%") || ":;=?@[]^_{|}".utf8.contains(byte)
  }

  // MARK: A person's own words

  /// Where `word` stands as a word, or its plural; `nil` where it does not.
  func place(of word: String) -> Range<Int>? {
    let key = FoldedText.key(word)
    guard let first = key.first, text.bytes.count >= key.count else { return nil }
    for start in 0...(text.bytes.count - key.count)
    where text.bytes[start] == first && text.isStart(start) {
      let end = start + key.count
      let isSame = text.bytes[start..<end].elementsEqual(key) { own, asked in
        own == asked || own == FoldedText.Sign.softBreak && asked == FoldedText.Sign.blank
      }
      guard isSame else { continue }
      let endings = (language ?? .english).endings
      let isWhole =
        text.isEnd(end)
        || endings.contains { ending in
          text.bytes[end...].starts(with: ending) && text.isEnd(end + ending.count)
        }
      if isWhole { return start..<end }
    }
    return nil
  }
}
