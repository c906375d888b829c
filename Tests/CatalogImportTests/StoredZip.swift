/// A zip archive whose entries are not compressed.
enum StoredZip {
  static func bytes(_ entries: [(name: String, content: [UInt8])]) -> [UInt8] {
    var file: [UInt8] = []
    var directory: [UInt8] = []
    for entry in entries {
      let offset = file.count
      let size = little(UInt32(entry.content.count))
      // UTF-8 names, stored, some day in 2025.
      let common =
        little(UInt16(0x0800)) + little(UInt16(0)) + little(UInt32(0x5A21_0000))
        + little(crc32(entry.content)) + size + size + little(UInt16(entry.name.utf8.count))
        + little(UInt16(0))
      file += [0x50, 0x4B, 3, 4] + little(UInt16(20)) + common + entry.name.utf8 + entry.content
      directory += [0x50, 0x4B, 1, 2] + little(UInt16(20)) + little(UInt16(20)) + common
      directory += [UInt8](repeating: 0, count: 10) + little(UInt32(offset)) + entry.name.utf8
    }
    let count = little(UInt16(entries.count))
    return file + directory + [0x50, 0x4B, 5, 6] + little(UInt32(0)) + count + count
      + little(UInt32(directory.count)) + little(UInt32(file.count)) + little(UInt16(0))
  }

  private static func little(_ value: some FixedWidthInteger) -> [UInt8] {
    (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { crc, byte in
      crc >> 8 ^ table[Int((crc ^ UInt32(byte)) & 0xFF)]
    }
  }
}
