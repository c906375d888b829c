import Amounts

/// Tells words that name no food from those that do.
enum NotFood {
  static func describes(_ phrase: Phrase) -> Bool {
    let words = phrase.reading.food
    guard let first = words.first else { return true }
    if words.allSatisfy(isFiller) { return true }
    // An everything bagel is one.
    if starters.contains(first), words.dropFirst().first != "bagel" { return true }
    return words.contains(where: questions.contains)
  }

  private static func isFiller(_ word: String) -> Bool {
    fillers.contains(word) || Chatter.acts.contains(word) || word.utf8.count == 1
  }

  private static let fillers: Set<String> = [
    "nothing", "none", "nada", "nichts", "rien", "niente", "niets", "hicbir", "sey", "anything",
    "fasted", "fasting", "heute", "gestern", "hoy", "ayer", "oggi", "ieri", "today", "yesterday",
    "breakfast", "lunch", "dinner", "snack", "meal", "one", "ones", "them", "each", "both",
    "it", "that", "all", "oh", "ice", "any", "size", "sized", "treat", "quick", "late", "early",
    "nice",
    "little", "spread", "day", "really", "much", "eat", "ate", "yet", "so", "far", "not", "no",
    "didnt", "havent", "did", "have", "had", "hungry", "plate", "touch", "bit", "extra", "flavor",
    "flavors", "taste", "texture", "sprinkle", "drizzle", "hint", "table", "sure", "top",
    "decided", "tossed", "seasoned", "cooked", "dish", "recipe", "ingredients", "hydrated", "stay",
    "served", "prepared", "mixed", "without", "with", "deal",
  ]

  private static let starters: Set<String> = [
    "skipped", "skip", "weighed", "weigh", "weight", "walk", "run", "steps", "bp", "went", "walked",
    "ran", "slept", "worked", "gym", "did", "didnt", "forgot",
    "fasted", "nothing", "workout", "training", "felt", "feeling", "should", "how", "what", "why",
    "when", "can", "both", "everything", "could", "is", "am", "will", "would", "which", "who",
    "where",
  ]

  private static let questions: Set<String> = ["should", "healthy", "calories", "recommend"]
}
