extension JSON {
  /// Reads a JSON text (RFC 8259) that is the whole of `bytes`, strictly: no comments, no comma too
  /// many, no key twice in an object, no number beyond what a `Double` holds.
  ///
  /// - Throws: `JSONFlaw`.
  package init(reading bytes: [UInt8]) throws {
    var cursor = JSONCursor(bytes)
    self = try cursor.value()
    try cursor.end()
  }
}

extension JSONCursor {
  /// Takes a value of any kind.
  package mutating func value() throws -> JSON {
    switch try kind() {
    case .object: try members()
    case .array: try elements()
    case .string: .string(try string().text)
    case .number: try numberValue()
    case .bool: .bool(try bool())
    case .null:
      try nullValue()
    }
  }

  private mutating func members() throws -> JSON {
    var members: [JSON.Member] = []
    var keys: Set<String> = []
    try object { cursor, key in
      guard keys.insert(key).inserted else { throw cursor.flaw("a key stands there twice") }
      members.append(JSON.Member(key, try cursor.value()))
    }
    return .object(members)
  }

  private mutating func elements() throws -> JSON {
    var elements: [JSON] = []
    try array { cursor in elements.append(try cursor.value()) }
    return .array(elements)
  }

  /// Whole numbers stay whole where they fit.
  private mutating func numberValue() throws -> JSON {
    let text = String(decoding: bytes[try number()], as: UTF8.self)
    if let whole = Int(text), text != "-0" { return .int(whole) }
    guard let number = Double(text), number.isFinite else { throw flaw("a number is too large") }
    return .number(number)
  }

  private mutating func nullValue() throws -> JSON {
    try skip()
    return .null
  }
}
