import Testing

/// What people see, and what they may type.
@Suite struct TextTests {
  let person: Person

  init() throws { person = try Person() }

  private static let hostile =
    "\u{1B}[31megg\u{1B}[0m \u{1B}]0;title\u{7}\u{9B}2J\u{202E}klim\u{2066}\u{200F} \u{8}\u{8}\u{7F}x"

  /// What a terminal would obey, and what turns text around.
  private func harmful(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      scalar != "\n"
        && (scalar.properties.generalCategory == .control
          || [0x061C, 0x200E, 0x200F].contains(scalar.value)
          || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value))
    }
  }

  @Test(arguments: [
    ["reset-food", "search"], ["reset-food", "describe"], ["reset-food", "describe", "--explain"],
    ["reset-food", "log"], ["reset-food", "show"], ["reset-food", "search", "--source"],
    ["reset-food", "catalog", "add"], ["reset-food", "catalog", "remove"], ["reset"],
    ["reset", "config", "set"], ["reset", "today", "--day"], ["reset", "--config"],
  ])
  func nothingTypedDrivesTheTerminal(words: [String]) async throws {
    let outcome = try await person.run(words + [Self.hostile])
    #expect(harmful(outcome.output) == [])
    #expect(harmful(outcome.errors) == [])
    #expect(!(outcome.output + outcome.errors).isEmpty)
    let json = try await person.run(words + [Self.hostile, "--json"])
    // JSON keeps what was typed, but sends no control character as it is.
    let controls = (json.output + json.errors).unicodeScalars.contains {
      $0 != "\n" && ($0.value < 0x20 || $0.value == 0x7F)
    }
    #expect(!controls)
  }

  @Test func nothingStoredDrivesTheTerminal() async throws {
    let typed = "2 eggs \u{1B}[2J\u{202E} and toast"
    #expect(try await person.run("reset-food", "log", typed).status == 0)
    for words in [["reset"], ["reset", "undo"], ["reset", "redo"]] {
      let outcome = try await person.run(words)
      #expect(outcome.status == 0)
      #expect(harmful(outcome.output) == [])
    }
  }

  @Test func coloursOfOtherProgramsAreNoAmounts() async throws {
    let input = Array("an \u{1B}[01;31m\u{1B}[Kegg\u{1B}[m\u{1B}[K\n".utf8)
    let outcome = try await person.run("reset-food", "describe", "-", "--json", input: input)
    let items = try outcome.objects[0]["items"]
    #expect(items?.count == 1)
    #expect(items?[0]?["food"]?["id"] == .text("everyday:egg"))
  }

  @Test(
    arguments: [
      ("", 1), (" ", 1), ("\u{0}", 1), ("🍌", 0), ("👩‍🍳🏴‍☠️", nil), ("בננה", nil), ("تفاح", nil),
      ("egg\u{0}milk", 0), ("\u{FEFF}egg", 0), ("e\u{301}gg", nil), ("-1 egg", nil),
      ("9999999999999999999999 eggs", nil), ("egg, , ,, and and", 0), ("((((((", 1), ("½⅓¼", nil),
    ] as [(String, Int32?)]
  )
  func anyTextIsAnswered(text: String, status: Int32?) async throws {
    let input = Array("\(text)\negg\n".utf8)
    let described = try await person.run("reset-food", "describe", "-", "--json", input: input)
    #expect(described.errors == "" && described.status == 0)
    #expect(try described.objects.last?["text"] == .text("egg"))
    if !text.allSatisfy(\.isWhitespace) { #expect(try described.objects.count == 2) }
    guard !text.unicodeScalars.contains("\u{0}") else { return }
    for command in ["describe", "search"] {
      let outcome = try await person.run("reset-food", command, "--", text)
      #expect(outcome.status == 0 || outcome.status == 1)
      #expect(outcome.errors == "" && !outcome.output.isEmpty)
      if command == "describe", let status { #expect(outcome.status == status) }
    }
  }

  @Test(arguments: [
    ("describe", "x"), ("search", "banana "), ("describe", "1"), ("search", "é"),
    ("describe", "("),
  ])
  func aMegabyteIsAnswered(command: String, piece: String) async throws {
    let count = 1_000_000 / piece.utf8.count
    let input = Array(String(repeating: piece, count: count).utf8)
    let outcome = try await person.run("reset-food", command, "-", "--json", input: input)
    #expect(outcome.status == 0 || outcome.status == 1)
    #expect(outcome.errors == "")
    #expect(try outcome.objects.count == 1)
  }

  @Test func aLineThatIsTooLongIsPassedOver() async throws {
    let input = [UInt8](repeating: 0x78, count: 3_000_000) + Array("\negg\n".utf8)
    let outcome = try await person.run("reset-food", "describe", "-", "--json", input: input)
    #expect(outcome.status == 8)
    #expect(try outcome.objects.map { $0["text"] } == [.text("egg")])
    let message = "line 1 is longer than 1048576 bytes"
    #expect(try outcome.error["error"]?["message"] == .text(message))
  }

  @Test func aDayIsShownToAPerson() async throws {
    let empty = try await person.run("reset", "today", "--day", "2026-01-02")
    #expect(empty.output == "2026-01-02\nnothing logged yet\n")
    let log = ["reset-food", "log", "2 eggs", "--day", "2026-01-02@08:30", "--meal", "breakfast"]
    let logged = try await person.run(log)
    #expect(logged.output.hasPrefix("food "))
    #expect(logged.output.hasSuffix("\nlogged; take it back with: reset undo\n"))
    let day = try await person.run("reset", "today", "--day", "2026-01-02")
    #expect(day.lines.first == "2026-01-02")
    #expect(day.lines[1].hasPrefix("08:30  Egg"))
    #expect(day.lines.last == "all figures are estimates")
    #expect(try await person.run("reset", "undo").output == "removed: 2 eggs\n")
    #expect(try await person.run("reset", "redo").output == "added again: 2 eggs\n")
  }

  @Test func aDryRunStoresNothing() async throws {
    let outcome = try await person.run("reset-food", "log", "2 eggs", "--dry-run")
    #expect(outcome.errors == "nothing was stored (--dry-run)\n")
    #expect(try await person.run("reset", "--json").objects[0]["entries"] == .list([]))
  }

  @Test func settingsAreKeptWithTheirOrigin() async throws {
    let set = try await person.run("reset", "config", "set", "data.day_starts_at", "4")
    #expect(set.errors == "data.day_starts_at = 4\n" && set.output == "")
    let path = try await person.run("reset", "config", "path").output
    #expect(path == "\(person.home)/config.toml\n")
    let variables = ["RESET_PERSON_LANG": "de"]
    let config = try await person.run("reset", "config", "--json", with: variables).objects
    func setting(_ key: String) -> Value? { config.first { $0["key"] == .text(key) } }
    #expect(setting("data.day_starts_at")?["value"] == .number(4))
    #expect(setting("data.day_starts_at")?["origin"]?.text?.hasSuffix("config.toml:2") == true)
    #expect(setting("person.lang")?["origin"] == .text("RESET_PERSON_LANG"))
    #expect(try await person.run("reset", "config", "unset", "data.day_starts_at").status == 0)
    #expect(try await person.run("reset", "config", "unset", "data.day_starts_at").status == 1)
  }
}
