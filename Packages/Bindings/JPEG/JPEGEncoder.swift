import CJPEG
package import Pixels

/// Makes JPEG files that hold pixels and nothing else.
package enum JPEGEncoder {
  /// `image` as baseline JPEG without any metadata.
  ///
  /// - Parameters:
  ///   - image: At most 65,500 pixels on a side.
  ///   - quality: 1 to 100, libjpeg's scale.
  ///   - fullChroma: Whether colours are kept as fine as brightness (4:4:4), which makes the file
  ///     larger, rather than half as fine in each direction (4:2:0).
  package static func encode(
    _ image: RGBImage,
    quality: Int,
    fullChroma: Bool = false
  ) throws(PictureError) -> [UInt8] {
    var count = 0
    let start = unsafe image.pixels.withUnsafeBytes {
      unsafe reset_jpeg_encode(
        $0.baseAddress?.assumingMemoryBound(to: UInt8.self),
        UInt32(image.width),
        UInt32(image.height),
        Int32(quality),
        fullChroma,
        &count
      )
    }
    guard let start = unsafe start else { throw .outOfMemory }
    defer { unsafe reset_jpeg_bytes_free(start) }
    return unsafe Array(UnsafeBufferPointer(start: start, count: count))
  }
}
