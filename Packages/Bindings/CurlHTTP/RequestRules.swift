import HTTP

extension HTTPRequest {
  /// Refuses what would be another request on the wire than it is in memory.
  func checkWords() throws(HTTPFailure) {
    guard !method.isEmpty, method.utf8.allSatisfy(isTokenByte) else {
      throw HTTPFailure(.notAllowed, "the method is no word")
    }
    for header in headers {
      guard !header.name.isEmpty, header.name.utf8.allSatisfy(isTokenByte) else {
        throw HTTPFailure(.notAllowed, "the name of a header is no word")
      }
      guard header.value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
        throw HTTPFailure(.notAllowed, "the value of a header holds a control character")
      }
    }
  }

  var isFetch: Bool { method == "GET" || method == "HEAD" }

  /// Whether the body may come compressed; ranges count the bytes of one fixed form.
  var acceptsCompression: Bool { policy.allowsCompression && self["range"] == nil }

  /// The header lines as libcurl wants them.
  ///
  /// - Parameter isElsewhere: Whether the request goes to another server than it was made for.
  ///   Then only headers that are known to hold no secret go along.
  func headerLines(isElsewhere: Bool) -> [String] {
    let sent = headers.filter { !isElsewhere || harmless.contains($0.name.lowercased()) }
    // Libcurl takes "Name;" for a header without a value, and "Expect:" for not sending it.
    return sent.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" } + ["Expect:"]
  }

  private var harmless: Set<String> {
    [
      "accept", "accept-language", "if-match", "if-modified-since", "if-none-match", "if-range",
      "range",
    ]
  }
}

private func isTokenByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
  }
}
