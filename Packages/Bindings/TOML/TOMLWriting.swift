extension TOMLValue {
  /// The value as TOML on one line.
  package var written: String {
    switch self {
    case .string(let text): quoted(text)
    case .integer(let number): String(number)
    case .double(let number): "\(number)"
    case .bool(let flag): flag ? "true" : "false"
    case .date(let text): text
    case .array(let values): "[" + values.map(\.written).joined(separator: ", ") + "]"
    case .table(let table) where table.isEmpty: "{}"
    case .table(let table):
      "{ "
        + table.sorted { $0.key < $1.key }
        .map { "\(writtenKey([$0.key])) = \($0.value.written)" }
        .joined(separator: ", ") + " }"
    }
  }
}

/// A key as TOML: bare where that is allowed, dotted where it has several parts.
func writtenKey(_ path: [String]) -> String {
  path.map { part in
    let isBare = part.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isBare && !part.isEmpty ? part : quoted(part)
  }
  .joined(separator: ".")
}

private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\0"..."\u{1F}", "\u{7F}":
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
