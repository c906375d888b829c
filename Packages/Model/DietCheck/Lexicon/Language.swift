/// A language whose labels are read.
package enum Language: UInt8, CaseIterable, Sendable {
  case english, french, german, spanish, italian, portuguese, dutch, danish, swedish, norwegian,
    finnish, polish, czech, turkish, romanian, japanese

  /// ISO 639-1.
  package var code: String {
    switch self {
    case .english: "en"
    case .french: "fr"
    case .german: "de"
    case .spanish: "es"
    case .italian: "it"
    case .portuguese: "pt"
    case .dutch: "nl"
    case .danish: "da"
    case .swedish: "sv"
    case .norwegian: "nb"
    case .finnish: "fi"
    case .polish: "pl"
    case .czech: "cs"
    case .turkish: "tr"
    case .romanian: "ro"
    case .japanese: "ja"
    }
  }

  /// The language of `pt-BR`, `pt` or `PT`; `nil` where it is none of ours.
  package init?(code: String) {
    let base = code.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let known = base == "no" || base == "nn" ? "nb" : base
    guard let language = Self.allCases.first(where: { $0.code == known }) else { return nil }
    self = language
  }

  /// What a word may end in beside its entry: plurals and cases, folded.
  var endings: [[UInt8]] { Self.endings[Int(rawValue)] }

  private static let endings: [[[UInt8]]] = allCases.map { language in
    let text =
      switch language {
      case .english: "s es"
      case .french: "s x e es"
      case .german: "e en n er ern s es"
      case .spanish, .portuguese: "s es"
      case .italian: "a e i o io ia ie he hi"
      case .dutch: "en n s e je jes tje tjes"
      case .danish, .norwegian: "en et er e r erne ene ne n s t a"
      case .swedish: "en et n t ar er or arna erna orna na s r a e"
      case .finnish:
        """
        a n t ta ja ia ita ista issa sta ssa tta lla ien jen iden eita oita oja eja uja an en in on \
        un aa ea oa ua eja ina ineen ksi
        """
      case .polish: "a e i o u y em om ow ami ach ego ej ym ie ek"
      case .czech: "a e i o u y em ou ech um ami u ych ym eho y"
      case .turkish: "i u si su li lu lar ler lari leri in un den dan de da"
      case .romanian: "a e i ul ului ii le lor uri"
      case .japanese: ""
      }
    return text.split { $0 == " " || $0 == "\n" }.map { Array($0.utf8) }
  }
}
