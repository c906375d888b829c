// One for each kind of picture, rather than a canvas for any: another module could not make a fast
// one of that.

/// Makes an upright gray picture of the rows of a stored one.
package struct GrayCanvas: Sendable {
  private let size: PictureSize
  private var canvas: UprightCanvas<UInt8>

  /// - Parameters:
  ///   - stored: The size of the picture whose rows will come.
  ///   - orientation: How it has to be turned.
  package init(stored: PictureSize, orientation: Orientation) {
    size = orientation.upright(stored)
    canvas = UprightCanvas(stored: stored, orientation: orientation, empty: 0)
  }

  /// Adds the next row from the top; what it has beyond the picture's width is left out.
  ///
  /// - Precondition: Not more rows come than the picture has.
  package mutating func add(_ row: [UInt8]) { canvas.add(row) }

  /// The picture; rows that have not come are black.
  package var image: GrayImage {
    GrayImage(width: size.width, height: size.height, pixels: canvas.elements)
  }
}

/// Makes an upright picture in colour of the rows of a stored one.
package struct ColourCanvas: Sendable {
  private let size: PictureSize
  private var canvas: UprightCanvas<Pixel>

  /// - Parameters:
  ///   - stored: The size of the picture whose rows will come.
  ///   - orientation: How it has to be turned.
  package init(stored: PictureSize, orientation: Orientation) {
    size = orientation.upright(stored)
    canvas = UprightCanvas(stored: stored, orientation: orientation, empty: .zero)
  }

  /// Adds the next row from the top; what it has beyond the picture's width is left out.
  ///
  /// - Precondition: Not more rows come than the picture has.
  package mutating func add(_ row: [Pixel]) { canvas.add(row) }

  /// The picture; rows that have not come are black.
  package var image: RGBImage {
    RGBImage(width: size.width, height: size.height, pixels: canvas.elements)
  }
}
