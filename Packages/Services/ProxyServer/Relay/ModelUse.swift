import JSON

/// The tokens of the model that an answer says it took; `nil` where it does not say.
struct ModelUse: Equatable, Sendable {
  var input: Int?
  var output: Int?

  var total: Int? {
    guard input != nil || output != nil else { return nil }
    return (input ?? 0) + (output ?? 0)
  }

  /// Takes over what a whole answer, or one event of a stream, says. A later word counts more.
  mutating func read(_ text: [UInt8]) {
    var cursor = JSONCursor(text)
    guard (try? cursor.kind()) == .object else { return }
    // An answer that is cut short has said nothing.
    try? cursor.object { cursor, key in
      switch (key, try cursor.kind()) {
      case ("usage", .object): try readUse(&cursor)
      case ("message", .object):
        try cursor.object { cursor, key in
          let isUse = try key == "usage" && cursor.kind() == .object
          if isUse { try readUse(&cursor) } else { try cursor.skip() }
        }
      default: try cursor.skip()
      }
    }
  }

  private mutating func readUse(_ cursor: inout JSONCursor) throws {
    var input: Int?
    var output: Int?
    try cursor.object { cursor, key in
      guard try cursor.kind() == .number else { return try cursor.skip() }
      let number = Int(String(decoding: cursor.bytes[try cursor.number()], as: UTF8.self))
      guard let number, (0...100_000_000).contains(number) else { return }
      switch key {
      case "input_tokens", "prompt_tokens", "cache_creation_input_tokens",
        "cache_read_input_tokens":
        input = (input ?? 0) + number
      case "output_tokens", "completion_tokens": output = number
      default: break
      }
    }
    self.input = input ?? self.input
    self.output = output ?? self.output
  }
}

/// Reads the events of a stream (`text/event-stream`) for what they say of tokens.
struct EventReader: Sendable {
  private(set) var use = ModelUse()
  private var line: [UInt8] = []
  /// No event that tells of tokens is near as long.
  private static let longest = 1 << 20

  /// Takes the next piece of the stream.
  mutating func read(_ piece: [UInt8]) {
    var rest = piece[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      line += rest[..<end]
      readLine()
      line.removeAll(keepingCapacity: true)
      rest = rest[(end + 1)...]
    }
    if line.count + rest.count <= Self.longest { line += rest }
  }

  private mutating func readLine() {
    let prefix = Array("data:".utf8)
    guard line.starts(with: prefix) else { return }
    use.read(Array(line.dropFirst(prefix.count)))
  }
}
