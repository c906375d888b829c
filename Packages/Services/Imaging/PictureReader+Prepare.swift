import Hashing
import JPEG
package import Pixels

extension PictureReader {
  /// Makes of a file the JPEG that is sent: upright, no larger than `format` says, in sRGB, on white
  /// where it is transparent, and without anything that was written beside the pixels.
  ///
  /// The picture goes through row by row; only the small result lies in memory whole, and what the
  /// kind of file makes necessary.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - format: How large and how good the result shall be.
  package func prepare(
    _ bytes: [UInt8],
    as format: PictureFormat = PictureFormat()
  ) throws(PictureError) -> PreparedPicture {
    let image = try upright(bytes, longEdge: format.longEdge)
    let encoded = try JPEGEncoder.encode(
      image,
      quality: format.quality,
      fullChroma: image.size.pixelCount <= Self.smallPicture
    )
    return PreparedPicture(
      bytes: encoded,
      width: image.width,
      height: image.height,
      sha256: SHA256.hexDigest(encoded)
    )
  }

  /// A picture of that many pixels has none to lose, and its bytes cost little.
  private static let smallPicture = 512 * 512

  /// The picture in colour, upright and no larger than `longEdge`.
  package func upright(_ bytes: [UInt8], longEdge: Int) throws(PictureError) -> RGBImage {
    let decoder = try open(bytes)
    let profile = try decoder.profile()
    let size = decoder.storedSize.fitting(longEdge: longEdge)
    try decoder.start(atLeast: size)
    let rows = Self.rows(of: decoder, scaledTo: size)
    let colours = RowColours(layout: rows.layout, profile: profile)
    var canvas = ColourCanvas(stored: size, orientation: decoder.orientation)
    var row = [Pixel](repeating: .zero, count: size.width)
    for _ in 0..<size.height {
      try rows.nextRow(into: &row)
      colours.convert(&row)
      canvas.add(row)
    }
    return canvas.image
  }

  private static func rows(
    of decoder: any PictureDecoder,
    scaledTo size: PictureSize
  ) -> any PictureRows {
    decoder.size == size ? decoder : ScaledRows(decoder, extent: decoder.extent, to: size)
  }
}
