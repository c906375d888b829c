import HTTP

/// A status that is no file.
struct StatusFailure: Error {
  let status: Int
  let retryAfter: Int?

  init(_ head: HTTPResponseHead) {
    status = head.status
    retryAfter = head["retry-after"].flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  var mayPass: Bool { [408, 429, 500, 502, 503, 504].contains(status) }
}

/// The server's answer does not go on where our part ends; only starting over helps.
struct MismatchFailure: Error {}

/// What `Content-Range: bytes 100-999/1000` says.
struct ContentRange: Equatable {
  let start: Int
  let total: Int?

  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count == 2, words[0].lowercased() == "bytes" else { return nil }
    let parts = words[1].split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let ends = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let start = Int(ends[0]), let end = Int(ends[1]), start >= 0,
      end >= start
    else { return nil }
    let total = Int(parts[1])
    guard total != nil || parts[1] == "*" else { return nil }
    if let total, end != total - 1 { return nil }
    self.start = start
    self.total = total
  }
}
