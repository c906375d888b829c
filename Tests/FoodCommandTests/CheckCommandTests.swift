import Barcodes
import CatalogImport
import CommandLineKit
import DietCheck
import Diary
import EmbeddedTables
import FoodCatalog
import FoodLookup
import Nutrition
import SQLite
import Testing

@testable import FoodCommand

@Suite struct CheckCommandTests {
  private let files: [String: String]

  init() { files = ["labels.jsonl": #"{"id":7,"ingredients_text":"milk","avoid":["dairy"]}"#] }

  private func run(
    _ words: [String],
    input: String? = nil,
    avoid: [String] = [],
    household: [String] = []
  ) async -> (Int32, Recording) {
    let recording = Recording(words, input: input)
    let files = files
    let tools = FoodTools { _, _ in
      var session = FoodSession(
        catalog: { try Catalog([Database(image: EmbeddedTables.image)]) },
        store: CatalogStore(path: "", files: .none),
        sources: .made(of: TableSource(product: Self.product), cache: ""),
        diary: { throw CancellationError() },
        downloads: CatalogDownloads { _, _ in throw CancellationError() }
      )
      session.diet = DietTools(
        profiles: { () throws(DietProfileError) in
          var profiles = [try DietProfile(avoiding: avoid)]
          for person in household { profiles.append(try DietProfile(household: person)) }
          return profiles
        },
        readFile: { Array((files[$0] ?? "").utf8) }
      )
      return session
    }
    let program = FoodProgram.program(version: Version("0.1.0"), tools: tools)
    return (await program.run(recording.context), recording)
  }

  private static let product: Food = {
    var food = Food(
      id: FoodID(source: "made", key: "1"),
      name: "Biscuit",
      per100: Nutrients(),
      attribution: "made"
    )
    food.gtin = GTIN("4006381333931")
    food.ingredientsText = "Weizenmehl, Zucker"
    food.allergens = ["en:milk"]
    return food
  }()

  private static let calls: [([String], Int32)] = [
    (["--avoid", "milk", "--ingredients", "sugar, whey"], 10),
    (["--avoid", "milk", "--ingredients", "sugar. May contain milk."], 11),
    (["--avoid", "milk", "--ingredients", "sugar, salt"], 0),
    (["--avoid", "milk", "--ingredients", "  "], 12),
    (["--avoid", "milk", "--ingredients", "сахар, молоко"], 12),
    (["--avoid", "fish", "caesar salad"], 11),
    (["--avoid", "peanuts", "peanut butter"], 10),
    (["--avoid", "peanuts", "banana"], 12),
    (["--avoid", "gluten", "4006381333931"], 10),
    (["--avoid", "milk", "4006381333931"], 10),
    (["--avoid", "peanuts", "4006381333931"], 0),
    (["--avoid", "peanuts", "3017620422003"], 12),
    (["--avoid", "mlik", "banana"], 2),
    (["--for", "Nobody", "banana"], 2),
    ([], 2),
  ]

  @Test(arguments: calls)
  func endsWithWhatItFound(words: [String], status: Int32) async {
    #expect(await run(["check"] + words).0 == status)
  }

  @Test func answersLinesInTheirOrder() async {
    let lines = """
      {"id":1,"ingredients_text":"wheat flour","avoid":["gluten"]}
      {"id":"b","allergens":["en:milk"],"traces":["en:nuts"],"avoid":["milk","nuts"]}
      nonsense
      {"id":3,"ingredients_text":"salt","lang":"en","avoid":["gluten"]}

      """
    let (status, recording) = await run(["check", "--input", "-", "--json"], input: lines)
    let ids = recording.output.split(separator: "\n").map { $0.prefix(32) }
    #expect(
      ids == [
        #"{"schema_version":1,"id":1,"resul"#.prefix(32),
        #"{"schema_version":1,"id":"b","re"#.prefix(32),
        #"{"schema_version":1,"id":3,"resul"#.prefix(32),
      ]
    )
    #expect(status == 8)
    #expect(recording.errors.contains("line 3"))
  }

  @Test func readsAFile() async {
    let (status, recording) = await run(["check", "--input", "labels.jsonl", "--json"])
    #expect(status == 10)
    #expect(
      recording.output.hasPrefix(#"{"schema_version":1,"id":7,"result":"match","avoid":["milk"]"#)
    )
  }

  @Test func saysWhereALabelContradictsItself() async {
    let (_, recording) = await run(["check", "--avoid", "gluten", "4006381333931", "--json"])
    #expect(
      recording.output.contains("the declared allergens lack what the ingredients name: gluten")
    )
  }

  @Test func knowsTheHousehold() async {
    let household = ["Anna: milk, peanuts=severe"]
    let (status, recording) = await run(
      ["check", "--for", "anna", "peanut butter", "--json"],
      household: household
    )
    #expect(status == 10)
    #expect(
      recording.output.contains(
        #""note":"names only: always read the label; severe for Anna: peanuts""#
      )
    )
  }

  @Test func warnsOfWhatIsDescribed() async {
    let (status, recording) = await run(
      ["describe", "peanut butter"],
      avoid: ["peanuts"],
      household: ["Anna: vegan"]
    )
    #expect(status == 0)
    #expect(recording.errors.contains("you avoid peanuts: peanut butter, in its name"))
    #expect(!recording.errors.contains("Anna"))
  }
}
