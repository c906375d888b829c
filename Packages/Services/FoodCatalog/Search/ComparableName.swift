import Words

/// A food's name as comparable words in parts: "Egg, whole, cooked" is [[egg], [whole], [cooked]].
///
/// What a search asks of a name again and again is worked out once.
struct ComparableName: Sendable {
  struct Word: Sendable {
    let text: String
    /// What the word costs the name where it was not asked for.
    let cost: Double
    /// Whether another word beside it may be meant instead: "chicken or turkey".
    var isAlternative = false
    /// Whether it only tells what is with the food: "sauce" of "Beef with mushroom sauce".
    var isDetail = false
  }

  let words: [Word]
  /// What all words cost together.
  let cost: Double
  /// What it costs besides where none of the words was asked of which any may be meant: "Ham or pork
  /// salad" is neither a little ham nor a little pork.
  let unmetChoice: Double
  /// The words that say what the food is: those of the first part, or of the second where the
  /// first only files it ("Fish, salmon").
  let lead: Range<Int>
  /// The words of the part behind the lead, where that is no detail: in "Potato, hash brown" they
  /// may say better what the food is.
  let second: Range<Int>
  private let parts: [(end: Int, isDetail: Bool)]

  init(parts: [Words.NamePart]) {
    var words: [Word] = []
    var ends: [(end: Int, isDetail: Bool)] = []
    for (index, part) in parts.enumerated() {
      let isCategory = index == 0 && Self.isCategory(part.words)
      for (place, word) in part.words.enumerated() where word != Words.alternative {
        let isAlternative = Self.isAlternative(place, in: part.words)
        let weight = isCategory ? 0 : isAlternative ? 0.3 : Self.weight(ofPart: index)
        words.append(
          Word(
            text: word,
            cost: weight * Self.cost(of: word),
            isAlternative: isAlternative,
            isDetail: part.isDetail
          )
        )
      }
      ends.append((words.count, part.isDetail))
    }
    self.words = words
    self.parts = ends
    cost = words.reduce(0) { $0 + $1.cost }
    let choices = words.filter(\.isAlternative).map(\.cost)
    unmetChoice = max(0, (choices.max() ?? 0) / 0.3 - choices.reduce(0, +))
    // "Cereal, NFS" is cereal, and nothing filed under it.
    let isFiled = ends.count > 1 && Self.isCategory(parts[0].words) && !Self.isOpen(parts[1].words)
    let filed = isFiled ? 1 : 0
    lead = (filed == 0 ? 0 : ends[0].end)..<(ends.isEmpty ? 0 : ends[filed].end)
    let behind = filed + 1
    second =
      behind < ends.count && !ends[behind].isDetail
      ? lead.upperBound..<ends[behind].end : lead.upperBound..<lead.upperBound
  }

  /// Reads what `stored` wrote.
  init(stored: String) {
    self.init(
      parts: stored.split(separator: ",").map { part in
        let isDetail = part.first == "+"
        let words = (isDetail ? part.dropFirst() : part).split(separator: " ").map(String.init)
        return Words.NamePart(words: words, isDetail: isDetail)
      }
    )
  }

  /// Words with blanks between, parts with commas, a plus in front of a detail.
  var stored: String {
    var start = 0
    return parts.map { part in
      defer { start = part.end }
      let text = Self.joined(words[start..<part.end])
      return part.isDetail ? "+" + text : text
    }.joined(separator: ",")
  }

  private static func joined(_ words: ArraySlice<Word>) -> String {
    var text = ""
    var wasAlternative = false
    for word in words {
      if !text.isEmpty { text += wasAlternative && word.isAlternative ? " or " : " " }
      text += word.text
      wasAlternative = word.isAlternative
    }
    return text
  }

  private static func isAlternative(_ place: Int, in words: [String]) -> Bool {
    place + 1 < words.count && words[place + 1] == Words.alternative
      || place > 0 && words[place - 1] == Words.alternative
  }

  var texts: [String] { words.map(\.text) }

  /// What the name is found by when it is typed as it stands; `nil` for a name that is too long
  /// for anybody to type.
  var key: String? {
    guard words.count <= 6 else { return nil }
    let detail = zip(parts, parts.dropFirst()).first { $0.1.isDetail }.map(\.0.end)
    return Words.key(of: texts, detail: detail)
  }

  /// Where the name stands among all names, lowest first: how likely its bare words are meant.
  func standing(_ kind: FoodRecord.Alias.Kind?, family: FoodTable.Family) -> Int {
    let base =
      switch family {
      case .everyday, .branded, .products: 0
      case .fndds: 3
      case .foundation, .standardReference: 4
      }
    let marks = words.reduce(0) { $0 + (Markedness.penalty(of: $1.text) > 0 ? 3 : 0) }
    return base + words.count + marks + (kind == .additional ? 4 : kind == .stray ? 6 : 0)
  }

  /// What stands first says what the food is; what stands last is detail.
  private static func weight(ofPart index: Int) -> Double {
    index == 0 ? 2.2 : index == 1 ? 1 : 0.8
  }

  private static func cost(of word: String) -> Double {
    // "Not further specified" is what is meant by somebody who does not specify.
    if word == "nfs" { return -0.3 }
    if word == "ns" { return -0.1 }
    let marked = Markedness.penalty(of: word)
    if marked > 0 { return marked }
    return Markedness.isUsual(word) ? 0.02 : 0.16
  }

  /// Whether the first part is a kind under which several foods are filed, one of which the second
  /// names: "Potato, french fries", "Cheese, cheddar".
  var isFiledUnderKind: Bool {
    lead.count == 1 && Self.kinds.contains(words[lead.lowerBound].text)
  }

  private static let kinds: Set<String> = [
    "potato", "cheese", "pasta", "squash", "cabbage", "melon", "lettuce",
  ]

  private static func isOpen(_ part: [String]) -> Bool { part == ["nfs"] || part == ["ns"] }

  private static func isCategory(_ part: [String]) -> Bool {
    part.count <= 2 && categories.contains(part.joined(separator: " "))
  }

  /// First words of USDA names that only file the food.
  private static let categories: Set<String> = [
    "fish", "nut", "seed", "spice", "beverage", "alcoholic beverage", "snack", "candy",
    "crustacean",
    "mollusk", "cereal", "oil", "sugar", "sweetener", "leavening agent", "fast food", "restaurant",
    "dessert", "game meat", "vegetable oil", "babyfood", "shortening", "frozen novelty",
    "cereal ready", "soft drink", "sport drink", "energy drink", "poultry", "pork", "beef", "fruit",
  ]
}
