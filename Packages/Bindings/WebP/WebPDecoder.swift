import CWebP
package import Pixels

/// A WebP picture, for one thread at a time; of an animation, its first frame.
package final class WebPDecoder {
  package let size: PictureSize
  package let layout: PixelLayout
  /// How it has to be turned, as its EXIF says.
  package let orientation: Orientation
  /// The ICC profile; nil where there is none.
  package let profile: [UInt8]?

  private let bytes: [UInt8]
  private var pixels: [Pixel] = []
  private var made = 0

  /// Reads the header of `bytes`. The corresponding C function is `WebPGetFeatures`.
  package init(_ bytes: [UInt8]) throws(PictureError) {
    guard !bytes.isEmpty else { throw .empty }
    let chunks = WebPChunks(bytes)
    var features = try Self.features(of: bytes)
    let canvas = (width: features.width, height: features.height)
    var picture = bytes
    if features.has_animation != 0 {
      guard let frame = chunks.frame else { throw .truncated }
      picture = frame.bytes
      features = try Self.features(of: picture)
      // What lies behind a smaller frame is nowhere said.
      guard frame.x == 0, frame.y == 0, (features.width, features.height) == canvas else {
        throw .unsupported("a WebP animation whose first frame is a part of the picture")
      }
    }
    guard features.width > 0, features.height > 0 else { throw .damaged("no pixels") }
    self.bytes = picture
    size = PictureSize(width: Int(features.width), height: Int(features.height))
    layout = features.has_alpha != 0 ? .rgba : .rgbx
    orientation = chunks.exif.map(EXIF.orientation) ?? .upright
    profile = chunks.profile
  }

  /// Decodes it, whole; before the first row. The corresponding C function is `WebPDecodeRGBAInto`.
  package func start() throws(PictureError) {
    pixels = [Pixel](repeating: .zero, count: size.pixelCount)
    let stride = Int32(size.width * 4)
    let decoded = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe pixels.withUnsafeMutableBytes { pixels in
        unsafe WebPDecodeRGBAInto(
          bytes.baseAddress,
          bytes.count,
          pixels.baseAddress?.assumingMemoryBound(to: UInt8.self),
          pixels.count,
          stride
        ) != nil
      }
    }
    // It does not say why, but a file that is cut short is the usual reason.
    guard decoded else { throw isCutShort ? .truncated : .damaged("libwebp does not decode it") }
  }

  /// Whether the file has fewer bytes than it declares.
  private var isCutShort: Bool {
    guard bytes.starts(with: Array("RIFF".utf8)), bytes.count >= 8 else { return false }
    return bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) } > bytes.count - 8
  }

  private static func features(of bytes: [UInt8]) throws(PictureError) -> WebPBitstreamFeatures {
    var features = WebPBitstreamFeatures()
    let status = unsafe bytes.withUnsafeBufferPointer {
      unsafe WebPGetFeatures($0.baseAddress, $0.count, &features)
    }
    switch status {
    case VP8_STATUS_OK: return features
    case VP8_STATUS_NOT_ENOUGH_DATA: throw .truncated
    case VP8_STATUS_OUT_OF_MEMORY: throw .outOfMemory
    case VP8_STATUS_UNSUPPORTED_FEATURE: throw .unsupported("this kind of WebP")
    default: throw .damaged("libwebp does not know its header")
    }
  }
}

extension WebPDecoder: PictureRows {
  package func nextRow(into row: inout [Pixel]) throws(PictureError) {
    guard made < size.height, row.count >= size.width, !pixels.isEmpty else {
      throw .damaged("no such row")
    }
    let start = made * size.width
    row.replaceSubrange(0..<size.width, with: pixels[start..<start + size.width])
    made += 1
  }
}
