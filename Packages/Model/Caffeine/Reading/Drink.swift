import Amounts

/// A drink that a name tells, by its brand or by its kind.
struct Drink: Sendable {
  let name: DrinkName
  let kind: DrinkKind
  let servings: Servings
  let isBrand: Bool
  /// The words of the brand, as they stand in the name.
  let brandWords: String
  let amount: DrinkAmount
  /// The name without its amount.
  let plainName: String
  private let isPoured: Bool

  /// `nil` where nothing in the name says that it holds caffeine, nor that it does not.
  init?(_ text: String) {
    let name = DrinkName(text)
    let words = name.words.map(\.text)
    let match = BrandTable.all.match(in: words)
    let cues = NameCues(name, without: Set(match?.words ?? []))
    let brand = Self.trusted(match, cues)
    guard let kind = Self.kind(brand?.brand, brand == nil ? NameCues(name) : cues) else {
      return nil
    }
    let isBrand = brand?.brand.kind == kind
    self.name = name
    self.kind = kind
    self.isBrand = isBrand
    servings = isBrand ? brand?.brand.servings ?? kind.profile.servings : kind.profile.servings
    isPoured = brand?.brand.isPoured ?? false
    brandWords = (brand?.words ?? [])
      .compactMap { name.tokens[name.words[$0].token].word ?? words[$0] }.joined(separator: " ")
    var named = Set((brand?.words ?? []).map { name.words[$0].token })
    for found in (brand == nil ? NameCues(name) : cues).found where found.cue.namesADrink {
      named.formUnion(found.words.map { name.words[$0].token })
    }
    let usual = servings.usual.amount
    let reader = DrinkAmountReader(name, named: named, kind: kind, usual: usual)
    amount = reader.read()
    plainName = name.text(without: reader.taken)
  }

  /// Whether it surely holds caffeine.
  var isCertain: Bool {
    guard servings.usual.milligrams * spread.low >= 1 else { return false }
    switch kind.family {
    case .coffee, .tea, .cold, .energy: return true
    case .alcohol, .cocoa, .weighed: return false
    }
  }

  /// The lowest and the highest as a share of the usual.
  var spread: (low: Double, high: Double) {
    guard isBrand, servings.usual.milligrams > 0 else {
      return (kind.profile.low, kind.profile.high)
    }
    return isPoured ? (0.75, 1.3) : (0.9, 1.1)
  }

  /// The brand, unless the other words say that this is something else of that house or a food.
  private static func trusted(_ match: BrandTable.Match?, _ cues: NameCues) -> BrandTable.Match? {
    guard let match else { return nil }
    let kind = match.brand.kind
    if cues.isFood, kind.family != .weighed, kind.family != .cocoa { return nil }
    guard let other = KindChooser.kind(cues), match.brand.isPoured || kind.family != other.family
    else { return match }
    return other.precedence > max(kind.precedence, 5) && other != kind ? nil : match
  }

  private static func kind(_ brand: Brand?, _ cues: NameCues) -> DrinkKind? {
    guard let brand else { return KindChooser.kind(cues) }
    if cues.signs.contains(.caffeineFree) || cues.signs.contains(.decaf) {
      return brand.kind.decaffeinated
    }
    return brand.kind
  }
}
