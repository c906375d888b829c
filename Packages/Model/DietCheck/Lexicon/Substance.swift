/// What food is made of, as far as somebody may want to avoid it.
///
/// Names of the fourteen allergens of Regulation (EU) 1169/2011, Annex II, and of their members
/// are those of Open Food Facts.
package struct Substance: Hashable, Sendable {
  /// The place in `all`, which is also its bit in a `SubstanceSet`.
  let index: UInt8

  package var name: String { Self.all[Int(index)] }

  /// The substance called `name`; `nil` where there is none.
  package init?(_ name: some StringProtocol) {
    guard let index = Self.indexes[String(name)] else { return nil }
    self.index = index
  }

  private init(index: UInt8) { self.index = index }

  /// Each group with its direct members.
  private static let groups = """
    gluten: wheat rye barley oats triticale
    wheat: spelt khorasan
    crustaceans: shrimp crab lobster crayfish langoustines krill
    eggs:
    fish: anchovies salmon tuna cod herring mackerel sardines trout eel isinglass fish-gelatin
    peanuts:
    soybeans:
    milk: lactose casein butter cheese
    nuts: almonds hazelnuts walnuts cashew-nuts pecan-nuts brazil-nuts pistachio-nuts \
    macadamia-nuts pine-nuts
    celery:
    mustard:
    sesame-seeds:
    sulphur-dioxide-and-sulphites:
    lupin:
    molluscs: squid octopus cuttlefish mussels clams oysters scallops snails abalone
    meat: pork beef lamb poultry game
    gelatin: fish-gelatin
    animal-fat:
    rennet:
    carmine:
    shellac:
    honey:
    beeswax:
    lanolin:
    glycerides:
    alcohol:
    fodmap: onion garlic
    buckwheat:
    coconut:
    chestnuts:
    corn:
    """

  /// Every name, groups and members.
  static let all: [String] = groups.split(separator: "\n").flatMap { line in
    let parts = line.split { $0 == " " || $0 == ":" }.map(String.init)
    return parts
  }
  .reduce(into: []) { names, name in if !names.contains(name) { names.append(name) } }

  private static let indexes: [String: UInt8] = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1, UInt8($0)) }
  )

  private static let members: [SubstanceSet] = {
    var direct = [SubstanceSet](repeating: [], count: all.count)
    for line in groups.split(separator: "\n") {
      let parts = line.split { $0 == " " || $0 == ":" }.compactMap { Substance($0) }
      guard let group = parts.first else { continue }
      for member in parts.dropFirst() { direct[Int(group.index)].insert(member) }
    }
    return direct.indices.map { index in
      var set = direct[index]
      for member in set.substances { set.formUnion(direct[Int(member.index)]) }
      set.insert(Substance(index: UInt8(index)))
      return set
    }
  }()

  /// This substance and all that belong to it: gluten with wheat, and with spelt, which is wheat.
  var withMembers: SubstanceSet { Self.members[Int(index)] }

  static func at(_ index: Int) -> Substance { Substance(index: UInt8(index)) }
}

/// Substances as one value.
struct SubstanceSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt128

  init(rawValue: UInt128) { self.rawValue = rawValue }

  init(_ substance: Substance) { self.init(rawValue: 1 << UInt128(substance.index)) }

  mutating func insert(_ substance: Substance) { formUnion(SubstanceSet(substance)) }

  func contains(_ substance: Substance) -> Bool { !isDisjoint(with: SubstanceSet(substance)) }

  var substances: [Substance] {
    (0..<Substance.all.count).filter { rawValue & (1 << UInt128($0)) != 0 }.map(Substance.at)
  }
}
