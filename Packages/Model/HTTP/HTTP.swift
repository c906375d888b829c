/// A request to a server.
package struct HTTPRequest: Sendable {
  package var method: String
  package var url: String
  package var headers: [HTTPHeader]
  package var body: [UInt8]
  /// Seconds the whole exchange may take; `nil` for no limit but that of a stalled transfer.
  package var timeout: Double?
  /// The largest body that is accepted, in bytes.
  package var maximumBodySize: Int
  package var policy: HTTPPolicy

  package init(
    method: String = "GET",
    url: String,
    headers: [HTTPHeader] = [],
    body: [UInt8] = [],
    timeout: Double? = 5,
    maximumBodySize: Int = 16 << 20,
    policy: HTTPPolicy = HTTPPolicy()
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.timeout = timeout
    self.maximumBodySize = maximumBodySize
    self.policy = policy
  }

  /// The first header called `name`.
  package subscript(name: String) -> String? {
    headers.first { $0.isCalled(name) }?.value
  }
}

/// One header line; names compare without regard to case.
package struct HTTPHeader: Equatable, Sendable {
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Whether that is its name. Bytes are compared, because every request asks this dozens of times.
  package func isCalled(_ other: String) -> Bool {
    name.utf8.count == other.utf8.count
      && zip(name.utf8, other.utf8).allSatisfy { small($0) == small($1) }
  }
}

/// A letter of ASCII as a small one; any other byte as it is.
private func small(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}

/// The head of a server's answer.
package struct HTTPResponseHead: Equatable, Sendable {
  package let status: Int
  package let headers: [HTTPHeader]

  package init(status: Int, headers: [HTTPHeader]) {
    self.status = status
    self.headers = headers
  }

  /// The first header called `name`.
  package subscript(name: String) -> String? {
    headers.first { $0.isCalled(name) }?.value
  }
}

/// A server's whole answer.
package struct HTTPResponse: Sendable {
  package let head: HTTPResponseHead
  package let body: [UInt8]

  package init(head: HTTPResponseHead, body: [UInt8]) {
    self.head = head
    self.body = body
  }
}

/// Something that can send requests. Cancelling the task aborts the exchange at once.
package protocol HTTPClient: Sendable {
  /// Sends `request` and collects the body.
  func send(_ request: HTTPRequest) async throws -> HTTPResponse

  /// Sends `request`; hands the head to `onHead` once, then each piece of the body to `onBody`, in
  /// order. Either may throw to abort the transfer; that error is what the call throws.
  func stream(
    _ request: HTTPRequest,
    onHead: @escaping @Sendable (HTTPResponseHead) throws -> Void,
    onBody: @escaping @Sendable ([UInt8]) throws -> Void
  ) async throws
}

/// Why an exchange failed before a whole answer came.
package struct HTTPFailure: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case cannotConnect, timedOut, interrupted, tooLarge, notAllowed, tls, malformed
  }

  package let kind: Kind
  /// One line, lower case, without headers, keys or query strings.
  package let message: String

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
