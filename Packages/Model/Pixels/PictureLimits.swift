/// The largest pictures that are decoded at all, judged by what their headers declare, before any
/// memory is spent on them.
package struct PictureLimits: Equatable, Sendable {
  /// The most pixels of a picture that is decoded row by row, which costs time alone.
  package let streamedPixels: Int
  /// The most pixels of a picture that has to lie in memory whole.
  package let wholePixels: Int

  package init(streamedPixels: Int, wholePixels: Int) {
    self.streamedPixels = streamedPixels
    self.wholePixels = wholePixels
  }

  /// Phones make pictures of 200 megapixels; as HEIC, 64.
  package static let standard = Self(streamedPixels: 210_000_000, wholePixels: 64 << 20)

  /// Throws where a picture of that size is not to be decoded.
  package func check(_ size: PictureSize, isStreamed: Bool) throws(PictureError) {
    let limit = isStreamed ? streamedPixels : wholePixels
    guard size.pixelCount <= limit else { throw .tooLarge(size, limit: limit) }
  }
}
