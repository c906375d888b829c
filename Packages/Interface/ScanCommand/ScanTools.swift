package import Barcodes
package import CommandLineKit
package import FoodLookup

/// What the program works with; the app picks the real ones, tests theirs.
package struct ScanTools: Sendable {
  /// The bytes of the file at a path.
  package var read: @Sendable (String) throws -> [UInt8]
  /// The pictures of a folder, in order; `nil` where the path is none.
  package var pictures: @Sendable (_ folder: String) throws -> [String]?
  /// The barcodes of a picture file.
  package var barcodes: @Sendable ([UInt8]) throws -> [Barcode]
  /// Reads the settings and finds the food for one call.
  package var open: @Sendable (CommonOptions, Context) throws -> ScanSession
  /// How many pictures are read at once.
  package var parallel: Int

  package init(
    read: @escaping @Sendable (String) throws -> [UInt8],
    pictures: @escaping @Sendable (String) throws -> [String]?,
    barcodes: @escaping @Sendable ([UInt8]) throws -> [Barcode],
    open: @escaping @Sendable (CommonOptions, Context) throws -> ScanSession,
    parallel: Int
  ) {
    self.read = read
    self.pictures = pictures
    self.barcodes = barcodes
    self.open = open
    self.parallel = parallel
  }
}

/// Where products are looked up in one call.
package struct ScanSession: Sendable {
  /// Asks the person's sources for the product of a number.
  package var lookup: @Sendable (GTIN) async throws -> LookupResult

  package init(lookup: @escaping @Sendable (GTIN) async throws -> LookupResult) {
    self.lookup = lookup
  }
}
