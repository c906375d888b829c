import JPEG
package import Pixels

extension PictureReader {
  /// The brightnesses of a picture, upright.
  ///
  /// A JPEG is made smaller while it is decoded, by eighths, which costs less than decoding it
  /// whole; any other picture, and what is still too large at an eighth, by whole numbers. The
  /// result is the largest such picture within `maximumLongEdge`, so it may be smaller than that,
  /// and nothing in it is interpolated.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - maximumLongEdge: The most pixels of the longer side; nil for all there are.
  package func gray(
    _ bytes: [UInt8],
    maximumLongEdge: Int? = nil
  ) throws(PictureError) -> GrayImage {
    let (rows, orientation) = try grayRows(bytes, maximumLongEdge: maximumLongEdge)
    let size = rows.size
    let most = max(1, maximumLongEdge ?? size.longEdge)
    let factor = (size.longEdge + most - 1) / most
    guard factor <= 256 else { throw .tooLarge(size, limit: limits.streamedPixels) }
    var reduction = GrayReduction(source: size, factor: factor)
    var canvas = GrayCanvas(stored: reduction.size, orientation: orientation)
    var row = [UInt8](repeating: 0, count: size.width)
    for _ in 0..<size.height {
      try rows.nextRow(into: &row)
      guard factor > 1 else {
        canvas.add(row)
        continue
      }
      if let reduced = reduction.add(row) { canvas.add(reduced) }
    }
    return canvas.image
  }

  /// How large the picture is when it is turned upright; only its header is read.
  package func uprightSize(_ bytes: [UInt8]) throws(PictureError) -> PictureSize {
    let decoder = try open(bytes)
    return decoder.orientation.upright(decoder.storedSize)
  }

  private func grayRows(
    _ bytes: [UInt8],
    maximumLongEdge: Int?
  ) throws(PictureError) -> (any GrayRows, Orientation) {
    let decoder = try open(bytes)
    guard let jpeg = decoder as? JPEGDecoder else {
      try decoder.start(atLeast: decoder.storedSize)
      return (GrayOfColour(decoder), decoder.orientation)
    }
    let eighths = Self.eighths(of: jpeg.storedSize, within: maximumLongEdge)
    guard jpeg.layout == .rgbx else {
      try jpeg.start(eighths: eighths)
      return (GrayOfColour(jpeg), jpeg.orientation)
    }
    try jpeg.startGray(eighths: eighths)
    return (jpeg, jpeg.orientation)
  }

  /// The most eighths at which the longer side is within `limit`; one where there are none.
  private static func eighths(of size: PictureSize, within limit: Int?) -> Int {
    guard let limit else { return 8 }
    return (1...8).last { size.scaled(eighths: $0).longEdge <= limit } ?? 1
  }
}
