/// The lexicon, a table a language; `Lexicon` says how they are written.
enum LexiconTables {
  static func text(_ language: Language) -> String {
    switch language {
    case .english: english
    case .french: french
    case .german: german
    case .spanish: spanish
    case .italian: italian
    case .portuguese: portuguese
    case .dutch: dutch
    case .danish: danish
    case .swedish: swedish
    case .norwegian: norwegian
    case .finnish: finnish
    case .polish: polish
    case .czech: czech
    case .turkish: turkish
    case .romanian: romanian
    case .japanese: japanese
    }
  }
}
