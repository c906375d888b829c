extension Chatter {
  static let intents: Set<String> = [
    "plan", "planning", "planned", "going", "about", "decided", "want", "wanted", "like", "love",
    "get", "got", "im", "chose", "need", "hoping", "managed", "happy", "excited", "looking",
    "need", "needed",
  ]

  static let verbs: Set<String> = [
    "had", "have", "having", "has", "ate", "eat", "eating", "drank", "drinking",
    "enjoyed", "enjoying", "consumed", "consuming", "grabbed", "grabbing", "includes", "included",
    "including", "consists", "consisted", "consisting", "featuring", "features",
    "snacking", "snacked", "munching", "savoring", "chewing", "sipping",
    "sipped", "gegessen", "hatte",
    "getrunken", "mange", "comi", "bebi", "mangiato", "bevuto", "gegeten", "gedronken",
  ]

  static let purposes: Set<String> = [
    "wash", "go", "drink", "dip", "enjoy", "snack", "munch", "finish", "start", "end", "eat",
    "share",
    "satisfy", "keep", "help", "get", "complete", "accompany", "balance", "top", "round", "sip",
    "it", "complement", "add", "have", "pair", "fuel", "tide", "kick",
    "give", "make", "bring", "boost", "enhance", "thicken", "sweeten", "spice", "season",
  ]

  static let acts: Set<String> = [
    "poured", "pouring", "opened", "decided", "throwing", "included", "opening", "picked",
    "picking", "decided", "deciding",
    "treating", "treated", "made", "making", "cooked", "cooking", "prepared", "preparing", "packed",
    "packing", "bought", "ordered", "ordering", "took", "taking", "fixed", "whipped", "drinking",
    "washing", "rounded", "topping", "sprinkled", "spread", "threw", "tossed", "added", "adding",
    "stirred", "stirring", "mixed", "mixing", "enjoyed", "savored", "paired", "blended", "pouring",
    "grabbing", "snacking", "started", "ended", "finished", "complemented", "completed", "balanced",
    "indulging", "indulged", "warmed", "heated", "specifically", "packaged", "used", "using",
    "accompanied", "served", "put", "matched", "got", "getting", "kicked", "kicking", "popped",
    "popping",
    "reached", "unwrapped", "microwaved", "brewed", "toasted", "baked",
  ]

  static let manners: Set<String> = [
    "quick", "late", "early", "small", "big", "nice", "healthy", "little", "mid", "afternoon",
    "evening", "good", "yummy", "filling", "refreshing", "sweet", "midday", "post", "workout",
  ]

  static let meals: Set<String> = [
    "breakfast", "lunch", "dinner", "supper", "snack", "snacks", "treat", "brunch", "dessert",
    "morning",
    "afternoon", "evening", "midday", "meal", "noon", "fruhstuck", "mittag", "mittagessen",
    "abendessen", "petit-dejeuner", "dejeuner", "diner", "desayuno", "almuerzo", "cena",
    "colazione", "pranzo", "almoco", "jantar", "ontbijt", "avondeten", "kahvalti", "starter",
  ]

  static let times: Set<String> = [
    "morning", "evening", "afternoon", "night", "lunch", "work", "home", "school", "office",
  ]

  static let tails: Set<String> = [
    "for", "this", "as", "at", "zum", "pour", "para", "per", "voor",
  ]

  static let loose: Set<String> = [
    "and", "with", "of", "the", "a", "an", "for", "served", "prepared", "on", "in", "side", "too",
    "please", "today",
    "yesterday", "it", "them", "that", "was", "were", "is",
  ]

  static let leading: Set<String> = [
    "i", "im", "ive", "we", "my", "he", "she", "had", "have", "having", "has", "ate", "eat",
    "eating", "eaten", "drank", "drink", "drinking", "drunk", "enjoyed", "enjoy", "enjoying",
    "consumed", "consuming", "consume", "grabbed", "got", "made", "took", "consists", "consisted",
    "consisting", "includes", "included", "including", "was", "were", "is", "are", "there",
    "todays", "today", "yesterday", "this", "that", "it", "its", "also", "then", "just", "some",
    "of", "for", "the", "during", "at", "as", "on", "to", "by", "featuring", "which", "together",
    "along", "plus", "and", "followed", "finished", "started", "off", "up", "treated", "myself",
    "snacked", "munched", "sipped", "snacking", "munching", "sipping", "savoring", "savored",
    "indulged", "indulging", "feasted", "feasting", "dined", "starting", "finishing", "delicious",
    "tasty", "simple", "quick", "light", "hearty", "satisfying", "day", "being", "been", "am",
    "ich", "habe", "hatte", "gegessen", "esse", "ass", "trank", "jai", "mange", "pris", "bu",
    "comi", "comido", "desayune", "tome", "almorce", "ho", "mangiato", "bevuto", "bebi", "ik",
    "heb", "gegeten", "yedim", "ictim", "sonra", "went", "down", "tonight", "ill", "id", "will",
    "going", "adding", "added", "using", "used", "containing", "contains", "comprised",
    "comprising", "featured", "features", "munch", "nibbled", "nibbling", "getting", "grab",
    "grabbing", "choose", "chose", "opted", "began", "begin", "start", "end", "ended", "finish",
    "paired", "pair", "washing", "wash", "washed", "dinners", "lunchs", "breakfasts", "meals",
    "tonights", "mornings", "side", "mid", "me", "our", "their", "his", "her", "x", "bisschen",
    "served", "alongside", "accompanied", "topped", "complemented", "dipping", "dipped", "them",
  ]

  static let steps: Set<String> = [
    "myself", "on", "to", "up", "into", "with", "down", "out", "from", "in", "it", "off", "my",
    "snack", "enjoy", "have", "eat", "drink", "things", "day", "meal", "me", "for", "everything",
    "over", "by", "go", "grab", "some",
  ]
}
