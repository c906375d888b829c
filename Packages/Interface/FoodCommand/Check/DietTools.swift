package import Barcodes
package import DietCheck
package import Nutrition

/// What the diet check works with.
package struct DietTools: Sendable {
  /// Who is watched over: the person, then the household, as the settings have them.
  package var profiles: @Sendable () throws(DietProfileError) -> [DietProfile]
  /// The product with this number, from wherever products are looked up; `nil` asks the catalogue.
  package var product: (@Sendable (GTIN) async throws -> Food?)?
  /// All bytes of a file.
  package var readFile: @Sendable (String) throws -> [UInt8]

  package init(
    profiles: @escaping @Sendable () throws(DietProfileError) -> [DietProfile] = {
      () throws(DietProfileError) in []
    },
    product: (@Sendable (GTIN) async throws -> Food?)? = nil,
    readFile: @escaping @Sendable (String) throws -> [UInt8] = { _ in [] }
  ) {
    self.profiles = profiles
    self.product = product
    self.readFile = readFile
  }
}
