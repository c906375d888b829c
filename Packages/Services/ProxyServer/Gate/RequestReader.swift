import JSON

/// Walks over a request's body and refuses what would make the vendor fetch something, run
/// something, or answer without end.
///
/// Servers read JSON in two ways where a key comes twice, and some take `Model` for `model`; so
/// either is refused for every key that is looked at.
struct RequestReader {
  let api: SpokenAPI
  var found = RequestInspection()
  var hasMessages = false

  init(api: SpokenAPI) { self.api = api }

  mutating func read(_ cursor: inout JSONCursor) throws {
    guard try cursor.kind() == .object else {
      throw Problem(.invalid, "the body must be an object")
    }
    var keys = KeyWatch(api == .anthropic ? Self.anthropicKeys : Self.openAIKeys)
    try cursor.object { cursor, key in
      switch try keys.see(key) {
      case "model": found.model = try text(&cursor, "model")
      case "stream": found.isStream = try flag(&cursor, "stream")
      case "max_tokens", "max_completion_tokens": try limit(&cursor, key)
      case "n":
        let isNull = try cursor.kind() == .null
        guard try isNull || whole(&cursor, "n").tokens == 1 else {
          throw Problem(.invalid, "n: one answer a request is passed on")
        }
        if isNull { try cursor.skip() }
      case "messages":
        hasMessages = true
        try list(&cursor, "messages") { reader, cursor in try reader.message(&cursor) }
      case "system": try content(&cursor, "system")
      case "tools": try list(&cursor, "tools") { reader, cursor in try reader.tool(&cursor) }
      case let forbidden?: try absent(&cursor, forbidden)
      case nil: try cursor.skip()
      }
    }
  }

  private static let anthropicKeys = [
    "model", "stream", "max_tokens", "messages", "system", "tools", "mcp_servers", "container",
  ]
  private static let openAIKeys = [
    "model", "stream", "max_tokens", "max_completion_tokens", "n", "messages", "tools",
    "web_search_options",
  ]

  // MARK: - Single values

  func text(_ cursor: inout JSONCursor, _ key: String) throws -> String {
    guard try cursor.kind() == .string else { throw Problem(.invalid, "\(key): a text is needed") }
    return try cursor.string().text
  }

  private func flag(_ cursor: inout JSONCursor, _ key: String) throws -> Bool {
    switch try cursor.kind() {
    case .bool: return try cursor.bool()
    case .null:
      try cursor.skip()
      return false
    default: throw Problem(.invalid, "\(key): true or false is needed")
    }
  }

  private mutating func limit(_ cursor: inout JSONCursor, _ key: String) throws {
    // `null` leaves it open, so a limit has to be written in its place.
    if try cursor.kind() == .null {
      try cursor.skip()
      let end = cursor.place
      found.limits.append(.init(range: end - 4..<end, tokens: .max))
    } else {
      found.limits.append(try whole(&cursor, key))
    }
  }

  private func whole(
    _ cursor: inout JSONCursor,
    _ key: String
  ) throws -> RequestInspection.TokenLimit {
    guard try cursor.kind() == .number else {
      throw Problem(.invalid, "\(key): a whole number is needed")
    }
    let range = try cursor.number()
    let digits = String(decoding: cursor.bytes[range], as: UTF8.self)
    guard let number = Int(digits), number > 0 else {
      throw Problem(.invalid, "\(key): a whole number above 0 is needed")
    }
    return .init(range: range, tokens: number)
  }

  private func absent(_ cursor: inout JSONCursor, _ key: String) throws {
    switch try cursor.kind() {
    case .null: try cursor.skip()
    case .array:
      try cursor.array { _ in throw Problem(.invalid, "\(key): is not passed on") }
    default: throw Problem(.invalid, "\(key): is not passed on")
    }
  }

  // MARK: - Lists

  mutating func list(
    _ cursor: inout JSONCursor,
    _ key: String,
    _ element: (inout RequestReader, inout JSONCursor) throws -> Void
  ) throws {
    switch try cursor.kind() {
    case .array: try cursor.array { cursor in try element(&self, &cursor) }
    case .null: try cursor.skip()
    default: throw Problem(.invalid, "\(key): a list is needed")
    }
  }

  mutating func object(
    _ cursor: inout JSONCursor,
    _ what: String,
    watching keys: [String],
    _ member: (inout RequestReader, inout JSONCursor, String) throws -> Void
  ) throws {
    guard try cursor.kind() == .object else {
      throw Problem(.invalid, "\(what): an object is needed")
    }
    var watch = KeyWatch(keys)
    try cursor.object { cursor, key in
      if let key = try watch.see(key) {
        try member(&self, &cursor, key)
      } else {
        try cursor.skip()
      }
    }
  }

  private mutating func message(_ cursor: inout JSONCursor) throws {
    try object(&cursor, "messages", watching: ["content", "audio"]) { reader, cursor, key in
      if key == "content" {
        try reader.content(&cursor, "content")
      } else {
        try reader.absent(&cursor, key)
      }
    }
  }

  /// Tools that the client runs itself; the vendor's own would fetch pages or run programs.
  private mutating func tool(_ cursor: inout JSONCursor) throws {
    try object(&cursor, "tools", watching: ["type"]) { reader, cursor, key in
      if try cursor.kind() == .null { return try cursor.skip() }
      let type = try reader.text(&cursor, "type")
      guard type == "custom" || type == "function" else {
        throw Problem(.invalid, "tools: only tools that the client runs are passed on")
      }
    }
  }

  /// A text, or a list of blocks.
  mutating func content(_ cursor: inout JSONCursor, _ key: String) throws {
    switch try cursor.kind() {
    case .string: _ = try cursor.rawString()
    case .null: try cursor.skip()
    default: try list(&cursor, key) { reader, cursor in try reader.block(&cursor) }
    }
  }
}

/// Sees each key of an object, and refuses one that others could read as another.
struct KeyWatch {
  private let watched: [String]
  private var seen: [String] = []

  init(_ watched: [String]) { self.watched = watched }

  /// The key, if it is one to look at.
  mutating func see(_ key: String) throws(Problem) -> String? {
    let isWatched = watched.contains(key)
    guard isWatched || !watched.contains(where: { $0 == key.lowercased() }) else {
      throw Problem(.invalid, "the keys of a request are written in small letters")
    }
    guard isWatched else { return nil }
    guard !seen.contains(key) else { throw Problem(.invalid, "\(key): stands there twice") }
    seen.append(key)
    return key
  }
}
