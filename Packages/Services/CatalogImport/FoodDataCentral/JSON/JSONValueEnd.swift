private let quote = UInt8(ascii: "\"")
private let backslash = UInt8(ascii: "\\")

/// Finds where a JSON value ends, in bytes that come in pieces.
///
/// Brackets are counted, not paired: whether a value is right is for its decoder to say.
struct JSONValueEnd {
  private enum Mode {
    case outside, text, escape
    /// A number, `true`, `false` or `null`: it ends before the byte that does not belong to it.
    case bare
  }

  private var mode: Mode
  private var depth = 0

  /// - Parameter first: The value's first byte, which `pass` sees again; `nil` where no value
  ///   begins so.
  init?(first: UInt8) {
    switch first {
    case quote, UInt8(ascii: "{"), UInt8(ascii: "["): mode = .outside
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "t"),
      UInt8(ascii: "f"), UInt8(ascii: "n"):
      mode = .bare
    default: return nil
    }
  }

  /// Moves `position` behind the value; `false` where the bytes run out before.
  mutating func pass(_ bytes: Span<UInt8>, _ position: inout Int) -> Bool {
    while position < bytes.count {
      switch mode {
      case .outside: passStructure(bytes, &position)
      case .text: passText(bytes, &position)
      case .escape:
        position += 1
        mode = .text
      case .bare:
        guard isBare(bytes[position]) else { return true }
        position += 1
      }
      if mode == .outside, depth == 0 { return true }
    }
    return false
  }

  /// Goes on to the next quote, or behind the bracket that closes the value.
  private mutating func passStructure(_ bytes: Span<UInt8>, _ position: inout Int) {
    var index = position
    var depth = depth
    repeat {
      let byte = bytes[index]
      index += 1
      if byte == quote {
        mode = .text
        break
      }
      // Bit 5 tells braces from brackets.
      if byte | 0x20 == UInt8(ascii: "{") { depth += 1 }
      if byte | 0x20 == UInt8(ascii: "}") { depth -= 1 }
    } while depth > 0 && index < bytes.count
    (position, self.depth) = (index, depth)
  }

  private mutating func passText(_ bytes: Span<UInt8>, _ position: inout Int) {
    var index = position
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == quote || byte == backslash {
        mode = byte == quote ? .outside : .escape
        break
      }
    }
    position = index
  }

  private func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
