import HEIF
import JPEG
import PNG
import Pixels
import WebP

/// A picture whose header has been read and whose pixels have not.
protocol PictureDecoder: PictureRows {
  /// The size in the file, before the picture is turned upright.
  var storedSize: PictureSize { get }
  var orientation: Orientation { get }
  /// Whether it is decoded row by row.
  var isStreamed: Bool { get }
  func profile() throws(PictureError) -> [UInt8]?

  /// How long the sides that are decoded really are, in pixels of `size`: a decoder that scales
  /// rounds up, so that a part of its last pixels is not the picture's.
  var extent: (width: Double, height: Double) { get }

  /// Begins to decode in colour, to any size from `size` up to the stored one; once only.
  func start(atLeast size: PictureSize) throws(PictureError)
}

extension PictureDecoder {
  var extent: (width: Double, height: Double) { (Double(size.width), Double(size.height)) }
}

extension JPEGDecoder: PictureDecoder {
  var extent: (width: Double, height: Double) {
    (Double(storedSize.width * eighths) / 8, Double(storedSize.height * eighths) / 8)
  }

  func start(atLeast size: PictureSize) throws(PictureError) {
    let eighths = (1...8).first { storedSize.scaled(eighths: $0).longEdge >= size.longEdge }
    try start(eighths: eighths ?? 8)
  }
}

extension PNGDecoder: PictureDecoder {
  var storedSize: PictureSize { size }
  func start(atLeast size: PictureSize) throws(PictureError) { try start() }
}

extension WebPDecoder: PictureDecoder {
  var storedSize: PictureSize { size }
  var isStreamed: Bool { false }
  func profile() throws(PictureError) -> [UInt8]? { profile }
  func start(atLeast size: PictureSize) throws(PictureError) { try start() }
}

extension HEIFDecoder: PictureDecoder {
  var storedSize: PictureSize { size }
  /// The container has turned it already.
  var orientation: Orientation { .upright }
  var isStreamed: Bool { false }
  func start(atLeast size: PictureSize) throws(PictureError) { try start() }
}

extension PictureReader {
  /// Reads the header and checks it against the limits.
  func open(_ bytes: [UInt8]) throws(PictureError) -> any PictureDecoder {
    let decoder = try Self.decoder(for: bytes)
    try limits.check(decoder.storedSize, isStreamed: decoder.isStreamed)
    return decoder
  }

  private static func decoder(for bytes: [UInt8]) throws(PictureError) -> any PictureDecoder {
    guard !bytes.isEmpty else { throw .empty }
    switch PictureKind(bytes) {
    case .jpeg: return try JPEGDecoder(bytes)
    case .png: return try PNGDecoder(bytes)
    case .webP: return try WebPDecoder(bytes)
    case .heif: return try HEIFDecoder(bytes)
    case .other(let name): throw .unsupported(name)
    case nil: throw .notAPicture
    }
  }
}
