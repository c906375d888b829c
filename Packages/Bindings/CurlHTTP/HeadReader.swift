import HTTP

/// Puts together the head of an answer from its lines.
struct HeadReader {
  private var status = 0
  private var headers: [HTTPHeader] = []
  private var size = 0
  /// Whether the end of the head has come.
  private(set) var isDone = false

  /// Far more than an honest server sends.
  private static let maximumSize = 256 << 10

  /// Takes a line; gives the head once its end has come. Heads of interim answers (1xx) and what
  /// may follow the body are passed over.
  mutating func read(_ line: [UInt8]) throws(HTTPFailure) -> HTTPResponseHead? {
    size += line.count
    guard size <= Self.maximumSize else {
      throw HTTPFailure(.malformed, "the head of the answer is too large")
    }
    let text = String(decoding: line.prefix { $0 != 0x0D && $0 != 0x0A }, as: UTF8.self)
    guard !isDone else { return nil }
    if text.hasPrefix("HTTP/") {
      headers = []
      status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    } else if text.isEmpty {
      guard status >= 200 else { return nil }
      isDone = true
      return HTTPResponseHead(status: status, headers: headers)
    } else if let colon = text.firstIndex(of: ":") {
      let value = text[text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      headers.append(HTTPHeader(String(text[..<colon]), trimmed(value)))
    }
    return nil
  }

  private func trimmed(_ text: Substring) -> String {
    var text = text
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}
