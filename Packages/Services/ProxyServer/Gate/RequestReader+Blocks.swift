import JSON

extension RequestReader {
  /// One part of a message. The type may come behind what it explains, so both are judged at the end.
  mutating func block(_ cursor: inout JSONCursor) throws {
    var type = ""
    try object(&cursor, "content", watching: Self.blockKeys) { reader, cursor, key in
      switch key {
      case "type": type = try reader.text(&cursor, "type")
      case "content": try reader.content(&cursor, "content")
      case "source": try reader.source(&cursor)
      case "image_url": try reader.pictureAddress(&cursor)
      case "input_audio": try reader.inlineData(&cursor, key, data: "data", forbidden: [])
      case "file": try reader.inlineData(&cursor, key, data: "file_data", forbidden: ["file_id"])
      default:
        throw Problem(.invalid, "\(key): only what stands in the request itself is passed on")
      }
    }
    guard Self.blockTypes.contains(type) else {
      throw Problem(.invalid, "content: a part of an unknown type is not passed on")
    }
  }

  private static let blockKeys = [
    "type", "content", "source", "image_url", "input_audio", "file", "url", "file_id", "file_url",
  ]

  private static let blockTypes: Set<String> = [
    "text", "image", "document", "tool_use", "tool_result", "thinking", "redacted_thinking",
    "search_result", "image_url", "input_audio", "file", "refusal",
  ]

  /// `{"type": "base64", "media_type": …, "data": …}`. The source of a search result is mere text.
  private mutating func source(_ cursor: inout JSONCursor) throws {
    if try cursor.kind() == .string { return try cursor.skip() }
    var type = ""
    let keys = ["type", "data", "content", "url", "file_id"]
    try object(&cursor, "source", watching: keys) { reader, cursor, key in
      switch key {
      case "type": type = try reader.text(&cursor, "type")
      case "data": reader.attach(try cursor.rawString())
      case "content": try reader.content(&cursor, "content")
      default: throw Problem(.invalid, "source: only inline data is passed on, no address or file")
      }
    }
    guard ["base64", "text", "content"].contains(type) else {
      throw Problem(.invalid, "source: only inline data is passed on, no address or file")
    }
  }

  /// `{"url": "data:…"}`, or that address alone.
  private mutating func pictureAddress(_ cursor: inout JSONCursor) throws {
    if try cursor.kind() == .string { return try inlineAddress(&cursor) }
    try object(&cursor, "image_url", watching: ["url"]) { reader, cursor, _ in
      try reader.inlineAddress(&cursor)
    }
  }

  private mutating func inlineAddress(_ cursor: inout JSONCursor) throws {
    let raw = try cursor.rawString()
    guard cursor.bytes[raw.range].starts(with: "data:image/".utf8) else {
      throw Problem(.invalid, "image_url: only data:image/… is passed on, no address to fetch")
    }
    attach(raw)
  }

  private mutating func inlineData(
    _ cursor: inout JSONCursor,
    _ what: String,
    data: String,
    forbidden: [String]
  ) throws {
    try object(&cursor, what, watching: [data] + forbidden) { reader, cursor, key in
      guard key == data else {
        throw Problem(.invalid, "\(what): only inline data is passed on, no file kept elsewhere")
      }
      reader.attach(try cursor.rawString())
    }
  }

  private mutating func attach(_ raw: JSONCursor.RawString) {
    found.attachments += 1
    found.attachmentBytes += raw.range.count
  }
}
