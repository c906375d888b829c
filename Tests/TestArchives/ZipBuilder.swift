/// Builds archives byte by byte, so that they can be wrong in any way we like.
package struct ZipBuilder {
  package struct Entry {
    package var name: [UInt8]
    /// The bytes as they lie in the archive.
    package var packed: [UInt8]
    package var size: Int
    package var crc: UInt32
    package var method: UInt16 = 0
    package var flags: UInt16 = 0x0800

    /// An entry that is right, and not compressed.
    package init(_ name: String, _ content: [UInt8]) {
      self.name = Array(name.utf8)
      packed = content
      size = content.count
      crc = crc32(content)
    }
  }

  package var entries: [Entry] = []
  /// What the end record says the number of entries is, if not the truth.
  package var declaredCount: UInt16?

  package init(_ entries: Entry...) { self.entries = entries }

  package func bytes() -> [UInt8] {
    var file: [UInt8] = []
    var directory: [UInt8] = []
    for entry in entries {
      let offset = file.count
      let common =
        little(entry.flags) + little(entry.method) + little(UInt32(0x5A21_0000))
        + little(entry.crc) + little(UInt32(entry.packed.count)) + little(UInt32(entry.size))
        + little(UInt16(entry.name.count)) + little(UInt16(0))
      file += [0x50, 0x4B, 3, 4] + little(UInt16(20)) + common + entry.name + entry.packed
      directory += [0x50, 0x4B, 1, 2] + little(UInt16(20)) + little(UInt16(20)) + common
      directory += little(UInt16(0)) + little(UInt16(0)) + little(UInt16(0)) + little(UInt32(0))
      directory += little(UInt32(offset)) + entry.name
    }
    let count = declaredCount ?? UInt16(entries.count)
    let end =
      [0x50, 0x4B, 5, 6] + little(UInt32(0)) + little(count) + little(count)
      + little(UInt32(directory.count)) + little(UInt32(file.count)) + little(UInt16(0))
    return file + directory + end
  }
}

/// A deflate stream of `258 * repeats + 1` zero bytes: 13 bits for each 258.
package func deflatedZeros(repeats: Int) -> [UInt8] {
  var bits: [UInt8] = []
  bits += [1, 1, 0]  // The last block, with fixed codes.
  bits += [0, 0, 1, 1, 0, 0, 0, 0]  // Literal 0.
  let longestMatch: [UInt8] = [1, 1, 0, 0, 0, 1, 0, 1] + [0, 0, 0, 0, 0]
  for _ in 0..<repeats { bits += longestMatch }
  bits += [0, 0, 0, 0, 0, 0, 0]  // The end of the block.
  var bytes = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
  for (index, bit) in bits.enumerated() { bytes[index / 8] |= bit << UInt8(index % 8) }
  return bytes
}

package func crc32(_ bytes: [UInt8]) -> UInt32 {
  var crc: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }
  return ~crc
}

package func little(_ value: some FixedWidthInteger) -> [UInt8] {
  (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
}
