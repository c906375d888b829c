import Testing
import Words

/// What is with a food is another food than one called by both words.
struct DetailKeyTests {
  @Test(arguments: [
    ("beef with gravy", "beef gravy"), ("pão com queijo", "pão de queijo"),
    ("nachos with cheese", "nacho cheese"),
  ])
  func detailsAreToldApart(one: String, other: String) {
    #expect(Words.key(of: one) != Words.key(of: other))
  }

  @Test func aListOfChoicesIsOnePart() {
    let parts = Words.nameParts(of: "Burrito, taco, or quesadilla with egg")
    #expect(parts.first?.words == ["burrito", "or", "taco", "or", "quesadilla"])
  }

  @Test(arguments: [
    ("flavors other than chocolate", ["flavored", "nochocolate"]),
    ("non-dairy milk", ["nodairy", "milk"]), ("not cream or meringue", ["nocream", "nomeringue"]),
  ])
  func aNegationTakesItsWords(text: String, words: [String]) {
    #expect(Words.all(of: text) == words)
  }
}
