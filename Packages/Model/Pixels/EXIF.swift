/// The little of EXIF 2.32 that matters before all of it is dropped.
package enum EXIF {
  private static let orientationTag = 0x0112
  private static let short = 3

  /// How the picture has to be turned, read from a TIFF structure as it lies in a JPEG's APP1 after
  /// `Exif\0\0`, in a PNG's `eXIf` and a WebP's `EXIF`, whether that prefix is there or not.
  ///
  /// Upright where nothing is said, where it contradicts itself, and where it is out of range.
  package static func orientation(_ bytes: [UInt8]) -> Orientation {
    let prefix = Array("Exif\0\0".utf8)
    var tiff = TIFF(bytes: bytes.starts(with: prefix) ? bytes[prefix.count...] : bytes[...])
    guard tiff.readHeader(), let directory = tiff.long(at: 4),
      let count = tiff.short(at: directory)
    else { return .upright }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = tiff.short(at: entry) else { break }
      guard tag == orientationTag else { continue }
      guard tiff.short(at: entry + 2) == short, let value = tiff.short(at: entry + 8) else { break }
      return Orientation(rawValue: value) ?? .upright
    }
    return .upright
  }
}

/// Numbers out of a TIFF structure; nil past its end.
private struct TIFF {
  let bytes: ArraySlice<UInt8>
  private var isLittleEndian = false

  init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Whether it begins as TIFF does.
  mutating func readHeader() -> Bool {
    switch (byte(at: 0), byte(at: 1)) {
    case (0x49, 0x49): isLittleEndian = true
    case (0x4D, 0x4D): isLittleEndian = false
    default: return false
    }
    return short(at: 2) == 42
  }

  func short(at offset: Int) -> Int? {
    guard let first = byte(at: offset), let second = byte(at: offset + 1) else { return nil }
    return isLittleEndian ? second << 8 | first : first << 8 | second
  }

  func long(at offset: Int) -> Int? {
    guard let first = short(at: offset), let second = short(at: offset + 2) else { return nil }
    return isLittleEndian ? second << 16 | first : first << 16 | second
  }

  private func byte(at offset: Int) -> Int? {
    guard offset < bytes.count else { return nil }
    return Int(bytes[bytes.startIndex + offset])
  }
}
