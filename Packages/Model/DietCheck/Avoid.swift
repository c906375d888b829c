import Words

/// Something that a person does not eat.
package struct Avoid: Hashable, Sendable {
  /// The canonical name, as it is answered: `milk`, `vegan`, `word:coriander`.
  package let name: String
  /// What it is to find one of these in a food.
  let certain: SubstanceSet
  /// What may be such a thing, or holds it in amounts that many bear.
  let possible: SubstanceSet
  /// A person's own word; `nil` for what we know.
  let word: String?

  private init(_ name: String, certain: SubstanceSet, possible: SubstanceSet = []) {
    self.name = name
    self.certain = certain
    self.possible = possible.subtracting(certain)
    word = nil
  }

  private init(word: String) {
    name = "word:\(word)"
    certain = []
    possible = []
    self.word = word
  }

  /// The allergens and diets that `text` names: a canonical name, an everyday spelling such as
  /// "dairy", a word of any language that the lexicon has, or `word:` and a person's own.
  ///
  /// "shellfish" are two. Empty where nothing is known by that name.
  package static func named(_ text: String) -> [Avoid] {
    if text.hasPrefix("word:") {
      let word = String(text.dropFirst(5))
      return FoldedText(word).bytes.isEmpty ? [] : [Avoid(word: word)]
    }
    let key = key(text)
    if let names = aliases[key] { return names.compactMap(canonical) }
    if let avoid = canonical(key) { return [avoid] }
    return inLexicon(text)
  }

  /// Lower case with hyphens, without the language that Open Food Facts puts before a name.
  private static func key(_ text: String) -> String {
    var words = text.lowercased().split { $0 == " " || $0 == "-" || $0 == "_" }
    if let first = words.first, first.dropFirst(2).first == ":" { words[0] = first.dropFirst(3) }
    return words.joined(separator: "-")
  }

  private static func canonical(_ name: String) -> Avoid? {
    if let diet = diets[name] { return diet }
    return Substance(name).map { Avoid(name, certain: $0.withMembers) }
  }

  private static func inLexicon(_ text: String) -> [Avoid] {
    let bytes = FoldedText.key(text)
    var found: [Substance] = []
    Lexicon.shared.forEachEntry(in: bytes, from: 0, isInside: false) { end, entry, _ in
      guard end == bytes.count, case .substances(let set) = entry.meaning, found.isEmpty else {
        return
      }
      found = set.substances
    }
    return found.map { Avoid($0.name, certain: $0.withMembers) }
  }

  /// The names that can be given, groups and diets first.
  package static var knownNames: [String] {
    allergens + diets.keys.sorted() + Substance.all.filter { !allergens.contains($0) }
  }

  /// The name that was probably meant by `typed`.
  static func nearestName(to typed: String) -> String? {
    EditDistance.nearest(to: key(typed), among: knownNames + aliases.keys.sorted())
  }

  /// The fourteen allergens of Regulation (EU) 1169/2011, Annex II.
  package static let allergens = [
    "gluten", "crustaceans", "eggs", "fish", "peanuts", "soybeans", "milk", "nuts", "celery",
    "mustard", "sesame-seeds", "sulphur-dioxide-and-sulphites", "lupin", "molluscs",
  ]

  private static let aliases: [String: [String]] = [
    "dairy": ["milk"], "tree-nuts": ["nuts"], "tree-nut": ["nuts"], "nut": ["nuts"],
    "soy": ["soybeans"], "soya": ["soybeans"], "soybean": ["soybeans"], "egg": ["eggs"],
    "peanut": ["peanuts"], "sesame": ["sesame-seeds"], "shellfish": ["crustaceans", "molluscs"],
    "seafood": ["fish", "crustaceans", "molluscs"], "mollusks": ["molluscs"],
    "sulphites": ["sulphur-dioxide-and-sulphites"], "sulfites": ["sulphur-dioxide-and-sulphites"],
    "sulfur-dioxide": ["sulphur-dioxide-and-sulphites"],
    "sulphur-dioxide": ["sulphur-dioxide-and-sulphites"], "crustacean": ["crustaceans"],
    "mollusc": ["molluscs"], "coeliac": ["gluten"], "celiac": ["gluten"],
    "gluten-free": ["gluten"], "lactose-free": ["lactose"], "dairy-free": ["milk"],
    "nut-free": ["nuts"], "egg-free": ["eggs"], "alcohol-free": ["alcohol"],
    "pork-free": ["pork"], "no-pork": ["pork"], "low-fodmap": ["fodmap"], "veggie": ["vegetarian"],
    "cashews": ["cashew-nuts"], "cashew": ["cashew-nuts"], "pecans": ["pecan-nuts"],
    "pistachios": ["pistachio-nuts"], "brazil-nut": ["brazil-nuts"],
    "macadamias": ["macadamia-nuts"], "macadamia": ["macadamia-nuts"], "shrimps": ["shrimp"],
    "prawns": ["shrimp"],
  ]

  // MARK: Diets

  /// Whether it is a way of eating rather than something that is eaten.
  package var isDiet: Bool { ["vegan", "vegetarian", "pescatarian"].contains(name) }

  private static func set(_ names: String) -> SubstanceSet {
    names.split(separator: " ").compactMap { Substance($0)?.withMembers }.reduce(into: []) {
      $0.formUnion($1)
    }
  }

  private static let seafood = "fish crustaceans molluscs"
  private static let slaughtered = "meat gelatin animal-fat rennet carmine"

  private static let diets: [String: Avoid] = {
    let vegetarian = set("\(slaughtered) \(seafood)")
    let all = [
      Avoid(
        "vegan",
        certain: vegetarian.union(set("milk eggs honey beeswax shellac lanolin")),
        possible: set("glycerides")
      ),
      Avoid("vegetarian", certain: vegetarian, possible: set("glycerides cheese")),
      Avoid(
        "pescatarian",
        certain: set(slaughtered).subtracting(set("fish-gelatin")),
        possible: set("glycerides")
      ),
      Avoid("pork", certain: set("pork"), possible: set("gelatin animal-fat glycerides meat")),
      Avoid("alcohol", certain: set("alcohol")),
      // Butter, cheese and casein hold little lactose or none (EFSA Journal 2010;8(9):1777).
      Avoid(
        "lactose",
        certain: set("milk").subtracting(set("butter cheese casein")),
        possible: set("butter cheese casein")
      ),
      // It depends on the amount, so all of it is only likely.
      Avoid(
        "fodmap",
        certain: [],
        possible: set("fodmap wheat rye barley lactose milk honey cashew-nuts pistachio-nuts")
          .subtracting(set("butter cheese casein"))
      ),
    ]
    return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  }()
}
