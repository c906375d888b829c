import Testing

@testable import CommandLineKit

@Suite struct SafeTextTests {
  @Test(
    arguments: [
      ("plain", "plain"), ("", ""), ("a\tb\nc", "a b c"), ("a\r\nb", "a b"),
      ("\u{1B}[31mred\u{1B}[0m", "[31mred[0m"), ("a\u{0}b\u{7F}c\u{9B}d", "abcd"),
      ("a\u{202E}b\u{2066}c\u{200F}d", "abcd"), ("a\u{2028}b\u{85}c", "a b c"),
      ("\u{FEFF}a\u{200B}b", "ab"), ("👩‍🍳 é ی‌ه", "👩‍🍳 é ی‌ه"),
    ]
  )
  func keepsOnlyWhatIsHarmless(text: String, safe: String) {
    #expect(text.safeForTerminal == safe)
  }

  @Test(
    arguments: [
      ("plain", "plain"), ("an \u{1B}[31;1megg\u{1B}[0m", "an egg"), ("\u{1B}[Ka", "a"),
      ("\u{1B}]0;title\u{7}a", "a"), ("\u{1B}]8;;http://a\u{1B}\\a\u{1B}]8;;\u{1B}\\", "a"),
      ("\u{1B}Ma", "a"), ("a\u{1B}", "a\u{1B}"), ("\u{1B}[31", "\u{1B}[31"),
      ("\u{1B}]0;t", "\u{1B}]0;t"),
      ("\u{1B}[1\nm", "\u{1B}[1\nm"), ("\u{1B}\u{1B}[0ma", "\u{1B}a"),
    ]
  )
  func takesOutWhatColoursIt(text: String, bare: String) {
    #expect(text.withoutEscapeSequences == bare)
  }

  @Test func leavesNoControlCharacter() {
    for value in UInt32(0)...0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let safe = "a\(scalar)b".safeForTerminal
      #expect(!safe.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }
}

@Suite struct DisplayWidthTests {
  @Test(
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("りんご", 6), ("한국", 4), ("ｱ", 1), ("Ａ", 2),
      ("🍎", 2), ("👩‍🍳", 2), ("🇫🇷", 2), ("☕", 2), ("❤️", 2), ("❤", 1), ("½", 1), ("…", 1), ("━", 1),
      ("שלום", 4), ("नी", 1), ("\u{301}", 0), ("\u{1112}\u{1161}\u{11AB}", 2), ("‑", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
    ]
  )
  func countsColumns(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }
}

@Suite struct LayoutTests {
  @Test(
    arguments: [
      ("apple", 5, "apple"), ("apple", 4, "app…"), ("apple", 1, "…"), ("apple", 0, ""),
      ("りんご", 6, "りんご"), ("りんご", 5, "りん…"), ("りんご", 4, "り…"), ("", 3, ""),
    ]
  )
  func truncates(text: String, limit: Int, expected: String) {
    #expect(StyledText(text).truncated(to: limit).string == expected)
  }

  @Test(
    arguments: [
      ("one two three", 7, ["one two", "three"]), ("one two", 80, ["one two"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]), ("a  b", 3, ["a", "b"]), ("", 5, [""]),
      ("りんご りんご", 6, ["りんご", "りんご"]), ("one two ", 7, ["one two"]),
    ]
  )
  func wraps(text: String, limit: Int, lines: [String]) {
    #expect(StyledText(text).wrapped(to: limit).map(\.string) == lines)
  }

  @Test func neverExceedsTheLimitAndLosesNoWord() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<500 {
      let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        String(
          repeating: Bool.random(using: &random) ? "x" : "り",
          count: .random(in: 1...9, using: &random)
        )
      }
      let limit = Int.random(in: 4...30, using: &random)
      let lines = StyledText(words.joined(separator: " ")).wrapped(to: limit)
      #expect(lines.allSatisfy { $0.width <= limit })
      #expect(lines.map(\.string).joined().filter { $0 != " " } == words.joined())
    }
  }

  @Test func keepsRolesWhenCut() {
    let text: StyledText = "\("red", as: .bad) plain"
    let style = Style(width: 80, isColored: true)
    #expect(style.render(text.truncated(to: 6)) == "\u{1B}[31mred\u{1B}[0m p…")
  }
}

@Suite struct TableTests {
  private let table = Table(
    [.init("food", overflow: .truncate), .init("kcal", .trailing), .init("note", overflow: .wrap)],
    rows: [
      ["apple", "52", "raw, with the skin, as it is sold in shops"],
      [StyledText(String("りんご\u{1B}")), "1052"],
      [StyledText("a very long name of a food that goes on"), "7", "short"],
    ]
  )

  @Test func alignsByDisplayWidth() {
    #expect(
      table.text(Style(width: 60, isColored: false)).string == """
        food                        kcal  note
        apple                         52  raw, with the skin, as it
                                          is sold in shops
        りんご                      1052
        a very long name of a foo…     7  short
        """
    )
  }

  @Test(arguments: 40...120)
  func fitsTheWidth(width: Int) {
    let text = table.text(Style(width: width, isColored: false)).string
    for line in text.split(separator: "\n") {
      #expect(String(line).displayWidth <= width)
      #expect(!line.hasSuffix(" "))
    }
  }

  @Test func turnsRowsIntoRecordsWhereColumnsDoNotFit() {
    let wide = Table(
      [.init("protein"), .init("carbohydrate"), .init("saturated fat")],
      rows: [["1234567890123", "1", "2"], ["", "3", "4567890123456"]]
    )
    let columns = Table(wide.columns, rows: [["1", "2", "3"]])
    #expect(columns.text(.plain).string.hasPrefix("protein  carbohydrate  saturated fat\n"))
    #expect(
      wide.text(Style(width: 40, isColored: false)).string == """
        protein: 1234567890123
        carbohydrate: 1
        saturated fat: 2

        carbohydrate: 3
        saturated fat: 4567890123456
        """
    )
  }

  @Test func isEmptyWithoutRowsAndTitles() {
    #expect(Table([.init("")]).text(.plain).string == "")
  }
}

@Suite struct FiguresTests {
  @Test(
    arguments: [
      (nil, "–", "–"), (0, "0", "0"), (1.26, "1", "1.3"), (1.96, "2", "2"), (-0.04, "0", "0"),
      (1e20, "1e+20", "1e+20"), (.infinity, "inf", "inf"),
    ] as [(Double?, String, String)]
  )
  func areRounded(value: Double?, whole: String, tenths: String) {
    #expect(Figures.whole(value) == whole)
    #expect(Figures.tenths(value) == tenths)
  }
}
