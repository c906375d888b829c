import CHEIF
package import Pixels

/// The main picture of a HEIC, HEIF or AVIF file, for one thread at a time.
///
/// The container's own turns, mirrors and crops are applied; its EXIF, which repeats them or
/// contradicts them, is not (ISO 23008-12 and MIAF).
@safe package final class HEIFDecoder {
  package let size: PictureSize
  package let layout: PixelLayout

  private let context: OpaquePointer
  private let picture: OpaquePointer
  private var pixels: DecodedPixels?
  private var made = 0

  /// Reads the header of `bytes`. The corresponding C functions are `heif_context_read_from_memory`
  /// and `heif_context_get_primary_image_handle`.
  package init(_ bytes: [UInt8]) throws(PictureError) {
    guard !bytes.isEmpty else { throw .empty }
    guard reset_heif_is_there() != 0 else {
      throw .unsupported("HEIF, as libheif is not installed")
    }
    guard let context = unsafe heif_context_alloc() else { throw .outOfMemory }
    do throws(PictureError) {
      let picture = try unsafe Self.open(bytes, in: context)
      unsafe (self.context, self.picture) = (context, picture)
    } catch {
      unsafe heif_context_free(context)
      throw error
    }
    let width = unsafe heif_image_handle_get_width(picture)
    let height = unsafe heif_image_handle_get_height(picture)
    size = PictureSize(width: max(1, Int(width)), height: max(1, Int(height)))
    layout = unsafe heif_image_handle_has_alpha_channel(picture) != 0 ? .rgba : .rgbx
    guard width > 0, height > 0 else { throw .damaged("no pixels") }
  }

  deinit {
    unsafe heif_image_handle_release(picture)
    unsafe heif_context_free(context)
  }

  /// The ICC profile; nil where there is none.
  ///
  /// The corresponding C function is `heif_image_handle_get_raw_color_profile`.
  package func profile() -> [UInt8]? {
    let count = unsafe heif_image_handle_get_raw_color_profile_size(picture)
    guard count > 0 else { return nil }
    var profile = [UInt8](repeating: 0, count: count)
    let error = unsafe profile.withUnsafeMutableBytes {
      unsafe heif_image_handle_get_raw_color_profile(picture, $0.baseAddress)
    }
    return unsafe error.code == heif_error_Ok ? profile : nil
  }

  /// Decodes it, whole; before the first row. The corresponding C function is `heif_decode_image`.
  package func start() throws(PictureError) {
    let decoded = try unsafe DecodedPixels(picture)
    guard decoded.size == size else { throw .damaged("another size than its header says") }
    pixels = decoded
  }

  private static func open(
    _ bytes: [UInt8],
    in context: OpaquePointer
  ) throws(PictureError) -> OpaquePointer {
    let read = unsafe bytes.withUnsafeBytes {
      unsafe heif_context_read_from_memory(context, $0.baseAddress, $0.count, nil)
    }
    try unsafe check(read)
    var picture: OpaquePointer?
    try unsafe check(heif_context_get_primary_image_handle(context, &picture))
    guard let picture = unsafe picture else { throw .damaged("no main picture") }
    return unsafe picture
  }
}

extension HEIFDecoder: PictureRows {
  package func nextRow(into row: inout [Pixel]) throws(PictureError) {
    guard let pixels, made < size.height, row.count >= size.width else {
      throw .damaged("no such row")
    }
    pixels.copyRow(made, into: &row)
    made += 1
  }
}
