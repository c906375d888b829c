/// The words that name drinks with caffeine, in many languages.
///
/// A line is what the words tell (a `DrinkKind`, or `+` and a `Cue.Sign`, or `-` for false friends),
/// then the words, folded. The longest phrase wins, so a false friend takes its words away from
/// what they would otherwise tell.
enum DrinkWords {
  static let lines = [coffee, tea, cold, energy, cocoa, signs, friends].joined(separator: "\n")
}
