import Testing

@testable import Barcodes

struct ItemNumberTests {
  @Test(arguments: [
    ("01234565", "012345000065"), ("04252614", "042100005264"), ("01234531", "012345000031"),
    ("00783491", "007834000091"), ("01245714", "012457000014"),
  ])
  func expandsShortNumbers(short: String, long: String) {
    #expect(UPCE.expanded(short)?.count == 12)
    if GTIN(long) != nil { #expect(UPCE.expanded(short) == long) }
  }

  @Test(arguments: ["", "21234565", "0123456", "0123456a"])
  func expandsNothingElse(text: String) { #expect(UPCE.expanded(text) == nil) }

  @Test(arguments: [
    (Symbology.ean13, "3017620422003", "3017620422003", ItemNumber.Kind.product),
    (.upcA, "049000006346", "0049000006346", .product),
    (.upcE, "04252614", "0042100005264", .product),
    (.ean8, "96385074", "0000096385074", .product),
    (.ean8, "20000004", "0000020000004", .inStore),
    (.ean13, "2112345678900", "2112345678900", .inStore),
    (.upcA, "212345678992", "0212345678992", .inStore),
    (.ean13, "9780804816632", "9780804816632", .book),
    (.itf14, "10012345678902", "10012345678902", .outerCase),
    (.code128, "0110012345678902", "10012345678902", .outerCase),
    (.dataBar, "(01)03017620422003(10)A", "3017620422003", .product),
    (.qr, "https://id.example.org/01/03017620422003?17=261231", "3017620422003", .product),
  ])
  func saysWhatANumberIs(
    symbology: Symbology,
    value: String,
    gtin: String,
    kind: ItemNumber.Kind
  ) throws {
    let barcode = Barcode(symbology: symbology, value: value, polygon: [])
    let number = try #require(ItemNumber(barcode))
    #expect(number.gtin.normalized == gtin)
    #expect(number.kind == kind)
  }

  @Test(arguments: [
    (Symbology.qr, "https://example.org/products/12"), (.qr, "hello"), (.code128, "ABC-123"),
    (.itf14, "070429"), (.ean13, "3017620422004"),
  ])
  func findsNoNumberInOtherThings(symbology: Symbology, value: String) {
    #expect(ItemNumber(Barcode(symbology: symbology, value: value, polygon: [])) == nil)
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
