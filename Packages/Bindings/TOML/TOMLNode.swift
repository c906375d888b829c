/// A value and the bytes of the text it came from.
struct TOMLNode: Sendable {
  enum Content: Sendable {
    case value(TOMLValue)
    case array
    case table
  }

  let content: Content
  /// The name in the table around it; empty in an array and for the root.
  let key: String
  /// Written in braces or brackets, rather than made by headers or dotted keys.
  let isInline: Bool
  let keyStart: Int
  /// The value, or for a table with a header the header.
  let range: Range<Int>
  let line: Int
  let column: Int
  var children: [TOMLNode] = []

  init(
    content: Content,
    key: String,
    isInline: Bool,
    keyStart: Int,
    range: Range<Int>,
    line: Int,
    column: Int
  ) {
    self.content = content
    self.key = key
    self.isInline = isInline
    self.keyStart = keyStart
    self.range = range
    self.line = line
    self.column = column
  }

  var isTable: Bool { if case .table = content { true } else { false } }

  /// Whether it is written as one value after an equals sign or a comma.
  var isLeaf: Bool { if case .value = content { true } else { isInline } }

  var value: TOMLValue {
    switch content {
    case .value(let value): value
    case .array: .array(children.map(\.value))
    case .table: .table(Dictionary(children.map { ($0.key, $0.value) }) { _, last in last })
    }
  }

  /// The child called `key`, byte for byte: TOML tells apart what Unicode calls equivalent.
  func child(_ key: String) -> TOMLNode? {
    children.first { $0.key.utf8.elementsEqual(key.utf8) }
  }

  /// Calls `body` for this node and all below it.
  func visit(_ body: (TOMLNode) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}
