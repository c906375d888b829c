import Words

/// Words to look for, each with how much it tells.
struct Query: Sendable {
  struct Word: Equatable, Sendable {
    let text: String
    /// How rare the word is among all names; rare words tell more.
    var weight: Double
    var isHead = false
  }

  var words: [Word]
  /// What was read differently from how it was typed, for the person to see.
  var corrections: [(typed: String, read: String)] = []

  /// Where a detail begins: behind "with", "in", "from".
  var detail: Int?

  var texts: [String] { words.map(\.text) }

  /// The words of a phrase before any of the catalogue is asked.
  struct Phrase: Equatable {
    var words: [String]
    /// Where the word stands that says what it is: the last before "with", "in", "from".
    var head: Int
    /// Where a detail begins, if one does.
    var detail: Int?

    init(_ text: String) {
      let plain = Words.plain(of: text)
      let cut = plain.firstIndex { Words.trailing.contains($0) } ?? plain.endIndex
      let main = Words.all(of: plain[..<cut].joined(separator: " "))
      let rest = Words.all(of: plain[cut...].joined(separator: " "))
      let all = Words.all(of: text)
      // "without skin" and the like are one word only when read whole.
      words = Array((main + rest == all ? main + rest : all).prefix(Query.mostWords))
      if !main.isEmpty, main.count < words.count, main + rest == all { detail = main.count }
      head = max(0, min(main.isEmpty ? words.count : main.count, words.count) - 1)
    }
  }

  /// Words that say more of the portion than of the food.
  static let optional: Set<String> = [
    "size", "individual", "personal", "single", "serving", "fun", "king", "snack", "small", "large",
    "medium", "regular", "package", "container", "bottle", "can", "bag", "box", "piece", "slice",
    "order", "inch", "mini", "miniature", "pouch", "cup", "packet", "bowl", "some", "extra",
  ]

  /// More words than this are not a food.
  static let mostWords = 14
}
