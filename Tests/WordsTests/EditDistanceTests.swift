import Testing
import Words

@Suite struct EditDistanceTests {
  @Test(
    arguments: [
      ("", "", 0), ("a", "", 1), ("limit", "limit", 0), ("limit", "limt", 1),
      ("limit", "lmiit", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ]
  )
  func countsSlips(left: String, right: String, slips: Int) {
    let (one, other) = (Array(left.utf8), Array(right.utf8))
    for (first, second) in [(one, other), (other, one)] {
      #expect(EditDistance.between(first, second, limit: .max) == slips)
      #expect(EditDistance.between(first, second, limit: slips) == slips)
      #expect(EditDistance.between(first, second, limit: slips - 1) == nil)
    }
  }

  @Test(
    arguments: [
      ("serach", "search"), ("Search", "search"), ("catlog", "catalog"), ("cat", "catalog"),
      ("lgo", "log"), ("undu", "undo"), ("zzz", nil), ("x", nil), ("searching-far-off", nil),
      ("--lgo", nil), ("", nil),
    ] as [(String, String?)]
  )
  func suggests(word: String, name: String?) {
    let names = ["search", "catalog", "log", "undo", "show", "barcode"]
    #expect(EditDistance.nearest(to: word, among: names) == name)
  }

  @Test func passesOverVeryLongWords() {
    #expect(EditDistance.nearest(to: String(repeating: "a", count: 100_000), among: ["a"]) == nil)
  }
}
