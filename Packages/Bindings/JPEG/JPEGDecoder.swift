import CJPEG
package import Pixels

/// A JPEG picture being decoded, for one thread at a time.
///
/// What libjpeg only warns of and then paints grey is an error here: data that are cut short or
/// contradict themselves. Bytes that do not matter, such as some after the end, are no error.
@safe package final class JPEGDecoder {
  /// The size as it is stored, before it is turned upright.
  package let storedSize: PictureSize
  /// How it has to be turned, as its EXIF says.
  package let orientation: Orientation
  /// Whether its colours are brightnesses alone.
  package let isGray: Bool
  /// Whether it is decoded row by row; a progressive picture lies in memory whole.
  package let isStreamed: Bool

  /// The size that is decoded to.
  package private(set) var size: PictureSize
  package let layout: PixelLayout
  /// To how many eighths of its size it is decoded.
  package private(set) var eighths = 8

  private let handle: OpaquePointer
  private let bytes: [UInt8]

  /// Reads the header of `bytes`. The corresponding C function is `jpeg_read_header`.
  package init(_ bytes: [UInt8]) throws(PictureError) {
    guard !bytes.isEmpty else { throw .empty }
    guard let handle = unsafe reset_jpeg_decoder_new() else { throw .outOfMemory }
    var header = reset_jpeg_header()
    let status = unsafe bytes.withUnsafeBufferPointer {
      unsafe reset_jpeg_read_header(handle, $0.baseAddress, $0.count, &header)
    }
    do throws(PictureError) {
      try unsafe Self.check(status, handle)
    } catch {
      unsafe reset_jpeg_decoder_free(handle)
      throw error
    }
    unsafe self.handle = handle
    self.bytes = bytes
    storedSize = PictureSize(width: Int(header.width), height: Int(header.height))
    orientation = unsafe Self.orientation(handle)
    isGray = header.is_gray
    isStreamed = !header.is_buffered
    size = storedSize
    layout = header.is_cmyk ? (header.is_inverted ? .invertedCMYK : .cmyk) : .rgbx
  }

  deinit { unsafe reset_jpeg_decoder_free(handle) }

  /// The ICC profile, which may lie in many segments; nil where there is none that is whole.
  ///
  /// The corresponding C function is `jpeg_read_icc_profile`.
  package func profile() -> [UInt8]? {
    var count = 0
    guard let start = unsafe reset_jpeg_profile(handle, &count) else { return nil }
    defer { unsafe reset_jpeg_bytes_free(start) }
    return unsafe Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// Begins to decode in colour; once only, before the first row.
  ///
  /// The corresponding C function is `jpeg_start_decompress`.
  ///
  /// - Parameter eighths: To how many eighths of its size, 1 to 8.
  package func start(eighths: Int = 8) throws(PictureError) {
    try start(eighths, layout == .rgbx ? RESET_JPEG_RGBX : RESET_JPEG_CMYK)
  }

  /// Begins to decode brightnesses alone, which costs less; once only, before the first row.
  ///
  /// - Parameter eighths: To how many eighths of its size, 1 to 8.
  /// - Precondition: It has colours or brightnesses and not inks.
  package func startGray(eighths: Int = 8) throws(PictureError) {
    precondition(layout == .rgbx, "inks have no brightness of their own")
    try start(eighths, RESET_JPEG_GRAY)
  }

  private func start(_ eighths: Int, _ layout: reset_jpeg_layout) throws(PictureError) {
    precondition((1...8).contains(eighths), "eighths of the size")
    var (width, height) = (UInt32(0), UInt32(0))
    let status = unsafe bytes.withUnsafeBufferPointer {
      unsafe reset_jpeg_start(
        handle,
        $0.baseAddress,
        $0.count,
        Int32(eighths),
        layout,
        &width,
        &height
      )
    }
    try unsafe Self.check(status, handle)
    size = PictureSize(width: Int(width), height: Int(height))
    self.eighths = eighths
  }

  /// The corresponding C function is `jpeg_read_scanlines`.
  private func read(into row: UnsafeMutableRawBufferPointer) -> reset_jpeg_status {
    let start = unsafe row.baseAddress?.assumingMemoryBound(to: UInt8.self)
    return unsafe bytes.withUnsafeBufferPointer {
      unsafe reset_jpeg_read_row(handle, $0.baseAddress, $0.count, start, row.count)
    }
  }

  private static func orientation(_ handle: OpaquePointer) -> Orientation {
    var count = 0
    guard let start = unsafe reset_jpeg_exif(handle, &count) else { return .upright }
    return unsafe EXIF.orientation(Array(UnsafeBufferPointer(start: start, count: count)))
  }

  private static func check(
    _ status: reset_jpeg_status,
    _ handle: OpaquePointer
  ) throws(PictureError) {
    switch status {
    case RESET_JPEG_OK: return
    case RESET_JPEG_TRUNCATED: throw .truncated
    case RESET_JPEG_UNSUPPORTED:
      throw unsafe .unsupported("this kind of JPEG (\(message(handle)))")
    case RESET_JPEG_NO_MEMORY: throw .outOfMemory
    default: throw unsafe .damaged(message(handle))
    }
  }

  private static func message(_ handle: OpaquePointer) -> String {
    unsafe String(cString: reset_jpeg_message(handle))
  }
}

extension JPEGDecoder: PictureRows {
  package func nextRow(into row: inout [Pixel]) throws(PictureError) {
    let status = unsafe row.withUnsafeMutableBytes { unsafe read(into: $0) }
    try unsafe Self.check(status, handle)
  }
}

extension JPEGDecoder: GrayRows {
  package func nextRow(into row: inout [UInt8]) throws(PictureError) {
    let status = unsafe row.withUnsafeMutableBytes { unsafe read(into: $0) }
    try unsafe Self.check(status, handle)
  }
}
