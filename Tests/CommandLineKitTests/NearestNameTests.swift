import Testing

@testable import CommandLineKit

@Suite struct NearestNameTests {
  @Test(
    arguments: [
      ("", "", 0), ("a", "", 1), ("limit", "limit", 0), ("limit", "limt", 1),
      ("limit", "lmiit", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ]
  )
  func countsSlips(left: String, right: String, slips: Int) {
    let (one, other) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    #expect(NearestName.distance(one, other) == slips)
    #expect(NearestName.distance(other, one) == slips)
  }

  @Test(
    arguments: [
      ("serach", "search"), ("Search", "search"), ("catlog", "catalog"), ("cat", "catalog"),
      ("lgo", "log"), ("undu", "undo"), ("zzz", nil), ("x", nil), ("searching-far-off", nil),
    ] as [(String, String?)]
  )
  func suggests(word: String, name: String?) {
    let names = ["search", "catalog", "log", "undo", "show", "barcode"]
    #expect(NearestName.nearest(to: word, among: names) == name)
  }

  @Test func passesOverVeryLongWords() {
    #expect(NearestName.nearest(to: String(repeating: "a", count: 100_000), among: ["a"]) == nil)
  }
}
