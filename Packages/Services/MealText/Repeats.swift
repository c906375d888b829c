import Nutrition
import Words

/// What a text tells of a food that has it by its name: "nachos loaded with cheese" are "Nachos with
/// cheese", and no cheese is beside them.
enum Repeats {
  /// The foods without what the one before them has.
  static func dropped(
    from found: [(phrase: Phrase, item: Item)]
  ) -> [(phrase: Phrase, item: Item)] {
    var kept: [(phrase: Phrase, item: Item)] = []
    var isOpen = false
    for (phrase, item) in found {
      let joint = phrase.clauses[0].joint
      isOpen = joint == .with || joint == .detail || isOpen && phrase.clauses[0].isListed
      let words = Words.all(of: phrase.searchText)
      // "pie, individual size or tart" says it in two words.
      if isOpen || words.count > 1, !phrase.isCounted, let whole = kept.last?.item.food,
        Set(words).isSubset(of: Words.all(of: whole.name))
      {
        continue
      }
      isOpen = isOpen && !phrase.isCounted
      kept.append((phrase, item))
    }
    return kept
  }
}
