/// The words that labels are read with: ours, and perhaps somebody else's beside them.
package struct Vocabulary: Sendable {
  /// `nil` for ours alone, which are not read before they are needed.
  private let whole: Lexicon?
  var lexicon: Lexicon { whole ?? .shared }
  /// Whom words are owed to that are not ours; `nil` where all are.
  let attribution: String?

  /// Ours alone.
  package static let own = Vocabulary(whole: nil, attribution: nil)

  private init(whole: Lexicon?, attribution: String?) {
    self.whole = whole
    self.attribution = attribution
  }

  /// Ours and those of `added`, which never replace ours: they count on labels of their language,
  /// and only where none of ours stands.
  package init(adding added: AddedWords) {
    var lexicon = Lexicon.shared
    for word in added.words { lexicon.add(word.text, word.substance, word.language) }
    self.init(whole: lexicon, attribution: added.attribution)
  }
}
