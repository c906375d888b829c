/// Why a picture could not be read.
package enum PictureError: Error, Equatable, Sendable {
  /// No bytes at all.
  case empty
  /// Nothing that is known as a picture.
  case notAPicture
  /// A picture, a drawing or a film of a kind that is not read; with the name of the kind.
  case unsupported(String)
  /// The end is missing, so that a part of the picture would be grey.
  case truncated
  /// It contradicts itself; with the decoder's words.
  case damaged(String)
  /// It declares more pixels than are decoded.
  case tooLarge(PictureSize, limit: Int)
  case outOfMemory

  /// One line in lower case without a full stop.
  package var summary: String {
    switch self {
    case .empty: "the file is empty"
    case .notAPicture: "not a picture of a known kind"
    case .unsupported(let kind): "\(kind) is not read"
    case .truncated: "the picture is cut short"
    case .damaged(let reason): "the picture is damaged: \(reason)"
    case .tooLarge(let size, let limit):
      "the picture is too large: \(size) pixels, at most \(limit / 1_000_000) million are read"
    case .outOfMemory: "not enough memory for the picture"
    }
  }

  /// What to try next.
  package var hint: String {
    switch self {
    case .empty, .truncated: "copy it again; it may not have been transferred whole"
    case .damaged: "copy it again, or open and save it in another program"
    case .notAPicture, .unsupported: "JPEG, HEIC, PNG and WebP are read"
    case .tooLarge, .outOfMemory: "make it smaller first"
    }
  }
}
