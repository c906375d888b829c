/// A substance that a label names, and how.
struct Mention {
  enum Role: Equatable {
    case ingredient, traces
    /// It is said not to be in it.
    case absent
  }

  let match: Match
  let substances: SubstanceSet
  let isDish: Bool
  var role: Role
  /// The item of the list that it stands in.
  let item: Int
  /// What is said to have been taken out of this item: gluten from wheat starch.
  var removed: SubstanceSet = []
}

/// An item of a list of ingredients.
struct LabelItem {
  let start: Int
  var end: Int
  /// The item that the bracket around this one stands behind; -1 for none.
  let parent: Int
  /// Which bracket it stands in.
  let bracket: Int
}
