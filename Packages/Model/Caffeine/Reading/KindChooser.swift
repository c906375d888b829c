/// Settles which kind of drink the cues of a name mean.
enum KindChooser {
  /// The kind; `nil` where nothing in the name says that it holds caffeine, nor that it does not.
  static func kind(_ cues: NameCues) -> DrinkKind? {
    guard let first = energetic(cues) ?? strongest(cues.kinds) ?? fromSigns(cues) else {
      return cues.signs.contains(.caffeineFree) ? .caffeineFree : nil
    }
    if cues.isFood { return food(first, cues) }
    return decaffeinated(changed(first, cues.signs), cues.signs)
  }

  /// Words such as "energy" beside a drink make it another.
  private static func energetic(_ cues: NameCues) -> DrinkKind? {
    let signs = cues.signs
    let isEnergyDrink = cues.kinds.contains(.energyDrink)
    guard signs.contains(.energy) || isEnergyDrink, !cues.isFood else { return nil }
    if cues.kinds.contains(where: own.contains) { return nil }
    if signs.contains(.alcohol) { return .energyCocktail }
    if cues.kinds.contains(where: { $0.family == .coffee }) { return .energyCoffee }
    if cues.kinds.contains(where: { $0.family == .tea }) { return .energyTea }
    if signs.contains(.mix) { return .energyMix }
    if signs.contains(.shot) { return .energyShot }
    if signs.contains(.powder), !signs.contains(.prepared) { return .energyPowder }
    if isEnergyDrink { return .energyDrink }
    if signs.contains(.water) { return .energyWater }
    return signs.contains(.juice) ? .energyJuice : .energyDrink
  }

  /// Kinds that are named by "energy" themselves and stay what they are.
  private static let own: Set<DrinkKind> = [
    .energyShot, .energyCoffee, .energyTea, .energyWater, .energyJuice, .energyMix, .energyPowder,
    .energyCocktail, .preWorkout, .preWorkoutDrink, .caffeineGum, .caffeineGel, .caffeineTablet,
  ]

  private static func strongest(_ kinds: [DrinkKind]) -> DrinkKind? {
    kinds.max {
      ($0.precedence, kinds.lastIndex(of: $0) ?? 0) < ($1.precedence, kinds.lastIndex(of: $1) ?? 0)
    }
  }

  private static func fromSigns(_ cues: NameCues) -> DrinkKind? {
    let signs = cues.signs
    if signs.contains(.chocolate) { return cues.isFood ? .chocolateFood : .chocolate }
    guard signs.contains(.caffeinated), !signs.contains(.caffeineFree), !cues.isFood else {
      return nil
    }
    if signs.contains(.shot) { return .energyShot }
    return signs.contains(.water) ? .energyWater : .caffeinatedSoda
  }

  private static func food(_ kind: DrinkKind, _ cues: NameCues) -> DrinkKind? {
    switch kind.family {
    case .coffee: cues.signs.contains(.decaf) ? nil : .coffeeFood
    case .tea: kind == .herbal ? nil : .teaFood
    case .cocoa: kind == .chocolate || kind == .darkChocolate ? kind : .chocolateFood
    case .weighed: kind
    case .cold, .energy, .alcohol: nil
    }
  }

  // MARK: Ways in which a drink differs from the plain one

  private static func changed(_ kind: DrinkKind, _ signs: Set<Cue.Sign>) -> DrinkKind {
    switch kind.family {
    case .coffee: coffee(kind, signs)
    case .tea: tea(kind, signs)
    case .cold: cold(kind, signs)
    case .cocoa: cocoa(kind, signs)
    case .energy, .alcohol, .weighed: kind
    }
  }

  private static func coffee(_ kind: DrinkKind, _ signs: Set<Cue.Sign>) -> DrinkKind {
    guard kind != .cereal else { return kind }
    let isPowder = signs.contains(.powder) && !signs.contains(.prepared)
    let isDressed = signs.contains(.milky) || signs.contains(.sweetened)
    if isPowder { return isDressed || kind.isMilky ? .coffeeMixPowder : .instantPowder }
    if kind.isMilky, signs.contains(.instant) || signs.contains(.mix) { return .mixedCoffee }
    if signs.contains(.alcohol) { return .coffeeCocktail }
    if kind.isMilky, signs.contains(.frozen) { return .blendedCoffee }
    if kind.isMilky, signs.contains(.bottled) { return .bottledCoffee }
    guard kind == .coffee || kind == .icedCoffee else { return kind }
    if signs.contains(.strong) { return .strongCoffee }
    if signs.contains(.protein) { return .proteinCoffee }
    if signs.contains(.instant) { return isDressed ? .mixedCoffee : .instantCoffee }
    if signs.contains(.frozen) { return .blendedCoffee }
    if signs.contains(.bottled) { return .bottledCoffee }
    return signs.contains(.iced) ? .icedCoffee : kind
  }

  private static func tea(_ kind: DrinkKind, _ signs: Set<Cue.Sign>) -> DrinkKind {
    if kind == .matcha, signs.contains(.powder) { return .matchaPowder }
    if kind == .mate, signs.contains(.bottled) || signs.contains(.carbonated) {
      return .bottledMate
    }
    guard kind == .tea || kind == .icedTea || kind == .instantTea else { return kind }
    if signs.contains(.powder), !signs.contains(.prepared) {
      return signs.contains(.sweetened) ? .teaMixPowder : .teaPowder
    }
    if signs.contains(.alcohol) { return .teaCocktail }
    let isTrueTea = [.black, .green, .white].contains { signs.contains($0) }
    if signs.contains(.herbal), !isTrueTea { return .herbal }
    if signs.contains(.instant) { return .instantTea }
    if signs.contains(.iced) || kind == .icedTea {
      return signs.contains(.brewed) ? .brewedIcedTea : .icedTea
    }
    if signs.contains(.bottled) { return .icedTea }
    if signs.contains(.green) { return .greenTea }
    return signs.contains(.white) ? .whiteTea : kind
  }

  private static func cold(_ kind: DrinkKind, _ signs: Set<Cue.Sign>) -> DrinkKind {
    if kind == .cola, signs.contains(.alcohol) { return .colaCocktail }
    if kind == .cola, signs.contains(.diet) { return .dietCola }
    if kind == .plainSoda || kind == .someSoda, signs.contains(.caffeinated) {
      return signs.contains(.caffeineFree) ? .caffeineFree : .caffeinatedSoda
    }
    return kind
  }

  private static func cocoa(_ kind: DrinkKind, _ signs: Set<Cue.Sign>) -> DrinkKind {
    guard signs.contains(.powder) || signs.contains(.mix), !signs.contains(.prepared) else {
      return kind
    }
    return kind == .hotChocolate || kind == .chocolateMilk ? .chocolateDrinkPowder : kind
  }

  private static func decaffeinated(_ kind: DrinkKind, _ signs: Set<Cue.Sign>) -> DrinkKind {
    if signs.contains(.decaf) || signs.contains(.caffeineFree) { return kind.decaffeinated }
    return signs.contains(.half) && kind.family == .coffee ? .halfCafCoffee : kind
  }
}
