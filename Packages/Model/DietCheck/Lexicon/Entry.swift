/// One word or phrase of the lexicon and what it means on a label; shared by every match of it.
final class Entry: Sendable {
  enum Meaning: Equatable, Sendable {
    /// Food made of these substances.
    case substances(SubstanceSet)
    /// A dish that is usually made with these.
    case dish(SubstanceSet)
    /// A word that says these are not in it: "glutenfrei".
    case without(SubstanceSet)
    /// A word that looks like an allergen and is none.
    case falseFriend
    /// A word that tells the language, and nothing else.
    case common
    case cue(Cue)
  }

  /// A word that says how those around it are meant.
  enum Cue: String, Sendable {
    /// "may contain traces of": what follows may be in it.
    case traces
    /// "may be contained": what stands before it, up to the start of the sentence.
    case tracesBefore = "traces-before"
    /// "contains": what follows is in it.
    case contains
    /// "does not contain": what follows is not in it, to the end of the sentence.
    case not
    /// The same for what stands before it.
    case notBefore = "not-before"
    /// "without": what follows directly is not in it.
    case without
    /// "free", "removed": what stands directly before it is not in it.
    case free
    /// "and": a list goes on.
    case and
    /// "or", "nor": the same, and what was taken away before goes on being taken away.
    case or
    /// "for allergens see": the rest of the sentence is no statement about the food.
    case ignore
  }

  /// What may follow the entry in the same word.
  enum End: Sendable { case nothing, ending, anything }

  let meaning: Meaning
  let language: Language
  let end: End
  /// Whether it may begin inside a word.
  let startsInside: Bool
  /// Whether it means this only on a label in its own language.
  let isAmbiguous: Bool
  /// Whether it is somebody else's, and gives way to ours.
  let isAdded: Bool
  /// As it is written in the lexicon, without marks.
  let text: String

  init(
    meaning: Meaning,
    language: Language,
    end: End,
    startsInside: Bool,
    isAmbiguous: Bool,
    isAdded: Bool = false,
    text: String
  ) {
    self.meaning = meaning
    self.language = language
    self.end = end
    self.startsInside = startsInside
    self.isAmbiguous = isAmbiguous
    self.isAdded = isAdded
    self.text = text
  }
}
