extension Span<UInt8> {
  /// The first place from `start` on that ends or interrupts a JSON string: a quotation mark, a
  /// backslash or a control character. `count` where there is none.
  ///
  /// A picture in a request is one string of a megabyte, so it is looked at 64 bytes at a time.
  package func stringBreak(from start: Int) -> Int {
    precondition(start >= 0)
    var place = start
    unsafe withUnsafeBytes { bytes in
      let quote = SIMD32<UInt8>(repeating: UInt8(ascii: "\""))
      let backslash = SIMD32<UInt8>(repeating: UInt8(ascii: "\\"))
      let space = SIMD32<UInt8>(repeating: UInt8(ascii: " "))
      while place + 64 <= count {
        let one = unsafe bytes.loadUnaligned(fromByteOffset: place, as: SIMD32<UInt8>.self)
        let two = unsafe bytes.loadUnaligned(fromByteOffset: place + 32, as: SIMD32<UInt8>.self)
        // Vectors on both sides, and the mask as words: what takes a scalar, and `any`, is called
        // rather than compiled in, which costs more than all else.
        let found =
          (one .== quote) .| (one .== backslash) .| (one .< space)
          .| (two .== quote) .| (two .== backslash) .| (two .< space)
        let words = unsafe unsafeBitCast(found, to: SIMD4<UInt64>.self)
        if words[0] | words[1] | words[2] | words[3] != 0 { break }
        place += 64
      }
    }
    while place < count, !isStringBreak(self[place]) { place += 1 }
    return place
  }
}

private func isStringBreak(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20
}
