/// The pieces of a WebP file (RIFF): its picture, or the first one of an animation, and what is
/// written about it.
struct WebPChunks {
  private(set) var exif: [UInt8]?
  private(set) var profile: [UInt8]?
  /// The first frame of an animation: where it lies on the canvas, and its picture.
  private(set) var frame: Frame?

  struct Frame {
    let x: Int
    let y: Int
    /// Chunks that libwebp decodes as they are.
    let bytes: [UInt8]
  }

  init(_ bytes: [UInt8]) {
    // After "RIFF", a length and "WEBP": name, length, content, and a byte to make it even.
    var place = 12
    while place + 8 <= bytes.count {
      let name = String(decoding: bytes[place..<place + 4], as: UTF8.self)
      let length = Self.little(bytes[place + 4..<place + 8])
      let start = place + 8
      guard length <= bytes.count - start else { return }
      take(name, bytes[start..<start + length])
      place = start + length + length % 2
    }
  }

  private mutating func take(_ name: String, _ content: ArraySlice<UInt8>) {
    switch name {
    case "EXIF" where exif == nil: exif = Array(content)
    case "ICCP" where profile == nil: profile = Array(content)
    case "ANMF" where frame == nil && content.count > 16:
      // Twice the place; then the size, how long it is shown and how it is blended.
      frame = Frame(
        x: Self.little(content.prefix(3)) * 2,
        y: Self.little(content.dropFirst(3).prefix(3)) * 2,
        bytes: Array(content.dropFirst(16))
      )
    default: break
    }
  }

  private static func little(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
