import CPNG
package import Pixels

/// A PNG picture being decoded, for one thread at a time.
///
/// Palettes, gray, 1 to 16 bits and transparent colours all come out as red, green, blue and
/// opacity, a byte each. Of an animation, the picture that is shown where none is known.
@safe package final class PNGDecoder {
  package let size: PictureSize
  package let layout: PixelLayout
  /// How it has to be turned, as its EXIF says.
  package let orientation: Orientation
  /// Whether it is decoded row by row; an interlaced picture lies in memory whole.
  package let isStreamed: Bool

  private let handle: OpaquePointer
  private let bytes: [UInt8]

  /// Reads the header of `bytes`. The corresponding C function is `png_read_info`.
  package init(_ bytes: [UInt8]) throws(PictureError) {
    guard !bytes.isEmpty else { throw .empty }
    guard let handle = unsafe reset_png_decoder_new() else { throw .outOfMemory }
    var header = reset_png_header()
    let status = unsafe bytes.withUnsafeBufferPointer {
      unsafe reset_png_read_header(handle, $0.baseAddress, $0.count, &header)
    }
    do throws(PictureError) {
      try unsafe Self.check(status, handle)
    } catch {
      unsafe reset_png_decoder_free(handle)
      throw error
    }
    unsafe self.handle = handle
    self.bytes = bytes
    size = PictureSize(width: Int(header.width), height: Int(header.height))
    layout = header.has_alpha ? .rgba : .rgbx
    isStreamed = !header.is_interlaced
    orientation = PNGChunks.content(of: "eXIf", in: bytes).map(EXIF.orientation) ?? .upright
  }

  deinit { unsafe reset_png_decoder_free(handle) }

  /// The ICC profile; nil where there is none. The corresponding C function is `png_get_iCCP`.
  package func profile() -> [UInt8]? {
    var count = 0
    guard let start = unsafe reset_png_profile(handle, &count) else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// Begins to decode; once only, before the first row.
  package func start() throws(PictureError) {
    let status = unsafe bytes.withUnsafeBufferPointer {
      unsafe reset_png_start(handle, $0.baseAddress, $0.count)
    }
    try unsafe Self.check(status, handle)
  }

  private static func check(
    _ status: reset_png_status,
    _ handle: OpaquePointer
  ) throws(PictureError) {
    switch status {
    case RESET_PNG_OK: return
    case RESET_PNG_TRUNCATED: throw .truncated
    case RESET_PNG_NO_MEMORY: throw .outOfMemory
    default: throw unsafe .damaged(String(cString: reset_png_message(handle)))
    }
  }
}

extension PNGDecoder: PictureRows {
  /// The corresponding C function is `png_read_row`.
  package func nextRow(into row: inout [Pixel]) throws(PictureError) {
    let status = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe row.withUnsafeMutableBytes { row in
        unsafe reset_png_read_row(
          handle,
          bytes.baseAddress,
          bytes.count,
          row.baseAddress?.assumingMemoryBound(to: UInt8.self),
          row.count
        )
      }
    }
    try unsafe Self.check(status, handle)
  }
}
