import Testing
import Words

@Suite struct PartTests {
  @Test(
    arguments: [
      ("Milk, whole", [["milk"], ["whole"]]),
      ("Cheese (cheddar), sliced", [["cheese"], ["cheddar"], ["sliced"]]),
      ("fries with mayonnaise", [["frenchfry"], ["mayonnaise"]]),
      ("Pizza mit Salami", [["pizza"], ["salami"]]), ("sopa con pollo", [["sopa"], ["pollo"]]),
      ("café avec lait", [["cafe"], ["lait"]]), ("tuna in oil", [["tuna"], ["oil"]]),
      ("beans on toast", [["bean"], ["toast"]]), ("cod w/ lemon", [["cod"], ["lemon"]]),
      ("bread: rye; sliced", [["bread"], ["rye"], ["sliced"]]),
      ("Beef [grass fed]", [["beef"], ["grass", "fed"]]),
      ("soup without noodles", [["soup"], ["nonoodle"]]), ("with milk", [["milk"]]),
      ("Milk, NS as to fat", [["milk"], ["ns"]]), ("bread, , (), rye", [["bread"], ["rye"]]),
      ("", []), (" ,;() ", []), ("of the", []),
    ]
  )
  func endsAtCommasBracketsAndDetails(text: String, parts: [[String]]) {
    #expect(Words.parts(of: text) == parts)
  }

  @Test func readsTheSameWordsWithAndWithoutParts() {
    let text = "Chicken breast, roasted, skin not eaten (NFS), with salt"
    #expect(Words.parts(of: text).flatMap { $0 }.contains("noskin"))
    #expect(Words.all(of: "chicken breast") == Words.parts(of: "chicken breast").first)
  }
}

@Suite struct SignTests {
  @Test(
    arguments: [
      ("m&m's", ["m&m"]), ("M&M’s", ["m&m"]), ("m&ms", ["m&m"]), ("M&M", ["m&m"]),
    ]
  )
  func readsMAndMAsOneWord(text: String, words: [String]) {
    #expect(Words.all(of: text) == words)
  }

  @Test(
    arguments: [
      ("2% milk", ["2%", "milk"]), ("1.5% fat", ["1.5%", "fat"]), ("% milk", ["milk"]),
      ("milk %", ["milk"]), ("100%", ["100%"]), ("3.25%", ["3.25%"]),
      ("St. Louis", ["st", "louis"]), ("e.g. ham", ["e", "g", "ham"]), ("ham.", ["ham"]),
      ("Dr.Pepper", ["dr", "pepper"]), ("Kellogg's", ["kellogg"]), ("o'brien", ["obrien"]),
      ("Ben & Jerry's", ["ben", "jerry"]), ("'ham'", ["ham"]), ("A&W", ["a&w"]),
      ("seven-up", ["seven", "up"]), ("half/half", ["half", "half"]), ("ham!?", ["ham"]),
      ("🍕 pizza", ["pizza"]), ("B12", ["b12"]), ("", []), ("…", []),
    ]
  )
  func keepsOnlySignsThatMakeAWord(text: String, words: [String]) {
    #expect(Words.plain(of: text) == words)
  }
}

@Suite struct KeyTests {
  @Test(
    arguments: [
      ("green tea", "tea, green"), ("chicken noodle soup", "soup noodle chicken"),
      ("Milk, low fat", "low fat milk"),
    ]
  )
  func oneOrderlessKeyStandsForAllOrders(left: String, right: String) {
    let (left, right) = (Words.all(of: left), Words.all(of: right))
    #expect(Words.orderlessKey(of: left) == Words.orderlessKey(of: right))
    #expect(Words.key(of: left) != Words.key(of: right))
  }

  @Test func orderedAndOrderlessKeysNeverMeet() {
    for words in [["tea"], ["a", "b"], []] {
      #expect(Words.key(of: words) != Words.orderlessKey(of: words))
    }
  }

  @Test func countsRepeatedWords() {
    #expect(Words.orderlessKey(of: ["a", "a"]) != Words.orderlessKey(of: ["a"]))
  }
}
