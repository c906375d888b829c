import CTOML

/// The nodes toml++ made of a text, freed when this goes away.
@safe struct ParsedTOML: ~Copyable {
  private let handle: OpaquePointer

  /// Reads `text`. The corresponding C function is `reset_toml_parse`.
  init(_ text: [UInt8]) throws(TOMLError) {
    var error = reset_toml_error()
    let handle = unsafe text.withUnsafeBytes { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        // An empty text may have no address.
        guard let start = characters.baseAddress else {
          return unsafe reset_toml_parse("", 0, &error)
        }
        return unsafe reset_toml_parse(start, characters.count, &error)
      }
    }
    guard let handle = unsafe handle else { throw TOMLError(error) }
    unsafe self.handle = handle
  }

  deinit { unsafe reset_toml_free(handle) }

  /// The tree, copied out of C.
  borrowing func root() -> TOMLNode {
    var count = 0
    let start = unsafe reset_toml_nodes(handle, &count)
    let nodes = unsafe UnsafeBufferPointer(start: start, count: count)
    var next = 0
    return unsafe Self.take(&next, of: nodes)
  }

  /// The node at `next` with all that belongs to it; moves `next` past them.
  private static func take(
    _ next: inout Int,
    of nodes: UnsafeBufferPointer<reset_toml_node>
  ) -> TOMLNode {
    let source = unsafe nodes[next]
    next += 1
    var node = unsafe TOMLNode(source)
    for _ in 0..<(unsafe source.child_count) { node.children.append(unsafe take(&next, of: nodes)) }
    return node
  }
}

extension TOMLNode {
  fileprivate init(_ source: reset_toml_node) {
    self.init(
      content: unsafe Content(source),
      key: unsafe text(source.key, source.key_length),
      isInline: unsafe source.is_inline,
      keyStart: unsafe source.key_begin,
      range: unsafe source.begin..<max(source.begin, source.end),
      line: unsafe Int(source.line),
      column: unsafe Int(source.column)
    )
  }
}

extension TOMLNode.Content {
  fileprivate init(_ source: reset_toml_node) {
    self =
      switch unsafe source.kind {
      case RESET_TOML_TABLE: .table
      case RESET_TOML_ARRAY: .array
      case RESET_TOML_INTEGER: .value(.integer(unsafe source.integer))
      case RESET_TOML_REAL: .value(.double(unsafe source.real))
      case RESET_TOML_BOOLEAN: .value(.bool(unsafe source.boolean))
      case RESET_TOML_DATE: .value(.date(unsafe text(source.text, source.text_length)))
      default: .value(.string(unsafe text(source.text, source.text_length)))
      }
  }
}

extension TOMLError {
  fileprivate init(_ error: reset_toml_error) {
    let message = unsafe withUnsafeBytes(of: error.message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    self.init(line: Int(error.line), column: Int(error.column), message: message)
  }
}

private func text(_ start: UnsafePointer<CChar>?, _ length: Int) -> String {
  unsafe String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
}
