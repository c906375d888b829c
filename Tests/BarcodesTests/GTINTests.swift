import Testing

@testable import Barcodes

struct GTINTests {
  @Test(arguments: [
    ("3017620422003", "3017620422003"),
    ("049000006346", "0049000006346"),
    ("96385074", "0000096385074"),
    ("00049000006346", "0049000006346"),
    ("10012345678902", "10012345678902"),
    // UPC-E by the last digit of its six: 0 to 2, 3, 4, and the rest.
    ("04252614", "0042100005264"),
    ("01234531", "0012300000451"),
    ("01234543", "0012340000053"),
    ("01234565", "0012345000065"),
  ])
  func hasOneNormalForm(text: String, normalized: String) {
    #expect(GTIN(text)?.normalized == normalized)
  }

  @Test(arguments: [
    "", "3017620422004", "301762042200", "12345", "30176204a2003", "٣٠١٧٦٢٠٤٢٢٠٠٣", "04252615",
    "96385075",
  ])
  func refusesWhatIsNone(text: String) {
    #expect(GTIN(text) == nil)
  }

  @Test func aScannerThatKnowsSaysUPCE() {
    #expect(GTIN(upcE: "04252614")?.normalized == "0042100005264")
    #expect(GTIN(upcE: "96385074") == nil)
    #expect(GTIN(upcE: "042100005264") == nil)
  }

  @Test(
    arguments: [
      ("3017620422003", .product), ("049000006346", .product), ("96385074", .product),
      ("13017620422000", .packaging), ("9780306406157", .book), ("0212345123454", .inStore),
      ("2012345123458", .inStore), ("20123451", .inStore),
    ] as [(String, GTIN.Scope)]
  )
  func tellsWhatItIsGivenTo(text: String, scope: GTIN.Scope) {
    #expect(GTIN(text)?.scope == scope)
  }

  @Test(
    arguments: [
      ("2012345067899", "12345", "06789"), ("0212345123454", "12345", "12345"),
      ("2012345000001", nil, nil), ("3017620422003", nil, nil), ("20123451", nil, nil),
    ] as [(String, String?, String?)]
  )
  func aShopsOwnNumberIsTakenApart(text: String, item: String?, value: String?) throws {
    let parts = try #require(GTIN(text)).inStoreParts
    #expect(parts?.item == item)
    #expect(parts?.value == value)
  }

  @Test func aCaseLeadsToItsItem() {
    #expect(GTIN("13017620422000")?.item == GTIN("3017620422003"))
    #expect(GTIN("3017620422003")?.item == GTIN("3017620422003"))
  }

  @Test(arguments: [
    ("96385074", ["96385074", "0000096385074", "00000096385074"]),
    ("049000006346", ["049000006346", "0049000006346", "00049000006346"]),
    ("3017620422003", ["3017620422003", "03017620422003"]),
  ])
  func hasSeveralSpellings(text: String, spellings: [String]) {
    #expect(GTIN(text)?.spellings == spellings)
    #expect(spellings.allSatisfy { GTIN($0) == GTIN(text) })
  }
}
