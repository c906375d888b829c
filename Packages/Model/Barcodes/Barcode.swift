/// A place in a picture, in pixels from its top left.
package struct PicturePoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A barcode that was read.
package struct Barcode: Hashable, Sendable {
  package var symbology: Symbology
  /// What it holds: digits as printed, or text.
  package var value: String
  /// Its outline, corner by corner.
  package var polygon: [PicturePoint]
  /// The two or five digits of the symbol beside it, as books and magazines have them.
  package var addOn: String?

  package init(symbology: Symbology, value: String, polygon: [PicturePoint]) {
    self.symbology = symbology
    self.value = value
    self.polygon = polygon
  }
}
