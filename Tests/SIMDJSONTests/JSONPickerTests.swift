import JSON
import SIMDJSON
import Testing

struct JSONPickerTests {
  private static let paths = [
    ["code"], ["numbers", "one"], ["numbers", "two"], ["tags", ""], ["sets", "", "per"],
  ]

  /// What is picked, one `path[element]=value` each; `nil` where the text is no object.
  private func picked(_ text: String) -> [String]? {
    let bytes = Array(text.utf8) + [UInt8](repeating: 0x20, count: JSONPicker.padding)
    var found: [String] = []
    let isObject = JSONPicker(Self.paths).pick(from: bytes, in: 0..<text.utf8.count) {
      found.append("\($0)[\($1)]=\($2.text)")
    }
    return isObject ? found : nil
  }

  @Test(arguments: [
    ("{}", []),
    (
      #"{"code":"4006381333931","other":{"code":1},"numbers":{"two":2.5,"three":3,"one":1}}"#,
      [#"0[0]="4006381333931""#, "2[0]=2.5", "1[0]=1"]
    ),
    (
      #"{"tags":["a","b\u00e9\n"],"sets":[{"per":"x"},3,{"nope":1,"per":true}]}"#,
      [#"3[0]="a""#, #"3[1]="bé\n""#, #"4[0]="x""#, "4[2]=true"]
    ),
    (#"{"code":null,"numbers":[1],"tags":"text","sets":{"per":1}}"#, []),
    (#"{"code":{"deep":[1,{"code":2}]},"numbers":{"one":-0.5e3}}"#, ["1[0]=-500"]),
  ])
  func picksWhatIsWanted(_ text: String, _ wanted: [String]) {
    #expect(picked(text) == wanted)
  }

  @Test(arguments: [
    "", "[1]", "1", "{", #"{"code":"x}"#, #"{"code":nul}"#, #"{"code":1} x"#, #"{"code":"\ud800"}"#,
    "{\"code\":\"\u{1}\"}", #"{"code":1e999}"#,
  ])
  func whatIsNoObjectIsTold(_ text: String) {
    #expect(picked(text) == nil)
  }

  @Test func aPickerServesManyTexts() {
    let picker = JSONPicker([["a"]])
    for number in 0..<1000 {
      let text = Array(#"{"a":\#(number)}"#.utf8)
      var found: JSON?
      let bytes = text + [UInt8](repeating: 0, count: JSONPicker.padding)
      #expect(picker.pick(from: bytes, in: 0..<text.count) { found = $2 })
      #expect(found == .number(Double(number)))
    }
  }

  @Test func findsTheEndsOfLines() {
    let bytes = Array("ab\n\ncd".utf8)
    #expect(JSONPicker.lineEnd(in: bytes, 0..<6) == 2)
    #expect(JSONPicker.lineEnd(in: bytes, 3..<6) == 3)
    #expect(JSONPicker.lineEnd(in: bytes, 4..<6) == nil)
    #expect(JSONPicker.lineEnd(in: bytes, 6..<6) == nil)
  }
}
