/// What a word or phrase in a name tells of its caffeine.
enum Cue: Hashable, Sendable {
  /// A kind of drink.
  case kind(DrinkKind)
  /// A way in which the drink differs from the plain one of its kind.
  case sign(Sign)
  /// Words that look like such a drink and are none: "coffee cake".
  case falseFriend

  enum Sign: String, CaseIterable, Sendable {
    case caffeineFree, decaf, half, instant, powder, prepared, bottled, iced, brewed, frozen, milky,
      energy, shot, water, juice, mix, herbal, food, chocolate, caffeinated, diet, strong, protein,
      carbonated, alcohol, sweetened, green, white, black
  }

  /// Whether the words are the drink's name, so that a number among them counts nothing.
  var namesADrink: Bool {
    switch self {
    case .kind, .falseFriend: true
    case .sign(let sign): sign == .half || sign == .caffeineFree
    }
  }
}
