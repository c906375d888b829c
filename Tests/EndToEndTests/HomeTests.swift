import FoundationEssentials
import TestArchives
import Testing

/// The files of a person: food tables that are added, and files that are damaged or out of reach.
@Suite struct HomeTests {
  let person: Person

  init() throws { person = try Person() }

  // MARK: Food tables

  /// A download of FoodData Central with `count` foods.
  private func makeTable(_ name: String, count: Int = 1) throws {
    let foods = (1...count).map { #"{"fdcId":\#($0),"description":"Sample soup \#($0)"}"# }
    let text = #"{"FoundationFoods":[\#(foods.joined(separator: ","))]}"#
    try person.write(text.utf8, to: name)
  }

  private static func survey(_ tables: [String: String]) -> [UInt8] {
    var builder = ZipBuilder()
    builder.entries = tables.sorted { $0.key < $1.key }
      .map { ZipBuilder.Entry("a/\($0.key).csv", Array($0.value.utf8)) }
    return builder.bytes()
  }

  private static let whole = survey([
    "food": "fdc_id,data_type,description\n1,survey_fndds_food,Example porridge\n",
    "food_nutrient": "fdc_id,nutrient_id,amount\n1,1008,68\n",
  ])

  private func tables() async throws -> [String] {
    try await person.run("reset-food", "catalog", "list", "--json").objects
      .compactMap { $0["name"]?.text }
  }

  @Test func aTableCanBeAddedSearchedAndRemoved() async throws {
    let name = "FoodData_Central_survey_food_csv_2024-10-31.zip"
    try person.write(Self.whole, to: name)
    let added = try await person.run("reset-food", "catalog", "add", name, "--json")
    #expect(added.status == 0)
    #expect(try added.objects.allSatisfy { Shape.table.mistakes(in: $0) == [] })
    #expect(try added.objects.map { $0["name"]?.text } == ["fndds-2021-2023"])
    #expect(try await tables() == ["everyday", "sr24", "fndds-2021-2023"])
    let found = try await person.run(
      ["reset-food", "search", "example porridge", "--source", "fndds-2021-2023"]
    )
    #expect(found.status == 0 && found.output.contains("Example porridge"))
    let removed = try await person.run("reset-food", "catalog", "remove", "fndds-2021-2023")
    #expect(removed.status == 0)
    #expect(try await tables() == ["everyday", "sr24"])
  }

  private static let faults: [(name: String, content: [UInt8])] = [
    ("empty.zip", []), ("page.zip", Array("<!doctype html><html>not found</html>".utf8)),
    ("cut.zip", Array(whole.dropLast(30))), ("cut.json", Array(#"{"FoundationFoods":[{"fd"#.utf8)),
    ("noise.zip", (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7919) }),
    ("nothing.zip", survey([:])), ("other.zip", survey(["readme": "hello"])),
    ("columns.zip", survey(["food": "fdc_id,data_type\n1,survey_fndds_food\n"])),
    (
      "nutrients.zip",
      survey([
        "food": "fdc_id,data_type,description\n1,survey_fndds_food,a\n", "food_nutrient": "id\n1\n",
      ])
    ),
    ("flipped.zip", whole.enumerated().map { $0 == 60 ? $1 ^ 0x40 : $1 }),
  ]

  @Test(arguments: faults.map(\.name)) func aFileThatIsNoTableIsFive(name: String) async throws {
    let fault = try #require(Self.faults.first { $0.name == name })
    try makeTable("good.json")
    #expect(try await person.run("reset-food", "catalog", "add", "good.json").status == 0)
    try person.write(fault.content, to: name)
    let outcome = try await person.run("reset-food", "catalog", "add", name, "--json")
    #expect(outcome.status == 5)
    #expect(try outcome.error["error"]?["code"] == .text("unreadable_table"))
    #expect(try outcome.error["error"]?["message"]?.text?.contains(name) == true)
    #expect(try await tables() == ["everyday", "sr24", "foundation"])
    #expect(!names().contains("catalog.db.new"))
  }

  private func names() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: person.home)) ?? []
  }

  /// Begins to add a large table in the background, and waits until it is at it.
  private static let beginning = """
    reset-food catalog add large_2025-01-01.json & large=$!
    until [ -e "$RESET_HOME/catalog.db.new" ] || ! kill -0 $large; do sleep 0.01; done

    """

  @Test func ofTwoThatAddOneWaits() async throws {
    try makeTable("large_2025-01-01.json", count: 20_000)
    try makeTable("small_2024-01-01.json")
    let outcome = try await person.shell(
      Self.beginning + "reset-food catalog add small_2024-01-01.json && wait $large"
    )
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let expected: Set = ["everyday", "sr24", "foundation-2025-01-01", "foundation-2024-01-01"]
    #expect(try await Set(tables()) == expected)
  }

  @Test func aKilledAddLeavesTheOldTables() async throws {
    try makeTable("small_2024-01-01.json")
    try makeTable("large_2025-01-01.json", count: 20_000)
    #expect(
      try await person.run("reset-food", "catalog", "add", "small_2024-01-01.json").status == 0
    )
    let killed = try await person.shell(Self.beginning + "kill -9 $large; wait $large")
    #expect(killed.status == 137)
    let before = try await tables()
    #expect(before == ["everyday", "sr24", "foundation-2024-01-01"])
    #expect(try await person.run("reset-food", "search", "sample soup").status == 0)
    let again = try await person.run("reset-food", "catalog", "add", "large_2025-01-01.json")
    #expect(again.status == 0)
    #expect(try await tables().count == 4)
    #expect(!names().contains("catalog.db.new"))
  }

  @Test func anInterruptedAddChangesNothing() async throws {
    try makeTable("large_2025-01-01.json", count: 20_000)
    let outcome = try await person.shell(Self.beginning + "kill -INT $large; wait $large")
    #expect(outcome.status == 130)
    #expect(outcome.errors == "reset-food: interrupted\n")
    #expect(try await tables() == ["everyday", "sr24"])
    #expect(!names().contains("catalog.db.new"))
  }

  // MARK: Files that are damaged or out of reach

  @Test(arguments: ["noise", "empty", "folder"]) func aBadCatalogueIsSeven(kind: String)
    async throws
  {
    try makeTable("good.json")
    #expect(try await person.run("reset-food", "catalog", "add", "good.json").status == 0)
    try await spoil("catalog.db", kind)
    for words in ["catalog list", "catalog verify", "catalog add good.json"] {
      let words = ["reset-food"] + words.split(separator: " ").map(String.init)
      let outcome = try await person.run(words + ["--json"])
      #expect(outcome.status == 7, "\(words)")
      #expect(try outcome.error["error"]?["code"] == .text("catalog"))
    }
    #expect(try await person.run("reset", "--json").status == 0)
  }

  /// The tables in the program answer all the same, and it is said, once, that others are missing.
  @Test(arguments: ["noise", "empty", "folder", "half"], ["catalog.db", "openfoodfacts.db"])
  func aBadCatalogueIsNoBar(kind: String, file: String) async throws {
    try makeTable("good.json", count: 3000)
    try person.write(
      (1...3000).map { #"{"code":"\#($0)","product_name":"Sample soup \#($0)","nutriments":{}}"# }
        .joined(separator: "\n").utf8,
      to: "good.jsonl"
    )
    for table in ["good.json", "good.jsonl"] {
      #expect(try await person.run("reset-food", "catalog", "add", table).status == 0)
    }
    try await spoil(file, kind)
    for words in [
      "search sample_soup --limit 200", "describe sample_soup", "log sample_soup",
      "check sample_soup --avoid milk", "barcode 4006381333931", "caffeine sample_soup",
    ] {
      let words = words.split(separator: " ").map { String($0.replacing("_", with: " ")) }
      let outcome = try await person.run(["reset-food"] + words + ["--json"])
      #expect(outcome.status != 7, "\(words)")
      let warnings = outcome.errors.split(separator: "\n").filter { $0.contains("warning") }
      #expect(warnings.count <= 1, "\(words)")
      guard words[0] == "search" else { continue }
      #expect(outcome.status == 0)
      #expect(warnings.first?.contains("the tables in \(file) are left out") == true)
      // The other file answers, and so do the tables in the program.
      let sources =
        try outcome.objects[0]["results"]?.values?.compactMap { $0["source"]?.text } ?? []
      let other = file == "catalog.db" ? "openfoodfacts" : "foundation"
      #expect(sources.contains { $0.hasPrefix(other) })
      #expect(sources.contains("sr24") || sources.contains("everyday"))
    }
  }

  @Test(arguments: [
    ("noise", "diary_damaged"), ("empty", "diary_damaged"), ("folder", "diary_unavailable"),
    ("newer", "diary_newer"), ("foreign", "not_a_diary"),
  ])
  func aBadDiaryIsSeven(kind: String, code: String) async throws {
    #expect(try await person.run("reset-food", "log", "egg").status == 0)
    try await spoil("diary.db", kind)
    for words in ["reset", "reset undo", "reset backup", "reset-food log egg"] {
      let words = words.split(separator: " ").map(String.init)
      let outcome = try await person.run(words + ["--json"])
      #expect(outcome.status == 7, "\(words)")
      #expect(try outcome.error["error"]?["code"] == .text(code))
      #expect(outcome.output == "")
    }
    #expect(try await person.run("reset-food", "search", "egg").status == 0)
  }

  /// Makes something else of a file in the home.
  private func spoil(_ name: String, _ kind: String) async throws {
    let path = "\(person.home)/\(name)"
    switch kind {
    case "noise":
      let noise = (0..<50_000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) }
      try Data(noise).write(to: URL(filePath: path))
    case "half":
      // The tables can still be listed; what is found in them cannot be read.
      var data = try Data(contentsOf: URL(filePath: path))
      let start = 16 * 4096
      data.replaceSubrange(start..., with: Data(repeating: 0x5A, count: data.count - start))
      try data.write(to: URL(filePath: path))
    case "empty": try Data().write(to: URL(filePath: path))
    case "folder":
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    case "newer": try patch(path, at: 60, [0, 0, 0, 99])
    default: try patch(path, at: 68, [1, 2, 3, 4])
    }
  }

  /// Writes into the header of a SQLite file: its schema's number is at 60, its program's at 68.
  private func patch(_ path: String, at offset: Int, _ bytes: [UInt8]) throws {
    var data = try Data(contentsOf: URL(filePath: path))
    data.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    try data.write(to: URL(filePath: path))
  }

  /// Not even root can make a folder there.
  @Test func aHomeThatCannotBeMadeStillSearches() async throws {
    let nowhere = ["RESET_HOME": "/proc/reset"]
    let calls: [(words: String, status: Int32)] = [
      ("reset-food search egg", 0), ("reset-food describe egg", 0), ("reset-food catalog list", 0),
      ("reset config", 0), ("reset-food log egg", 7), ("reset", 7),
      ("reset-food catalog add good.json", 7), ("reset-food catalog update fndds", 74),
      ("reset config set person.lang de", 5),
    ]
    try makeTable("good.json")
    for (call, status) in calls {
      let words = call.split(separator: " ").map(String.init) + ["--json"]
      let outcome = try await person.run(words, with: nowhere)
      #expect(outcome.status == status, "\(call)")
      if status != 0 { #expect(Shape.error.mistakes(in: try outcome.error) == []) }
    }
  }

  @Test func everythingInTheHomeIsThePersonsAlone() async throws {
    try makeTable("good.json")
    let outcome = try await person.shell(
      """
      umask 000
      reset-food log egg && reset backup && reset config set person.lang de \
        && reset-food catalog add good.json || exit 1
      find "$RESET_HOME" -perm /077
      """
    )
    #expect(outcome.status == 0)
    #expect(!outcome.output.contains("\(person.home)\n") && !outcome.output.contains(".toml\n"))
    #expect(outcome.lines.filter { $0.hasPrefix("/") } == [])
  }
}
