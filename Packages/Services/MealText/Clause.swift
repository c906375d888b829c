import Amounts

/// A stretch of tokens that may be one food, and what stands before it.
struct Clause: Equatable {
  /// How a clause is tied to the one before it.
  enum Joint: Equatable {
    /// A new line, sentence or comma: another food.
    case apart
    /// "and", "&", "+": another food, unless a dish is called so.
    case and
    /// "with", "in", "on": part of the food before it, or eaten beside it.
    case with
    /// Behind a colon: what the food before it is made of.
    case parts
    /// "like", "such as": what the food before it, which is several, is.
    case such
    /// "without": what the food before it does not have.
    case without
    /// "made with", "filled with", "on a bun": nothing but a part of the food before it.
    case detail
  }

  var joint: Joint
  var tokens: [MealToken]

  /// Whether it stands beside the one before it rather than says more of it.
  var isListed: Bool { joint == .and || joint == .apart }
}
