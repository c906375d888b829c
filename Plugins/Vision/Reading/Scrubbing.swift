/// Takes keys out of what a server says: some repeat the key that they refuse, whole or in part.
struct Scrubbing {
  private let key: String?

  /// - Parameter key: What was sent as one. A short word is none: services on one's own machine take
  ///   any, and their name is a usual choice.
  init(key: String?) { self.key = key.flatMap { $0.count < 8 ? nil : $0 } }

  /// `text` on one line, no longer than a message should be, with no key in it.
  func line(_ text: String) -> String {
    let known = key.map { text.replacing($0, with: Self.mark) } ?? text
    let words = known.split(whereSeparator: \.isWhitespace).map { word in
      isKey(word) ? Substring(Self.mark) : word
    }
    return words.joined(separator: " ").line(300) ?? ""
  }

  private static let mark = "<key>"

  private func isKey(_ word: Substring) -> Bool {
    let bare = word.drop { !$0.isLetter && !$0.isNumber }
    // "sk-ab****wxyz" and the like: the ends of a key are not to be seen either.
    if bare.contains("**") || word.hasPrefix("**") { return true }
    if bare.count >= 12, Self.beginnings.contains(where: bare.hasPrefix) { return true }
    guard let key, key.count >= 12 else { return false }
    return bare.contains(key.prefix(8)) || bare.contains(key.suffix(8))
  }

  /// How the keys of well-known services begin.
  private static let beginnings = [
    "sk-", "sk_", "gsk_", "xai-", "AIza", "pplx-", "hf_", "key-", "r8_",
  ]
}
