package import Barcodes
package import Pixels

/// A barcode reader of somebody else's, as a tool.
package struct ScanEngine: Sendable {
  /// What is looked for.
  package enum Request: Sendable {
    /// EAN and UPC.
    case retail
    /// Everything but EAN and UPC.
    case others
    /// What may stand beside a code that was read: a look at everything else that costs little.
    case beside
    /// EAN-13 and UPC-A with the add-ons that stand beside them.
    case addOns
  }

  /// The codes it sees in a picture.
  package let read: @Sendable (GrayImage, Request) -> [Barcode]

  package init(read: @escaping @Sendable (GrayImage, Request) -> [Barcode]) { self.read = read }
}
