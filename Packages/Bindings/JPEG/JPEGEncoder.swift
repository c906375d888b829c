import CJPEG
package import Pixels

/// Makes JPEG files that hold pixels and nothing else.
package enum JPEGEncoder {
  /// `image` as baseline JPEG with 4:2:0 chroma, without any metadata.
  ///
  /// - Parameters:
  ///   - image: At most 65,500 pixels on a side.
  ///   - quality: 1 to 100, libjpeg's scale.
  package static func encode(_ image: RGBImage, quality: Int) throws(PictureError) -> [UInt8] {
    var count = 0
    let start = unsafe image.pixels.withUnsafeBufferPointer {
      unsafe reset_jpeg_encode(
        $0.baseAddress,
        UInt32(image.width),
        UInt32(image.height),
        Int32(quality),
        &count
      )
    }
    guard let start = unsafe start else { throw .outOfMemory }
    defer { unsafe reset_jpeg_bytes_free(start) }
    return unsafe Array(UnsafeBufferPointer(start: start, count: count))
  }
}
