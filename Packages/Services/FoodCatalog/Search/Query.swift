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
      let named = Self.manner(in: plain[..<cut]).map { start in
        Words.all(of: plain[..<start].joined(separator: " ")).count
      }
      head = max(0, min(named ?? (main.isEmpty ? words.count : main.count), words.count) - 1)
    }

    /// Where "al forno", "a la plancha" and the like begin: how it was cooked says nothing of what
    /// it is, though it stands last.
    private static func manner(in words: ArraySlice<String>) -> Int? {
      words.indices.dropFirst().first { index in
        guard joiners.contains(words[index]) else { return false }
        let next = words[(index + 1)...].first { $0 != "la" && $0 != "dem" && $0 != "de" }
        return next.map(places.contains) ?? false
      }
    }

    private static let joiners: Set<String> = [
      "a", "al", "alla", "ai", "au", "im", "vom", "aus", "no", "uit",
    ]
    private static let places: Set<String> = [
      "forno", "horno", "four", "ofen", "oven", "plancha", "piastra", "griglia", "ferri",
      "parrilla", "grill",
    ]
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
