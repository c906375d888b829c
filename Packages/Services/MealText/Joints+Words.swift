/// The words that tie foods.
extension Joints {
  static let doings: Set<String> = [
    "cooking", "boiling", "frying", "baking", "roasting", "grilling", "trimming", "draining",
    "boning", "peeling", "preparing", "preparation", "heating", "thawing", "it",
  ]

  static let weighings: Set<String> = [
    "weighing", "weighs", "weighed", "totaling", "totalling", "totals", "that", "thats", "which",
    "coming", "clocking",
  ]

  static let weighed: Set<String> = [
    "is", "was", "are", "were", "comes", "came", "in", "out", "at", "to", "about", "around",
    "approximately", "roughly", "total", "weight", "a", "of", "has", "had",
  ]

  static let makings: Set<String> = [
    "made", "filled", "stuffed", "loaded", "packed", "covered", "coated", "complete",
    "prepared", "dipped", "glazed", "sweetened", "flavored", "flavoured", "rich", "high",
    "smothered",
    "cooked", "seasoned", "simmered", "sprinkled", "drizzled", "dressed", "marinated", "tossed",
    "combined", "blended",
    "layered", "dusted", "spread", "frosted", "wrapped", "packaged", "rolled",
  ]

  static let fillers: Set<String> = ["with", "in", "from", "of"]

  static let holds: Set<String> = [
    "has", "have", "had", "includes", "included", "contains", "contained", "combines", "holds",
    "comes", "features",
  ]

  static let packings: Set<String> = ["syrup", "water", "juice", "oil", "brine"]

  static let breads: Set<String> = [
    "bun", "buns", "bread", "biscuit", "roll", "muffin", "bagel", "croissant", "tortilla", "rye",
    "sourdough", "baguette", "ciabatta", "pita", "wheat", "brioche", "brotchen", "kaiser",
  ]

  static let lacks: Set<String> = ["doesnt", "dont", "didnt", "not", "wont"]

  static let ands: Set<String> = ["and", "und", "et", "y", "e", "en", "ve", "n"]

  static let apart: Set<String> = [
    "plus", "then", "followed", "alongside", "also", "afterwards", "after", "accompanied", "dazu",
    "danach", "finishing", "additionally", "but", "into",
  ]

  static let withs: Set<String> = [
    "with", "mit", "con", "avec", "com", "met", "ile", "in", "on", "topped", "w",
  ]

  static let withouts: Set<String> = [
    "without", "no", "ohne", "sans", "sin", "sem", "zonder", "hold",
  ]

  static let pairs: Set<String> = [
    "topped with", "served with", "mixed with", "filled with", "paired with", "along with",
    "together with", "made with", "made from", "covered with", "dressed with", "side of",
    "dipped in", "drizzled with", "sprinkled with",
  ]
}
