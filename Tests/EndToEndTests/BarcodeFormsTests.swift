import FoundationEssentials
import LoopbackServer
import Testing

/// A product has one number, in whichever form it is printed, typed, listed or remembered.
@Suite(.enabled(if: Recordings.arePresent, "no recordings beside the checkout"))
struct BarcodeFormsTests {
  private let person: Person

  init() throws { person = try Person() }

  struct Product: CustomTestStringConvertible, Sendable {
    /// How sources list it; those that lose zeros, as they do.
    let listed: String
    let usda: String
    let forms: [String]

    var testDescription: String { listed }
  }

  static let products = [
    // A UPC-E, the UPC-A that it is short for, an EAN-13, a GTIN-14 and the number of a case.
    Product(
      listed: "0042100005264",
      usda: "042100005264",
      forms: ["04252614", "042100005264", "0042100005264", "00042100005264", "10042100005261"]
    ),
    // An EAN-8.
    Product(
      listed: "96385074",
      usda: "96385074",
      forms: ["96385074", "000096385074", "0000096385074", "00000096385074", "10000096385071"]
    ),
    // Listed under eleven digits by those that lost the zero.
    Product(
      listed: "0036000291452",
      usda: "36000291452",
      forms: ["036000291452", "0036000291452", "0 36000 29145 2", "00036000291452"]
    ),
  ]

  /// The food that each form leads to, and how it was come by.
  private func found(
    _ forms: [String],
    _ settings: [String: String]
  ) async throws -> [(id: String?, status: String?)] {
    var found: [(String?, String?)] = []
    for form in forms {
      let call = ["reset-food", "barcode", form, "--json"]
      let answer = try await person.run(call, with: settings).objects.first
      let status = answer?["tried"]?[0]?["status"]?.text
      found.append((answer?["food"]?["id"]?.text, status))
    }
    return found
  }

  /// One source, asked over the network once; after that what it said is remembered.
  @Test(arguments: products, ["usda", "openfoodfacts"])
  func aServerIsAskedOnce(product: Product, source: String) async throws {
    let server = try LoopbackServer.shared.get()
    let found = try await found(
      product.forms,
      [
        "RESET_FOOD_BARCODE": source, "RESET_FDC_KEY": "right-key",
        "RESET_SOURCES_USDA_ADDRESS": server.url("/fdc"),
        "RESET_SOURCES_OPENFOODFACTS_ADDRESS": server.url("/off"),
      ]
    )
    let id = try #require(found.first?.id)
    #expect(id.hasPrefix("\(source):"))
    #expect(found.map(\.id) == product.forms.map { _ in id })
    #expect(found.map(\.status) == ["found"] + product.forms.dropFirst().map { _ in "cached" })
  }

  @Test(arguments: products) func theTablesHaveItUnderEveryForm(product: Product) async throws {
    let branded =
      #"{"BrandedFoods":[{"fdcId":7,"description":"Made","gtinUpc":"\#(product.usda)"}]}"#
    try person.write(branded.utf8, to: "branded.json")
    let dump = #"{"code":"\#(product.listed)","product_name":"Made","nutriments":{}}"# + "\n"
    try person.write(dump.utf8, to: "products.jsonl")
    for (file, table) in [("branded.json", "branded"), ("products.jsonl", "openfoodfacts")] {
      #expect(try await person.run("reset-food", "catalog", "add", file).status == 0)
      let ids = try await found(product.forms, [:]).map(\.id)
      #expect(ids.first??.hasPrefix(table) == true, "\(table)")
      #expect(Set(ids).count == 1, "\(table)")
      let name = ids.first??.split(separator: ":").first.map(String.init) ?? ""
      #expect(try await person.run("reset-food", "catalog", "remove", name).status == 0)
    }
  }

  @Test(arguments: products) func aProgramIsAskedForOneForm(product: Product) async throws {
    let plugins = person.home + "/plugins"
    try FileManager.default.createDirectory(atPath: plugins, withIntermediateDirectories: true)
    let path = plugins + "/reset-source-made"
    let about = #"{"capabilities":["barcode"],"asked":"a test","leaves":"nothing"}"#
    let script = """
      #!/bin/sh
      read -r question
      case $question in
      *'"ask":"about"'*) echo '{"schema_version":1,"id":1,"about":\(about)}' ;;
      *\(product.usda)'"'*) echo '{"schema_version":1,"id":2,"foods":[{"id":"made:1","name":"Made"}]}' ;;
      *) echo '{"schema_version":1,"id":2,"foods":[]}' ;;
      esac
      """
    try Data(script.utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let ids = try await found(product.forms, ["RESET_FOOD_BARCODE": "made"]).map(\.id)
    #expect(ids == product.forms.map { _ in "made:1" })
  }

  @Test(arguments: products) func whatThePersonSaidHoldsForEveryForm(product: Product) async throws
  {
    let said = try await person.run("reset-food", "correct", product.forms[0], "name=Mine")
    #expect(said.status == 0)
    let ids = try await found(product.forms, [:]).map(\.id)
    #expect(Set(ids).count == 1 && ids.first??.hasPrefix("own:") == true)
  }

  /// Some list what is in the case under the number of the case alone.
  @Test func aCaseThatIsListedItselfIsFound() async throws {
    try person.write(
      #"{"BrandedFoods":[{"fdcId":7,"description":"Made","gtinUpc":"10042100005261"}]}"#.utf8,
      to: "branded.json"
    )
    #expect(try await person.run("reset-food", "catalog", "add", "branded.json").status == 0)
    let ids = try await found(["10042100005261", "0042100005264"], [:]).map(\.id)
    #expect(ids.first??.hasSuffix(":7") == true)
    #expect(ids.last == .some(nil))
  }
}
