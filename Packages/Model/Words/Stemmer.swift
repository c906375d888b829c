/// Takes English plurals back to one form, alike for what is typed and what is in a table.
enum Stemmer {
  /// The form that a word and its plural share; not always a word itself ("cookies" and "cookie"
  /// meet at "cooky").
  static func stem(_ word: String) -> String {
    let bytes = word.utf8
    guard bytes.count > 2, bytes.last != UInt8(ascii: "'") else { return word }
    if let known = irregular[word] { return known }
    if word.hasSuffix("ie"), bytes.count > 3 { return word.dropLast(2) + "y" }
    guard word.hasSuffix("s"), !keepsItsS(word) else { return word }
    if word.hasSuffix("ies") {
      return bytes.count > 4 ? word.dropLast(3) + "y" : String(word.dropLast())
    }
    if dropsEs(word) { return String(word.dropLast(2)) }
    return String(word.dropLast())
  }

  private static func keepsItsS(_ word: String) -> Bool {
    word.hasSuffix("ss") || word.hasSuffix("us") || word.hasSuffix("is") || word.utf8.count < 4
  }

  private static func dropsEs(_ word: String) -> Bool {
    ["ches", "shes", "sses", "xes", "zes", "oes"].contains { word.hasSuffix($0) }
  }

  private static let irregular = [
    "leaves": "leaf", "loaves": "loaf", "halves": "half", "knives": "knife", "calves": "calf",
    "geese": "goose", "teeth": "tooth", "shoes": "shoe", "gas": "gas", "pies": "py", "pie": "py",
    "lens": "lens", "swiss": "swiss", "couscous": "couscous", "quiches": "quiche",
    "cliches": "cliche", "ceviches": "ceviche", "brioches": "brioche", "avocadoes": "avocado",
    "toes": "toe", "canoes": "canoe", "dried": "dried", "ties": "tie", "axes": "axe",
    "moles": "mole", "cakes": "cake", "is": "is", "as": "as", "was": "was", "has": "has",
    "grams": "gram", "kgs": "kg", "lbs": "lb", "ozs": "oz", "mls": "ml", "pcs": "pc",
    "tbsps": "tbsp", "tsps": "tsp", "mms": "m&m", "m&ms": "m&m", "chilies": "chili",
    "chillies": "chili", "chilly": "chili", "chilli": "chili", "chile": "chili", "chiles": "chili",
  ]
}
