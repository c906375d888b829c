package import JSON

/// Words for allergens that were downloaded, and to whom they are owed.
package struct AddedWords: Equatable, Sendable {
  package struct Word: Hashable, Sendable {
    package let text: String
    package let substance: Substance
    package let language: Language
  }

  package var words: [Word]
  /// To be shown with them.
  package var attribution: String
  /// Where they came from, and the day on which they did.
  package var origin: String
  package var day: String

  /// Reads a taxonomy of Open Food Facts (`allergens.full.json`): for each allergen its name and its
  /// synonyms in many languages. `nil` where it is none.
  ///
  /// What we have no substance for is left out, and so are languages that are not read. Names of
  /// fewer than three letters would stand in every other word.
  package init?(taxonomy: JSON, attribution: String, origin: String, day: String) {
    guard case .object(let entries) = taxonomy else { return nil }
    var words: [Word] = []
    var seen: Set<Word> = []
    for entry in entries {
      guard let substance = Substance(entry.key.drop { $0 != ":" }.dropFirst()) else { continue }
      for (code, text) in Self.names(entry.value) {
        guard let language = Language(code: code), Self.isLongEnough(text) else { continue }
        let word = Word(text: text, substance: substance, language: language)
        if seen.insert(word).inserted { words.append(word) }
      }
    }
    guard !words.isEmpty else { return nil }
    self.words = words
    self.attribution = attribution
    self.origin = origin
    self.day = day
  }

  /// How many words there are for each allergen that has any, in the order of `Substance.all`.
  package var counts: [(name: String, words: Int)] {
    let counts = words.reduce(into: [:]) { $0[$1.substance.name, default: 0] += 1 }
    return Substance.all.compactMap { name in counts[name].map { (name, $0) } }
  }

  package var languages: [String] { Set(words.map(\.language.code)).sorted() }

  /// A short word would stand in every other text.
  private static func isLongEnough(_ text: String) -> Bool {
    let key = FoldedText.key(text)
    return key.count >= 3 && key.contains { $0 >= UInt8(ascii: "a") }
  }

  /// The names of an entry with their languages.
  private static func names(_ entry: JSON) -> [(language: String, text: String)] {
    let members = (members(entry["name"]) ?? []) + (members(entry["synonyms"]) ?? [])
    return members.flatMap { member in
      strings(member.value).map { (language: member.key, text: $0) }
    }
  }

  private static func members(_ json: JSON?) -> [JSON.Member]? {
    guard case .object(let members)? = json else { return nil }
    return members
  }

  /// A text, or a list of them.
  private static func strings(_ json: JSON) -> [String] {
    switch json {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(strings)
    default: []
    }
  }
}

// MARK: - As they are kept

extension AddedWords: JSONRepresentable {
  package var json: JSON {
    let bySubstance = Dictionary(grouping: words, by: \.substance.name)
    let members = Substance.all.compactMap { name in
      bySubstance[name].map { words in JSON.Member(name, Self.byLanguage(words)) }
    }
    return [
      "attribution": .string(attribution), "origin": .string(origin), "day": .string(day),
      "words": .object(members),
    ]
  }

  private static func byLanguage(_ words: [Word]) -> JSON {
    let byLanguage = Dictionary(grouping: words, by: \.language.code)
    return .object(
      byLanguage.sorted { $0.key < $1.key }.map { code, words in
        JSON.Member(code, .strings(words.map(\.text)))
      }
    )
  }

  /// What was kept; `nil` where it is damaged.
  package init?(kept json: JSON) {
    guard let attribution = json["attribution"].flatMap(Self.strings)?.first,
      let origin = json["origin"].flatMap(Self.strings)?.first,
      let day = json["day"].flatMap(Self.strings)?.first, let entries = Self.members(json["words"])
    else { return nil }
    words = []
    self.attribution = attribution
    self.origin = origin
    self.day = day
    for entry in entries {
      guard let substance = Substance(entry.key) else { return nil }
      for member in Self.members(entry.value) ?? [] {
        guard let language = Language(code: member.key) else { return nil }
        words += Self.strings(member.value).map {
          Word(text: $0, substance: substance, language: language)
        }
      }
    }
  }
}
