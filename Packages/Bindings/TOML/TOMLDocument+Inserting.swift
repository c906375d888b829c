extension TOMLDocument {
  /// A line, or a table with a line, for `path`, of which only the nodes of `trail` are there.
  func inserting(
    _ value: TOMLValue,
    at path: [String],
    below trail: [TOMLNode]
  ) throws(TOMLEditError) -> TOMLEdit {
    guard let deepest = trail.last else { return TOMLEdit(range: start..<start, text: "") }
    let depth = trail.count - 1
    func line(from depth: Int) -> String {
      "\(writtenKey(Array(path.dropFirst(depth)))) = \(value.written)"
    }
    guard deepest.isTable else {
      let reason: TOMLEditError.Reason = deepest.isLeaf ? .isNoTable : .isInTables
      throw TOMLEditError(reason: reason, path: Array(path.prefix(depth)), line: deepest.line)
    }
    if deepest.isInline { return insertion(of: line(from: depth), inBraces: deepest) }
    guard !trail.contains(where: \.isInline) else {
      throw TOMLEditError(reason: .isInBraces, path: path, line: deepest.line)
    }
    if depth == 0, path.count == 1 { return insertionAtTop(of: line(from: 0)) }
    if depth > 0, isDotted(deepest) {
      let dotted = trail.dropFirst().reversed().prefix(while: isDotted).count
      return insertion(of: line(from: depth - dotted), after: deepest)
    }
    if depth > 0, depth == path.count - 1, hasHeader(deepest) {
      return insertion(of: line(from: depth), after: deepest)
    }
    return newTable(Array(path.dropLast()), with: line(from: path.count - 1))
  }

  private func insertion(of line: String, inBraces table: TOMLNode) -> TOMLEdit {
    let values = table.range.lowerBound..<table.range.upperBound
    guard let last = lastChildEnd(of: table) else {
      return TOMLEdit(range: values, text: "{ \(line) }")
    }
    return TOMLEdit(range: last..<last, text: ", \(line)")
  }

  private func lastChildEnd(of table: TOMLNode) -> Int? {
    table.children.compactMap { lastValue(below: $0, within: table.range)?.range.upperBound }.max()
  }

  /// After the last value of a table, or its header, in the section where the table is made.
  private func insertion(of line: String, after table: TOMLNode) -> TOMLEdit {
    let section = section(around: table.range.lowerBound)
    guard let last = lastValue(below: table, within: section) else {
      return self.line(line, after: table.range.upperBound)
    }
    return self.line(indentation(last.keyStart) + line, after: last.range.upperBound)
  }

  private func line(_ line: String, after offset: Int) -> TOMLEdit {
    let stop = lineStop(offset)
    return TOMLEdit(range: stop..<stop, text: lineEnd + line)
  }

  /// Among the keys that stand before any header.
  private func insertionAtTop(of line: String) -> TOMLEdit {
    let section = section(around: start - 1)
    if let last = lastValue(below: root, within: section) {
      return self.line(indentation(last.keyStart) + line, after: last.range.upperBound)
    }
    guard section.upperBound < bytes.count else { return atEnd(line) }
    // A comment right above the first header belongs to it.
    var place = lineStart(section.upperBound)
    while place > start, isComment(lineAt: lineStart(place - 1)) { place = lineStart(place - 1) }
    return TOMLEdit(range: place..<place, text: line + lineEnd + lineEnd)
  }

  private func isComment(lineAt start: Int) -> Bool {
    bytes[start..<nextLine(start)]
      .first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: "#")
  }

  private func newTable(_ path: [String], with line: String) -> TOMLEdit {
    let table = "[\(writtenKey(path))]" + lineEnd + line
    let isFirst = bytes.count == start || bytes.suffix(lineEnd.utf8.count * 2) == twoLineEnds
    return atEnd(isFirst ? table : lineEnd + table)
  }

  private var twoLineEnds: ArraySlice<UInt8> { Array((lineEnd + lineEnd).utf8)[...] }

  /// As the last line, after a line end where the text lacks one.
  private func atEnd(_ line: String) -> TOMLEdit {
    let isEnded = bytes.count == start || bytes.last == UInt8(ascii: "\n")
    let text = (isEnded ? "" : lineEnd) + line + lineEnd
    return TOMLEdit(range: bytes.count..<bytes.count, text: text)
  }
}
