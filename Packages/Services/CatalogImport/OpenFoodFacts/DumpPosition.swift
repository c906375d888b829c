/// How far an import of a dump got, as bytes in the file that is being built.
struct DumpPosition: Equatable {
  /// Whether all of the dump was read.
  var isEnd = false
  /// When the newest product so far was changed, in seconds since 1970.
  var newest = 0.0
  /// Where to go on; `nil` at the beginning and at the end.
  var text: DumpText.Place?

  init(isEnd: Bool = false, newest: Double = 0, text: DumpText.Place? = nil) {
    self.isEnd = isEnd
    self.newest = newest
    self.text = text
  }

  var bytes: [UInt8] {
    let text = text ?? DumpText.Place()
    return [isEnd ? 1 : 0] + Self.bytes(of: newest.bitPattern) + Self.bytes(of: UInt64(text.offset))
      + Self.bytes(of: UInt64(text.packing.count)) + text.packing + text.rest
  }

  /// Reads what `bytes` wrote; `nil` for anything else.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.headSize else { return nil }
    isEnd = bytes[0] == 1
    newest = Double(bitPattern: Self.number(in: bytes, at: 1))
    let packing = Self.number(in: bytes, at: 17)
    guard packing <= UInt64(bytes.count - Self.headSize) else { return nil }
    let offset = Int(truncatingIfNeeded: Self.number(in: bytes, at: 9))
    guard !isEnd, offset > 0 else { return }
    let middle = Self.headSize + Int(packing)
    text = DumpText.Place(
      offset: offset,
      packing: Array(bytes[Self.headSize..<middle]),
      rest: Array(bytes[middle...])
    )
  }

  private static let headSize = 25

  private static func bytes(of number: UInt64) -> [UInt8] {
    stride(from: 0, to: 64, by: 8).map { UInt8(truncatingIfNeeded: number >> UInt64($0)) }
  }

  private static func number(in bytes: [UInt8], at place: Int) -> UInt64 {
    (0..<8).reduce(0) { $0 | UInt64(bytes[place + $1]) << UInt64(8 * $1) }
  }
}
