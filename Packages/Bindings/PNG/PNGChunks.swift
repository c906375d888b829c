/// The pieces a PNG file consists of: libpng tells of those behind the picture only once it has
/// been decoded.
enum PNGChunks {
  /// What the first chunk called `name` holds; nil where there is none that is whole.
  static func content(of name: String, in bytes: [UInt8]) -> [UInt8]? {
    let name = Array(name.utf8)
    // After the eight bytes of the signature: length, name, content, checksum.
    var place = 8
    while place + 8 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let start = place + 8
      guard length <= bytes.count - start else { return nil }
      if bytes[place + 4..<start].elementsEqual(name) {
        return Array(bytes[start..<start + length])
      }
      place = start + length + 4
    }
    return nil
  }
}
