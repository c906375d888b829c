import Testing

@testable import JSON

@Suite struct JSONFieldsTests {
  private let json: JSON = [
    "name": "oats", "blank": " ", "grams": .number(2.5), "count": .int(3), "none": .null,
    "debt": .int(-1), "tags": .array([.string("a"), .string("b")]), "bell": "a\u{7}",
    "mixed": .array([.string("a"), .int(1)]),
  ]

  private var fields: JSONFields {
    get throws(ShapeFlaw) {
      try JSONFields(
        json,
        at: "foods[0]",
        known: ["name", "blank", "grams", "count", "none", "debt", "tags", "bell", "mixed"]
      )
    }
  }

  @Test func readsWhatIsThere() throws {
    let fields = try fields
    #expect(try fields.text("name") == "oats")
    #expect(try fields.optionalText("blank") == " ")
    #expect(try fields.number("grams") == 2.5)
    #expect(try fields.number("count") == 3)
    #expect(try fields.whole("count") == 3)
    #expect(try fields.optionalTexts("tags") == ["a", "b"])
    #expect(
      try fields.optionalList("tags")?.map(\.path) == ["foods[0].tags[0]", "foods[0].tags[1]"]
    )
  }

  @Test func nullIsNotThere() throws {
    let fields = try fields
    #expect(fields["none"] == nil)
    #expect(try fields.optionalText("none") == nil)
    #expect(try fields.optionalNumber("other") == nil)
    #expect(try fields.optionalTexts("none") == nil)
  }

  @Test func saysWhereAndWhatIsWrong() {
    let flaws: [(String, (JSONFields) throws(ShapeFlaw) -> Void)] = [
      ("foods[0].none is missing", { fields throws(ShapeFlaw) in _ = try fields.text("none") }),
      ("foods[0].none is missing", { fields throws(ShapeFlaw) in _ = try fields.number("none") }),
      ("foods[0].blank is empty", { fields throws(ShapeFlaw) in _ = try fields.text("blank") }),
      (
        "foods[0].count is a number, not text",
        { fields throws(ShapeFlaw) in _ = try fields.text("count") }
      ),
      (
        "foods[0].name is text, not a number",
        { fields throws(ShapeFlaw) in _ = try fields.number("name") }
      ),
      (
        "foods[0].grams is not a whole number",
        { fields throws(ShapeFlaw) in _ = try fields.whole("grams") }
      ),
      (
        "foods[0].debt is less than 0",
        { fields throws(ShapeFlaw) in _ = try fields.optionalAmount("debt") }
      ),
      (
        "foods[0].name is text, not a list",
        { fields throws(ShapeFlaw) in _ = try fields.optionalTexts("name") }
      ),
      (
        "foods[0].mixed[1] is a number, not text",
        { fields throws(ShapeFlaw) in _ = try fields.optionalTexts("mixed") }
      ),
      (
        "foods[0].bell holds a control character",
        { fields throws(ShapeFlaw) in _ = try fields.text("bell") }
      ),
    ]
    for (message, read) in flaws {
      let error = #expect(throws: ShapeFlaw.self) { try read(try fields) }
      #expect(error?.description == message)
    }
  }

  @Test func aKeyWithATypingMistakeIsToldAndShownSafely() {
    #expect(throws: ShapeFlaw("nam?", "is not a key that is known there")) {
      try JSONFields(["nam\u{1B}": ""], known: ["name"])
    }
    #expect(throws: ShapeFlaw("", "is a list, not an object")) {
      try JSONFields(.array([JSON.null]), known: ["name"])
    }
  }
}
