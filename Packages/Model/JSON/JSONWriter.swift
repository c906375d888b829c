extension JSON {
  /// The value on one line, as UTF-8 text without a line end.
  package var text: String {
    var writer = Writer()
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private struct Writer {
    var bytes: [UInt8] = []

    mutating func write(_ value: JSON) {
      switch value {
      case .null: bytes += "null".utf8
      case .bool(let flag): bytes += (flag ? "true" : "false").utf8
      case .int(let number): bytes += String(number).utf8
      case .number(let number): write(number)
      case .string(let text): write(text)
      case .array(let values): write(values)
      case .object(let members): write(members)
      }
    }

    /// Whole numbers are written without a fraction; others in the shortest form that reads back.
    private mutating func write(_ number: Double) {
      guard number.isFinite else { return write(.null) }
      if number == number.rounded(), abs(number) < 1e15 {
        bytes += String(Int(number)).utf8
      } else {
        bytes += "\(number)".utf8
      }
    }

    private mutating func write(_ values: [JSON]) {
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(value)
      }
      bytes.append(UInt8(ascii: "]"))
    }

    private mutating func write(_ members: [Member]) {
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(member.key)
        bytes.append(UInt8(ascii: ":"))
        write(member.value)
      }
      bytes.append(UInt8(ascii: "}"))
    }

    private mutating func write(_ text: String) {
      bytes.append(UInt8(ascii: "\""))
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\""): bytes += "\\\"".utf8
        case UInt8(ascii: "\\"): bytes += "\\\\".utf8
        case UInt8(ascii: "\n"): bytes += "\\n".utf8
        case UInt8(ascii: "\r"): bytes += "\\r".utf8
        case UInt8(ascii: "\t"): bytes += "\\t".utf8
        case 0..<0x20, 0x7F: writeEscape(byte)
        default: bytes.append(byte)
        }
      }
      bytes.append(UInt8(ascii: "\""))
    }

    private mutating func writeEscape(_ byte: UInt8) {
      let digits = Array("0123456789abcdef".utf8)
      bytes += "\\u00".utf8
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    }
  }
}
