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
    /// Everything, in a whole picture.
    case all
    /// ITF and Code 128 that lie upright.
    case bars
    /// QR.
    case squares
    /// EAN-13 and UPC-A with the add-ons that stand beside them.
    case addOns
  }

  /// The codes it sees in a picture.
  package let read: @Sendable (GrayImage, Request) -> [Barcode]

  package init(read: @escaping @Sendable (GrayImage, Request) -> [Barcode]) { self.read = read }
}
