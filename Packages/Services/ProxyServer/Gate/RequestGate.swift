import HTTP

/// What a head must be like before anything else is looked at.
///
/// Whoever reads a request in another way than we do, a reverse proxy before us say, could be made
/// to take a part of it for the next one. So everything that is read in two ways is refused, even
/// where it means the same.
enum RequestGate {
  /// How many headers a client may send, and how large all of them may be.
  private static let mostHeaders = 100

  /// Checks the head; the size of the body it announces.
  static func check(_ head: HTTPRequestHead) throws(Problem) -> Int {
    guard head.version == "HTTP/1.1" || head.version == "HTTP/1.0" else {
      throw Problem(.invalid, "only HTTP/1.1 is spoken here")
    }
    guard head.headers.count <= mostHeaders else {
      throw Problem(.invalid, "there are too many headers")
    }
    guard head.headers.allSatisfy({ isToken($0.name) && isFieldValue($0.value) }) else {
      throw Problem(.invalid, "a header is malformed")
    }
    guard head.values("transfer-encoding").isEmpty else {
      throw Problem(.invalid, "a body must come with Content-Length, not in chunks")
    }
    try checkHost(of: head)
    let size = try bodySize(of: head)
    guard head.values("content-encoding").allSatisfy({ $0.lowercased() == "identity" }) else {
      throw Problem(.invalid, "a compressed body is not read")
    }
    guard head.values("upgrade").isEmpty else {
      throw Problem(.invalid, "no other protocol is spoken here")
    }
    return size
  }

  private static func checkHost(of head: HTTPRequestHead) throws(Problem) {
    let hosts = head.values("host")
    guard hosts.count == 1, let host = hosts.first, !host.isEmpty,
      host.utf8.allSatisfy({ isLetterOrDigit($0) || "-._:[]".utf8.contains($0) })
    else { throw Problem(.invalid, "a request must have one Host header") }
  }

  private static func bodySize(of head: HTTPRequestHead) throws(Problem) -> Int {
    let lengths = head.values("content-length")
    guard let length = lengths.first else {
      guard head.method != "POST" else {
        throw Problem(.lengthRequired, "a request must say how long its body is")
      }
      return 0
    }
    guard lengths.count == 1, (1...18).contains(length.utf8.count),
      length.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let size = Int(length)
    else { throw Problem(.invalid, "a request must have one Content-Length, a plain number") }
    guard head.method == "POST" || size == 0 else {
      throw Problem(.invalid, "\(head.method == "GET" ? "GET" : "this method") takes no body")
    }
    return size
  }

  /// A token of RFC 9110, 5.6.2.
  private static func isToken(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { isLetterOrDigit($0) || "!#$%&'*+-.^_`|~".utf8.contains($0) }
  }

  private static func isFieldValue(_ value: String) -> Bool {
    value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
