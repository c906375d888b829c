import Words

/// A text about several meals: "breakfast: eggs and toast, lunch: soup".
enum MealSections {
  struct Section: Equatable {
    /// `breakfast`, `lunch`, `dinner` or `snack`; `nil` where the text does not say.
    let meal: String?
    let text: Substring
  }

  /// The stretches of the text behind each meal's name and a colon, and what stands before the
  /// first; the whole text where it names no meal so.
  static func split(_ text: String) -> [Section] {
    var sections: [Section] = []
    var start = text.startIndex
    var meal: String?
    for colon in text.indices where text[colon] == ":" {
      guard let name = name(before: colon, in: text[start...]) else { continue }
      sections.append(Section(meal: meal, text: text[start..<name.start]))
      (meal, start) = (name.meal, text.index(after: colon))
    }
    sections.append(Section(meal: meal, text: text[start...]))
    return sections.count == 1 ? sections : sections.filter { !$0.text.isEmpty }
  }

  /// The meal that the word before a colon names, if a new stretch begins with it.
  private static func name(
    before colon: String.Index,
    in text: Substring
  ) -> (meal: String, start: String.Index)? {
    let before = text[..<colon]
    let end = before.lastIndex { !$0.isWhitespace }.map(before.index(after:)) ?? before.startIndex
    let start =
      before[..<end].lastIndex { !$0.isLetter && $0 != "-" }.map(before.index(after:))
      ?? before.startIndex
    guard start < end, let word = Words.plain(of: String(before[start..<end])).first,
      let meal = names[word]
    else { return nil }
    // "for breakfast:" begins a stretch, "a lunch:" within a sentence does as well.
    return (meal, start)
  }

  private static let names: [String: String] = {
    let lines = [
      "breakfast":
        "breakfast/brekkie/fruhstuck/desayuno/colazione/ontbijt/kahvalti/brunch/dejeuner/petit/pequeno",
      "lunch": "lunch/mittag/mittagessen/almuerzo/comida/pranzo/almoco/ogle/middageten",
      "dinner": "dinner/supper/tea/abendessen/abendbrot/diner/cena/jantar/avondeten/aksam",
      "snack":
        "snack/snacks/zwischenmahlzeit/gouter/merienda/merenda/spuntino/lanche/tussendoortje",
    ]
    var names: [String: String] = [:]
    for (meal, words) in lines {
      for word in words.split(separator: "/") { names[String(word)] = meal }
    }
    return names
  }()
}
