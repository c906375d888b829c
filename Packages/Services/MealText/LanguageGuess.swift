import Amounts

/// Tells the language of a meal from its small words, where they leave no doubt.
enum LanguageGuess {
  /// The ISO 639-1 code, or `nil` for English and for what cannot be told.
  static func language(of tokens: [MealToken]) -> String? {
    var counts: [String: Int] = [:]
    for token in tokens {
      guard let word = token.word else { continue }
      for (language, words) in telling where words.contains(word) {
        counts[language, default: 0] += 1
      }
    }
    let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let best = ordered.first else { return nil }
    if ordered.count > 1, ordered[1].value == best.value { return nil }
    return best.key == "en" ? nil : best.key
  }

  /// Articles, joining words and counts that few other languages have.
  private static let telling: [String: Set<String>] = [
    "en": [
      "and", "with", "of", "the", "a", "an", "two", "cup", "slice", "slices", "some", "on", "had",
    ],
    "de": [
      "und", "mit", "ein", "eine", "einen", "zwei", "drei", "scheibe", "scheiben", "ohne", "glas",
      "tasse", "stuck", "vom", "zum", "becher", "teller",
    ],
    "fr": [
      "et", "avec", "une", "deux", "trois", "du", "au", "aux", "des", "sans", "verre", "tranche",
      "tranches", "tasse", "bol", "les", "le",
    ],
    "es": [
      "y", "con", "dos", "tres", "unos", "unas", "sin", "vaso", "taza", "rebanada", "rebanadas",
      "plato", "cana", "los", "las", "el", "un", "una",
    ],
    "it": [
      "e", "due", "tre", "di", "senza", "bicchiere", "fetta", "fette", "il", "lo", "gli", "al",
      "con", "un", "una", "piatto", "tazza", "cucchiaio",
    ],
    "pt": [
      "e", "com", "um", "uma", "dois", "duas", "copo", "fatia", "fatias", "sem", "xicara", "prato",
      "pao", "de", "colher",
    ],
    "nl": [
      "en", "met", "een", "twee", "drie", "zonder", "kopje", "glas", "plakje", "plakjes", "sneetje",
      "boterham", "boterhammen", "van",
    ],
    "tr": [
      "ve", "bir", "iki", "ile", "dilim", "bardak", "tabak", "kase", "adet", "porsiyon", "fincan",
      "yarim",
    ],
  ]
}
