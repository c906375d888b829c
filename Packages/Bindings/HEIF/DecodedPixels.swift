import CHEIF
import Pixels

/// A picture that libheif has decoded, freed when this goes away.
@safe final class DecodedPixels {
  let size: PictureSize
  private let image: OpaquePointer
  private let start: UnsafePointer<UInt8>
  private let stride: Int

  /// - Parameter handle: A `heif_image_handle`.
  init(_ handle: OpaquePointer) throws(PictureError) {
    guard let options = unsafe heif_decoding_options_alloc() else { throw .outOfMemory }
    defer { unsafe heif_decoding_options_free(options) }
    unsafe options.pointee.convert_hdr_to_8bit = 1
    // Else tiles that are missing stay black.
    unsafe options.pointee.strict_decoding = 1
    var image: OpaquePointer?
    try unsafe check(
      heif_decode_image(
        handle,
        &image,
        heif_colorspace_RGB,
        heif_chroma_interleaved_RGBA,
        options
      )
    )
    guard let image = unsafe image else { throw .outOfMemory }
    var stride: Int32 = 0
    let start = unsafe heif_image_get_plane_readonly(image, heif_channel_interleaved, &stride)
    let width = unsafe heif_image_get_width(image, heif_channel_interleaved)
    let height = unsafe heif_image_get_height(image, heif_channel_interleaved)
    guard let start = unsafe start, width > 0, height > 0, stride >= width * 4 else {
      unsafe heif_image_release(image)
      throw .damaged("no pixels")
    }
    unsafe (self.image, self.start, self.stride) = (image, start, Int(stride))
    size = PictureSize(width: Int(width), height: Int(height))
  }

  deinit { unsafe heif_image_release(image) }

  /// - Precondition: There is such a row, and `row` has room for it.
  func copyRow(_ index: Int, into row: inout [Pixel]) {
    precondition(index < size.height && row.count >= size.width, "a row that fits")
    let source = unsafe UnsafeRawBufferPointer(start: start + index * stride, count: size.width * 4)
    unsafe row.withUnsafeMutableBytes { unsafe $0.copyMemory(from: source) }
  }
}

/// Throws what a libheif function reports.
func check(_ error: heif_error) throws(PictureError) {
  guard unsafe error.code != heif_error_Ok else { return }
  let message = unsafe String(cString: error.message)
  switch unsafe error.code {
  case heif_error_Memory_allocation_error: throw .outOfMemory
  case heif_error_Unsupported_filetype, heif_error_Unsupported_feature:
    throw .unsupported("this kind of HEIF (\(message))")
  default:
    throw unsafe error.subcode == heif_suberror_End_of_data ? .truncated : .damaged(message)
  }
}
