import SIMDJSON

/// The text of a dump as it comes out of the packing, cut into lines where it lies.
struct LineWindow {
  /// Text up to `filled`, then room.
  var bytes: [UInt8]
  var filled = 0
  /// Where the first line begins that was not handed out.
  private var start = 0
  private let limit: Int

  /// - Parameters:
  ///   - size: How much text is held at a time.
  ///   - limit: How long a line may be, so that a lost line end does not eat the memory.
  init(size: Int = 4 << 20, limit: Int = 64 << 20) {
    bytes = [UInt8](repeating: 0, count: size + JSONPicker.padding)
    self.limit = limit
  }

  /// Where text may be put, so that there is padding behind it.
  var end: Int { bytes.count - JSONPicker.padding }

  /// Hands out each whole line, and then makes room: what is left moves to the front.
  ///
  /// - Throws: `DumpFlaw.lineTooLong`, and whatever `body` throws.
  mutating func takeLines(_ body: ([UInt8], Range<Int>) throws -> Void) throws {
    while let end = JSONPicker.lineEnd(in: bytes, start..<filled) {
      if end > start { try body(bytes, start..<end) }
      start = end + 1
    }
    if start > 0 {
      // A slice of itself would make the array copy all of itself.
      for place in start..<filled { bytes[place - start] = bytes[place] }
      (start, filled) = (0, filled - start)
    }
    guard filled == end else { return }
    guard bytes.count < limit else { throw DumpFlaw.lineTooLong(limit) }
    bytes += [UInt8](repeating: 0, count: bytes.count)
  }

  /// What is left: the last line, where no line end follows it, or one that is not whole yet.
  var rest: Range<Int> { start..<filled }

  /// Starts over with the beginning of a line.
  mutating func begin(with text: [UInt8]) {
    if text.count >= end {
      bytes = [UInt8](repeating: 0, count: text.count * 2 + JSONPicker.padding)
    }
    (start, filled) = (0, 0)
    var used = 0
    append(text, from: &used)
  }

  /// Puts text behind what there is, as much as there is room for.
  mutating func append(_ piece: [UInt8], from used: inout Int) {
    let count = min(piece.count - used, end - filled)
    bytes.replaceSubrange(filled..<(filled + count), with: piece[used..<(used + count)])
    filled += count
    used += count
  }
}

/// What can be wrong with a dump.
enum DumpFlaw: Error, Equatable {
  case lineTooLong(Int)
  /// The packing is damaged at about this byte of the file.
  case damaged(at: Int)
  /// The file ends before the text does.
  case cut
  /// So many lines are no products that it is no dump.
  case unreadable(lines: Int)

  /// One line in lower case without a full stop.
  var summary: String {
    switch self {
    case .lineTooLong(let limit): "a line has more than \(limit >> 20) MB"
    case .damaged(let place): "it is damaged at about byte \(place)"
    case .cut: "it is cut short"
    case .unreadable(let lines): "its first \(lines) lines hold no product"
    }
  }
}
