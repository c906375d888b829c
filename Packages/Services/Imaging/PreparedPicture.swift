/// A picture as it is sent: upright, no larger than asked for, and pixels alone.
package struct PreparedPicture: Equatable, Sendable {
  /// The whole JPEG file.
  package let bytes: [UInt8]
  package let width: Int
  package let height: Int
  /// SHA-256 of `bytes`, in lower-case hexadecimal.
  package let sha256: String

  package var mediaType: String { "image/jpeg" }
}

/// How a picture is made smaller before it is sent.
package struct PictureFormat: Equatable, Sendable {
  /// The most pixels of the longer side; a smaller picture keeps its size.
  package let longEdge: Int
  /// JPEG quality, 1 to 100.
  package let quality: Int

  /// 1568 pixels are what the vision models look at; they make more smaller themselves.
  package init(longEdge: Int = 1568, quality: Int = 85) {
    precondition(longEdge > 0 && (1...100).contains(quality), "a size and a quality")
    self.longEdge = longEdge
    self.quality = quality
  }
}
