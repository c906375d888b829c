/// Words of languages that write a compound as one: "Filterkaffee", "jääkahvi", "Himbeereistee".
enum Compounds {
  /// What a word that is in no table tells by its end.
  static func cues(of word: String) -> [Cue] {
    guard word.utf8.count > 5 else { return [] }
    for (ending, cues) in endings where word.hasSuffix(ending) && word != ending { return cues }
    return []
  }

  private static let endings: [(String, [Cue])] = [
    ("milchkaffee", [.kind(.latte)]), ("malzkaffee", [.kind(.cereal)]),
    ("eiskaffee", [.kind(.icedCoffee)]), ("sahnekaffee", [.kind(.coffee)]),
    ("kaffeekuchen", [.falseFriend]), ("kaffeesahne", [.falseFriend]),
    ("kaffee", [.kind(.coffee)]), ("koffie", [.kind(.coffee)]), ("kaffe", [.kind(.coffee)]),
    ("kahvi", [.kind(.coffee)]), ("kahvesi", [.kind(.coffee)]),
    ("eistee", [.kind(.icedTea)]), ("jaatee", [.kind(.icedTea)]), ("ijsthee", [.kind(.icedTea)]),
    ("schwarztee", [.kind(.tea)]), ("gruntee", [.kind(.greenTea)]),
    ("krautertee", [.kind(.herbal)]), ("fruchtetee", [.kind(.herbal)]),
    ("minztee", [.kind(.herbal)]), ("blutentee", [.kind(.herbal)]),
    ("bluttertee", [.kind(.herbal)]), ("buttentee", [.kind(.herbal)]),
    ("krauterthee", [.kind(.herbal)]), ("kruidenthee", [.kind(.herbal)]),
    ("muntthee", [.kind(.herbal)]), ("energydrink", [.kind(.energyDrink)]),
    ("energydryck", [.kind(.energyDrink)]), ("cappuccino", [.kind(.cappuccino)]),
    ("espresso", [.kind(.espresso)]), ("schokolade", [.kind(.chocolate)]),
    ("chocolade", [.kind(.chocolate)]), ("choklad", [.kind(.chocolate)]),
    ("suklaa", [.kind(.chocolate)]), ("limonade", [.kind(.plainSoda)]),
    ("kombucha", [.kind(.kombucha)]),
  ]
}
