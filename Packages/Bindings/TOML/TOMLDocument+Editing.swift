extension TOMLDocument {
  /// The text with `path` set to `value`, all other bytes as they were: comments, order, spaces.
  ///
  /// A key that is not there gets a line at the end of its table, and a table that is not there is
  /// made at the end of the text. What comes out is read again and must differ in this value alone.
  package func setting(
    _ path: [String],
    to value: TOMLValue
  ) throws(TOMLEditError) -> TOMLDocument {
    guard !path.isEmpty else { throw TOMLEditError(reason: .isTable, path: path, line: 0) }
    let trail = trail(to: path)
    let edit: TOMLEdit
    if trail.count > path.count, let node = trail.last {
      if node.isLeaf, node.value == value { return self }
      edit = try replacing(node, at: path, with: value)
    } else {
      edit = try inserting(value, at: path, below: trail)
    }
    return try applying(edit, at: path, expecting: self.value.setting(path[...], to: value))
  }

  /// The text without the line or lines of `path`; unchanged where there is no such key.
  package func removing(_ path: [String]) throws(TOMLEditError) -> TOMLDocument {
    let trail = trail(to: path)
    guard let node = trail.last, trail.count > path.count else { return self }
    try requireLeaf(node, at: path)
    guard !trail.dropLast().contains(where: \.isInline) else {
      throw TOMLEditError(reason: .isInBraces, path: path, line: node.line)
    }
    let lines = lineStart(node.keyStart)..<nextLine(node.range.upperBound)
    // Tables that only dotted keys made go with the last of these.
    let dotted = trail.dropFirst().dropLast().reversed().prefix(while: isDotted)
    let expected = self.value.removing(path[...], pruningFrom: path.count - 1 - dotted.count)
    return try applying(TOMLEdit(range: lines, text: ""), at: path, expecting: expected)
  }

  private func applying(
    _ edit: TOMLEdit,
    at path: [String],
    expecting expected: TOMLValue
  ) throws(TOMLEditError) -> TOMLDocument {
    var changed = bytes
    changed.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    guard let document = try? TOMLDocument(changed), document.value == expected else {
      throw TOMLEditError(reason: .wouldNotRead, path: path, line: line(of: edit.range.lowerBound))
    }
    return document
  }

  /// The nodes from the root along `path`, as far as they are there.
  private func trail(to path: [String]) -> [TOMLNode] {
    var trail = [root]
    var node = root
    for key in path {
      guard node.isTable, let child = node.child(key) else { break }
      node = child
      trail.append(child)
    }
    return trail
  }

  private func replacing(
    _ node: TOMLNode,
    at path: [String],
    with value: TOMLValue
  ) throws(TOMLEditError) -> TOMLEdit {
    try requireLeaf(node, at: path)
    guard !holdsComments(node) else {
      throw TOMLEditError(reason: .holdsComments, path: path, line: node.line)
    }
    return TOMLEdit(range: node.range, text: value.written)
  }

  private func requireLeaf(_ node: TOMLNode, at path: [String]) throws(TOMLEditError) {
    guard !node.isLeaf else { return }
    let reason: TOMLEditError.Reason = node.isTable ? .isTable : .isInTables
    throw TOMLEditError(reason: reason, path: path, line: node.line)
  }

  /// Whether a number sign stands outside the values of a list, which makes it a comment.
  private func holdsComments(_ node: TOMLNode) -> Bool {
    var rest = node.range
    var gaps: [Range<Int>] = []
    var values: [Range<Int>] = []
    node.visit { if case .value = $0.content { values.append($0.range) } }
    for value in values.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      gaps.append(rest.lowerBound..<value.lowerBound)
      rest = value.upperBound..<rest.upperBound
    }
    return (gaps + [rest]).contains { bytes[$0].contains(UInt8(ascii: "#")) }
  }
}

extension TOMLValue {
  fileprivate func setting(_ path: ArraySlice<String>, to value: TOMLValue) -> TOMLValue {
    guard let key = path.first else { return value }
    var table: [String: TOMLValue] = [:]
    if case .table(let content) = self { table = content }
    table[key] = (table[key] ?? .table([:])).setting(path.dropFirst(), to: value)
    return .table(table)
  }

  /// Without the value at `path`, and without tables left empty from depth `depth` on.
  fileprivate func removing(_ path: ArraySlice<String>, pruningFrom depth: Int) -> TOMLValue {
    guard case .table(var table) = self, let key = path.first else { return self }
    let isLast = path.count == 1
    table[key] =
      isLast ? nil : table[key]?.removing(path.dropFirst(), pruningFrom: depth)
    if case .table(let inner)? = table[key], inner.isEmpty, !isLast, path.startIndex >= depth {
      table[key] = nil
    }
    return .table(table)
  }
}
