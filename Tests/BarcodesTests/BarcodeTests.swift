import Testing

@testable import Barcodes

struct BarcodeTests {
  @Test(arguments: [
    (Symbology.ean13, "3017620422003", "3017620422003", GTIN.Scope.product),
    (.upcA, "049000006346", "0049000006346", .product),
    (.upcE, "04252614", "0042100005264", .product),
    (.ean8, "96385074", "0000096385074", .product),
    (.ean8, "20000004", "0000020000004", .inStore),
    (.ean13, "9780804816632", "9780804816632", .book),
    (.itf14, "10012345678902", "10012345678902", .packaging),
    (.code128, "0110012345678902", "10012345678902", .packaging),
    (.dataBar, "(01)03017620422003(10)A", "3017620422003", .product),
    (.qr, "https://id.example.org/01/03017620422003?17=261231", "3017620422003", .product),
  ])
  func saysWhatANumberIs(
    symbology: Symbology,
    value: String,
    number: String,
    scope: GTIN.Scope
  ) throws {
    let gtin = try #require(Barcode(symbology: symbology, value: value, polygon: []).gtin)
    #expect(gtin.normalized == number)
    #expect(gtin.scope == scope)
  }

  @Test(arguments: [
    (Symbology.qr, "https://example.org/products/12"), (.qr, "hello"), (.code128, "ABC-123"),
    (.itf14, "070429"), (.ean13, "3017620422004"), (.ean8, "3017620422003"),
  ])
  func findsNoNumberInOtherThings(symbology: Symbology, value: String) {
    #expect(Barcode(symbology: symbology, value: value, polygon: []).gtin == nil)
  }

  @Test(
    arguments: [
      ("0198898765432106320201234515991231", ["net weight 123.45 lb", "best before 2099-12-31"]),
      (
        "(01)09506000134352(3103)000312(17)261200(10)A-7",
        ["net weight 0.312 kg", "use by 2026-12", "lot A-7"]
      ),
      ("(01)09506000134352(3922)1099", ["price 10.99"]),
      ("(01)09506000134352(3932)978199", ["price 1.99 (currency 978)"]),
      ("(01)09506000134352(15)991331", []),
    ] as [(String, [String])]
  )
  func saysWhatStandsInTheFields(text: String, meanings: [String]) throws {
    #expect(try #require(ApplicationIdentifiers(text)).meanings == meanings)
  }

  @Test func readsElementStrings() throws {
    let fields = try #require(ApplicationIdentifiers("01100123456789023103001750\u{1D}10A1"))
    #expect(fields["01"] == "10012345678902")
    #expect(fields["3103"] == "001750")
    #expect(fields["10"] == "A1")
    #expect(fields == ApplicationIdentifiers("(01)10012345678902(3103)001750(10)A1"))
  }

  @Test(arguments: ["", "(", "(01", "01123", "()1", "(01)", "é"])
  func refusesBrokenElementStrings(text: String) { #expect(ApplicationIdentifiers(text) == nil) }
}
