/// Bytes of a text to be replaced.
struct TOMLEdit {
  let range: Range<Int>
  let text: String
}

private let newline = UInt8(ascii: "\n")
private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

// Where things stand in the text.
extension TOMLDocument {
  /// The line end used here.
  var lineEnd: String {
    guard let first = bytes.firstIndex(of: newline) else { return "\n" }
    return first > 0 && bytes[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// Where the text begins, after a byte order mark.
  var start: Int { bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0 }

  func line(of offset: Int) -> Int { bytes[..<offset].count { $0 == newline } + 1 }

  func lineStart(_ offset: Int) -> Int {
    max(start, bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0)
  }

  /// Where the next line begins, or the text ends.
  func nextLine(_ offset: Int) -> Int {
    bytes[offset...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.count
  }

  /// Where the line of `offset` ends, before its line end.
  func lineStop(_ offset: Int) -> Int {
    guard let stop = bytes[offset...].firstIndex(of: newline) else { return bytes.count }
    return stop > offset && bytes[stop - 1] == UInt8(ascii: "\r") ? stop - 1 : stop
  }

  /// The blanks before the first key of the line.
  func indentation(_ offset: Int) -> String {
    let blanks = bytes[lineStart(offset)..<offset].prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// Whether only dotted keys made this table: `a` in `a.b = 1`.
  func isDotted(_ node: TOMLNode) -> Bool {
    node.isTable && !node.isInline && bytes[node.range.lowerBound] != UInt8(ascii: "[")
  }

  /// Whether the table has a header of its own. One that only `[a.b]` implies has that header's
  /// place, which is also the place of something in it.
  func hasHeader(_ node: TOMLNode) -> Bool {
    guard node.isTable, !node.isInline, !isDotted(node) else { return false }
    return !node.children.contains {
      !$0.isLeaf && $0.range.lowerBound == node.range.lowerBound
    }
  }

  /// The bytes between the header that stands last before `offset` and the next one.
  func section(around offset: Int) -> Range<Int> {
    var section = start..<bytes.count
    for header in headers {
      if header.lowerBound > offset {
        section = section.lowerBound..<min(section.upperBound, header.lowerBound)
      } else {
        section = max(section.lowerBound, header.upperBound)..<section.upperBound
      }
    }
    return section
  }

  /// The headers of the text, in no order; some of them more than once.
  private var headers: [Range<Int>] {
    var headers: [Range<Int>] = []
    for child in root.children {
      child.visit { node in
        // A list of tables is skipped, since it reaches from its first header to its last.
        guard node.isTable, !node.isInline, !isDotted(node) else { return }
        headers.append(node.range)
      }
    }
    return headers
  }

  /// The last value below `node` whose text lies within `section`.
  func lastValue(below node: TOMLNode, within section: Range<Int>) -> TOMLNode? {
    var last: TOMLNode?
    func look(_ node: TOMLNode) {
      guard !node.isLeaf else {
        let isLater = node.range.upperBound > (last?.range.upperBound ?? 0)
        if section.contains(node.range.lowerBound), isLater { last = node }
        return
      }
      for child in node.children { look(child) }
    }
    look(node)
    return last
  }
}
