/// A TIFF structure with an orientation and a description that must not come through.
package func exif(_ orientation: Int, canary: String = "") -> [UInt8] {
  let text = Array(canary.utf8) + [0, 0, 0, 0]
  let count = UInt8(text.count)
  return Array("II*\0".utf8) + [8, 0, 0, 0, 2, 0] + [0x0E, 1, 2, 0, count, 0, 0, 0, 38, 0, 0, 0]
    + [0x12, 1, 3, 0, 1, 0, 0, 0, UInt8(orientation), 0, 0, 0] + [0, 0, 0, 0] + text
}

/// `jpeg` with a segment put behind its start marker.
package func inserting(_ marker: UInt8, _ content: [UInt8], into jpeg: [UInt8]) -> [UInt8] {
  let length = content.count + 2
  return Array(jpeg.prefix(2)) + [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content
    + jpeg.dropFirst(2)
}

/// `jpeg` with EXIF.
package func inserting(exif: [UInt8], into jpeg: [UInt8]) -> [UInt8] {
  inserting(0xE1, Array("Exif\0\0".utf8) + exif, into: jpeg)
}

/// An extended WebP file around the chunk of a plain one.
package func webP(
  width: Int,
  height: Int,
  flags: UInt8 = 0,
  _ chunks: [(name: String, content: [UInt8])]
) -> [UInt8] {
  let header = [flags, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3)
  var body = Array("WEBP".utf8)
  for (name, content) in [("VP8X", header)] + chunks {
    body += Array(name.utf8) + little(content.count, 4) + content
    if !content.count.isMultiple(of: 2) { body.append(0) }
  }
  return Array("RIFF".utf8) + little(body.count, 4) + body
}

/// The low `count` bytes of `value`, lowest first.
package func little(_ value: Int, _ count: Int) -> [UInt8] {
  (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
}
