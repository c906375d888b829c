import Testing

@testable import Barcodes

struct GTINTests {
  @Test(arguments: [
    ("3017620422003", "3017620422003"),
    ("049000006346", "0049000006346"),
    ("96385074", "0000096385074"),
    ("00049000006346", "0049000006346"),
    ("10012345678902", "10012345678902"),
  ])
  func hasOneNormalForm(text: String, normalized: String) {
    #expect(GTIN(text)?.normalized == normalized)
  }

  @Test(arguments: ["", "3017620422004", "301762042200", "12345", "30176204a2003", "٣٠١٧٦٢٠٤٢٢٠٠٣"])
  func refusesWhatIsNone(text: String) {
    #expect(GTIN(text) == nil)
  }
}
