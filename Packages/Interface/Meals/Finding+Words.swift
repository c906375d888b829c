package import DietCheck

extension Finding.Level {
  /// How strong a finding is, for people.
  package var words: String {
    switch self {
    case .declared: "declared"
    case .ingredient: "an ingredient"
    case .mayContain: "may contain"
    case .name: "in its name"
    case .dish: "usual in such a dish"
    }
  }
}
