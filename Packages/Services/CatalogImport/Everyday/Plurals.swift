/// Plural forms of everyday words in languages whose plurals the English stemmer does not meet.
///
/// More forms than a word has do no harm: a form that is another food's name is never added.
enum Plurals {
  /// Forms of a one-word name, folded or not, in `language`.
  static func forms(of word: String, language: String) -> [String] {
    if let known = irregular["\(language) \(word)"] { return known }
    guard word.count > 3, !word.contains(" ") else { return [] }
    return switch language {
    case "de": german(word)
    case "nl": dutch(word)
    case "it": italian(word)
    case "pt": portuguese(word)
    case "es": word.hasSuffix("z") ? [word.dropLast() + "ces"] : []
    case "fr": french(word)
    case "tr": [word + "lar", word + "ler"]
    default: []
    }
  }

  private static func german(_ word: String) -> [String] {
    if word.hasSuffix("e") { return [word + "n"] }
    return ["e", "en", "er", "n"].map { word + $0 }
  }

  private static func dutch(_ word: String) -> [String] {
    guard let last = word.last else { return [] }
    if word.hasSuffix("e") { return [word + "n"] }
    return [word + "en", word + String(last) + "en"]
  }

  private static func italian(_ word: String) -> [String] {
    let stem = String(word.dropLast())
    return switch word.last {
    case "o": [stem + "i", stem + "hi"]
    case "a": [stem + "e", stem + "he"]
    case "e": [stem + "i"]
    default: []
    }
  }

  private static func portuguese(_ word: String) -> [String] {
    if word.hasSuffix("ão") {
      return [word.dropLast(2) + "ões", word.dropLast(2) + "ães", word + "s"]
    }
    if word.hasSuffix("m") { return [word.dropLast() + "ns"] }
    return word.hasSuffix("l") ? [word.dropLast() + "is"] : []
  }

  private static func french(_ word: String) -> [String] {
    if word.hasSuffix("eau") || word.hasSuffix("eu") { return [word + "x"] }
    return word.hasSuffix("al") ? [word.dropLast(2) + "aux"] : []
  }

  private static let irregular = [
    "de ei": ["eier"], "nl ei": ["eieren", "eitjes"], "it uovo": ["uova"], "it dito": ["dita"],
    "de apfel": ["äpfel"], "de nuss": ["nüsse"], "de walnuss": ["walnüsse"],
    "de haselnuss": ["haselnüsse"], "de erdnuss": ["erdnüsse"], "de saft": ["säfte"],
    "de wurst": ["würste", "würstchen"], "de brot": ["brote"], "de kloß": ["klöße"],
    "de knödel": [], "pt pão": ["pães", "pãezinhos"], "it arancia": ["arance"],
    "nl tomaat": ["tomaten"], "nl banaan": ["bananen"], "nl sinaasappel": ["sinaasappels"],
    "nl aardappel": ["aardappels", "aardappelen"], "nl boterham": ["boterhammen"],
    "nl brood": ["broden", "broodjes"], "nl kaas": ["kazen"],
  ]
}
