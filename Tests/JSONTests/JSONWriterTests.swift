import FoundationEssentials
import Testing

@testable import JSON

struct JSONWriterTests {
  @Test(
    arguments: [
      (JSON.null, "null"), (.bool(true), "true"), (.int(-3), "-3"), (.number(2), "2"),
      (.number(0.1), "0.1"), (.number(Double.nan), "null"), (.string("a\"b\\c"), #""a\"b\\c""#),
      (.string("\n\t\u{1}\u{7F}"), #""\n\t\u0001\u007f""#), (.string("ß🍕"), "\"ß🍕\""),
      (.array([.int(1), .null]), "[1,null]"), (["b": .int(1), "a": .int(2)], #"{"b":1,"a":2}"#),
    ] as [(JSON, String)]
  )
  func writes(value: JSON, text: String) {
    #expect(value.text == text)
  }

  @Test func foundationReadsAnyText() throws {
    for scalar in (0...0x2FF).compactMap(Unicode.Scalar.init) {
      let text = "a\(Character(scalar))b"
      let data = Data(JSON.array([.string(text)]).text.utf8)
      #expect(try JSONDecoder().decode([String].self, from: data) == [text])
    }
  }

  @Test func looksUpAndAdds() {
    let object: JSON = ["a": .int(1)]
    #expect(object.adding(JSON.Member("b", .null)).text == #"{"a":1,"b":null}"#)
    #expect(object["a"] == .int(1))
    #expect(object["z"] == nil)
  }
}
