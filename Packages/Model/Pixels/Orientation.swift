/// How a stored picture has to be turned to be upright; the numbers of EXIF 2.32, 4.6.4 (tag 274).
package enum Orientation: Int, CaseIterable, Sendable {
  case upright = 1
  case mirrored = 2
  case halfTurn = 3
  case mirroredHalfTurn = 4
  /// Mirrored along the diagonal from the top left.
  case transposed = 5
  /// Upright after a quarter turn clockwise.
  case clockwise = 6
  /// Mirrored along the diagonal from the top right.
  case transverse = 7
  /// Upright after a quarter turn counterclockwise.
  case counterclockwise = 8

  /// Whether width becomes height.
  package var swapsSides: Bool { rawValue >= 5 }

  /// The size of a picture of `stored` size once it is upright.
  package func upright(_ stored: PictureSize) -> PictureSize {
    swapsSides ? stored.turned : stored
  }

  /// Where the stored pixels lie in the upright picture: the index of the first one, and how far the
  /// next in the row and the next row are from it, in pixels.
  package func layout(of stored: PictureSize) -> (first: Int, step: Int, rowStep: Int) {
    let (width, height) = (stored.width, stored.height)
    let last = width * height - 1
    return switch self {
    case .upright: (0, 1, width)
    case .mirrored: (width - 1, -1, width)
    case .halfTurn: (last, -1, -width)
    case .mirroredHalfTurn: (last - width + 1, 1, -width)
    case .transposed: (0, height, 1)
    case .clockwise: (height - 1, height, -1)
    case .transverse: (last, -height, -1)
    case .counterclockwise: (last - height + 1, -height, 1)
    }
  }
}
