import Words

/// Words that count or size, in English and seven other languages, folded.
package enum AmountWords {
  /// The number a word stands for, and how sure it is.
  package static func number(_ word: String) -> (low: Double, high: Double)? {
    if let exact = exact[word] { return (exact, exact) }
    return vague[word]
  }

  /// Whether the word is only an article, which counts one but may as well count nothing.
  package static func isArticle(_ word: String) -> Bool { articles.contains(word) }

  package static func isHalf(_ word: String) -> Bool { halves.contains(word) }

  /// The size a word names.
  package static func size(_ word: String) -> Size? { sizes[word] }

  /// Words such as "about" that only say an amount is not exact.
  package static func isApproximate(_ word: String) -> Bool { approximate.contains(word) }

  /// Joins a measure to its food: "a cup of tea".
  package static func isOf(_ word: String) -> Bool { ofs.contains(word) }

  private static let articles: Set<String> = [
    "a", "an", "one", "ein", "eine", "einen", "einem", "einer", "un", "une", "una", "uno", "um",
    "uma", "een", "bir", "the", "some", "my", "another",
  ]

  private static let halves: Set<String> = [
    "half", "halb", "halbe", "halber", "halbes", "halben", "demi", "demie", "medio", "media",
    "mezzo", "mezza", "meio", "meia", "halve", "yarim", "moitie",
    "mitad", "metade", "meta", "halfje", "helft", "halfe", "halften",
  ]

  private static let ofs: Set<String> = ["of", "de", "d", "di", "von", "van", "da", "do"]

  private static let approximate: Set<String> = [
    "about", "around", "approximately", "approx", "roughly", "circa", "ca", "etwa", "environ",
    "ungefahr",
    "maybe", "like", "almost", "nearly", "just", "only", "unos", "unas", "cerca",
  ]

  private static let exact: [String: Double] = [
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
    "fifteen": 15, "sixteen": 16,
    "eighteen": 18, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "hundred": 100,
    "dozen": 12, "single": 1, "double": 2, "triple": 3, "pair": 2, "both": 2,
    "ein": 1, "eine": 1, "einen": 1, "einem": 1, "einer": 1, "zwei": 2, "drei": 3, "vier": 4,
    "funf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9, "zehn": 10, "elf": 11, "zwolf": 12,
    "zwanzig": 20,
    "un": 1, "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5,
    "sept": 7, "huit": 8, "neuf": 9, "dix": 10, "onze": 11, "douze": 12, "vingt": 20,
    "una": 1, "uno": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6,
    "siete": 7, "ocho": 8, "nueve": 9, "diez": 10, "doce": 12, "veinte": 20,
    "due": 2, "tre": 3, "quattro": 4, "cinque": 5, "sei": 6,
    "sette": 7, "otto": 8, "nove": 9, "dieci": 10, "dodici": 12,
    "um": 1, "uma": 1, "dois": 2, "duas": 2, "quatro": 4,
    "sete": 7, "oito": 8, "dez": 10, "doze": 12,
    "een": 1, "twee": 2, "drie": 3, "vijf": 5, "zes": 6,
    "zeven": 7, "negen": 9, "tien": 10, "twaalf": 12,
    "bir": 1, "iki": 2, "uc": 3, "dort": 4, "bes": 5,
    "alti": 6, "yedi": 7, "sekiz": 8, "dokuz": 9,
    "quarter": 0.25, "viertel": 0.25, "quart": 0.25, "cuarto": 0.25, "ceyrek": 0.25,
    "third": 1.0 / 3,
  ]

  private static let vague: [String: (Double, Double)] = [
    "couple": (2, 2), "few": (3, 4), "several": (3, 5), "some": (1, 1), "ein paar": (2, 3),
    "quelques": (3, 4), "unos": (2, 3), "algunas": (3, 4), "algunos": (3, 4), "paar": (2, 3),
    "birkac": (3, 4),
  ]

  private static let sizes: [String: Size] = {
    var table: [String: Size] = [:]
    let names: [(Size, String)] = [
      (.mini, "mini/miniature/tiny/bite"),
      (
        .small,
        "small/sm/sml/little/kid/kleine/kleiner/kleines/klein/petit/petite/pequeno/pequena/piccolo/piccola/kucuk/short"
      ),
      (
        .medium,
        "medium/med/md/regular/reg/normal/average/mittel/mittlere/mittlerer/moyen/moyenne/mediano/mediana/orta/std"
      ),
      (.large, "large/lg/lrg/big/grosse/grosser/grosses/gross/grand/grote/groot/buyuk/gran"),
      (.extraLarge, "xl/xxl/jumbo/huge/giant"),
      (.named("tall"), "tall"),
      (.named("grande"), "grande"),
      (.named("venti"), "venti"),
      (.named("footlong"), "footlong"),
      (.named("thin"), "thin"),
      (.named("thick"), "thick"),
    ]
    for (size, words) in names {
      for word in words.fields("/") { table[String(word)] = size }
    }
    return table
  }()
}

/// A size that is said of a food or of its vessel.
package enum Size: Hashable, Sendable {
  case mini, small, medium, large, extraLarge
  /// A size that only some foods have, such as "grande".
  case named(String)

  /// The word that portions use for it.
  package var name: String {
    switch self {
    case .mini: "mini"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "extra large"
    case .named(let name): name
    }
  }

  /// What the usual portion is multiplied by where a food has none of this size.
  package var factor: Double {
    switch self {
    case .mini: 0.4
    case .small: 0.75
    case .medium: 1
    case .large: 1.3
    case .extraLarge: 1.6
    case .named("thin"): 0.75
    case .named("thick"), .named("grande"): 1.3
    case .named("venti"): 1.65
    case .named("footlong"): 2
    case .named: 1
    }
  }
}
