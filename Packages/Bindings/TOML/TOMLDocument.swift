/// TOML text that was read, and can be changed without touching what is not meant.
package struct TOMLDocument: Sendable {
  /// The text, byte for byte.
  package let bytes: [UInt8]
  let root: TOMLNode

  package init(_ bytes: [UInt8]) throws(TOMLError) {
    self.bytes = bytes
    root = try ParsedTOML(bytes).root()
  }

  package init(_ text: String) throws(TOMLError) { try self.init(Array(text.utf8)) }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Everything as one table.
  package var value: TOMLValue { root.value }

  /// A value with its place in the text.
  package struct Entry: Equatable, Sendable {
    /// The names that lead to it, from the outermost table in.
    package let path: [String]
    package let value: TOMLValue
    package let line: Int
    package let column: Int
  }

  /// What is found at `path`: a value or a whole table; nothing inside an array.
  package func entry(at path: [String]) -> Entry? {
    var node = root
    for key in path {
      guard node.isTable, let child = node.child(key) else { return nil }
      node = child
    }
    return Entry(path: path, value: node.value, line: node.line, column: node.column)
  }

  package func value(at path: [String]) -> TOMLValue? { entry(at: path)?.value }

  /// All values outside arrays, in the order of the text. Tables are looked into, inline ones too;
  /// a table with nothing in it stands for itself, and so does an array of tables.
  package var entries: [Entry] {
    var found: [(start: Int, entry: Entry)] = []
    func collect(_ node: TOMLNode, _ path: [String]) {
      if node.isTable, !node.children.isEmpty || path.isEmpty {
        for child in node.children { collect(child, path + [child.key]) }
      } else {
        let entry = Entry(path: path, value: node.value, line: node.line, column: node.column)
        found.append((node.range.lowerBound, entry))
      }
    }
    collect(root, [])
    return found.sorted { $0.start < $1.start }.map(\.entry)
  }
}
