extension Span<UInt8> {
  /// The first place from `start` on that ends or interrupts a JSON string: a quotation mark, a
  /// backslash or a control character. `count` where there is none.
  ///
  /// A picture in a request is one string of a megabyte, so it is looked at 32 bytes at a time.
  package func stringBreak(from start: Int) -> Int {
    precondition(start >= 0)
    var place = start
    unsafe withUnsafeBytes { bytes in
      let quote = SIMD32<UInt8>(repeating: UInt8(ascii: "\""))
      let backslash = SIMD32<UInt8>(repeating: UInt8(ascii: "\\"))
      let space = SIMD32<UInt8>(repeating: UInt8(ascii: " "))
      while place + 32 <= count {
        let block = unsafe bytes.loadUnaligned(fromByteOffset: place, as: SIMD32<UInt8>.self)
        let isBreak = (block .== quote) .| (block .== backslash) .| (block .< space)
        if any(isBreak) { break }
        place += 32
      }
    }
    while place < count, !isStringBreak(self[place]) { place += 1 }
    return place
  }
}

private func isStringBreak(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20
}
