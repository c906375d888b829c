/// The head of a request that a server received.
package struct HTTPRequestHead: Sendable {
  package let method: String
  /// What the request line names, as it came: `/v1/messages?beta=true`.
  package let target: String
  package let version: String
  package let headers: [HTTPHeader]
  /// The numeric address of whoever sent it.
  package let client: String

  package init(
    method: String,
    target: String,
    version: String = "HTTP/1.1",
    headers: [HTTPHeader],
    client: String = ""
  ) {
    self.method = method
    self.target = target
    self.version = version
    self.headers = headers
    self.client = client
  }

  /// Every value of the headers called `name`, in order.
  package func values(_ name: String) -> [String] {
    headers.lazy.filter { $0.isCalled(name) }.map(\.value)
  }
}

/// What answers the requests of a server.
package protocol HTTPService: Sendable {
  /// Decides by the head, before any of the body is read. Called on the server's own thread, so it
  /// must not wait; what has to be waited for is put into `.ask`.
  func admit(_ head: HTTPRequestHead) -> HTTPAdmission
}

/// What a service makes of a head.
package enum HTTPAdmission: Sendable {
  /// Reads a body of at most `limit` bytes, then answers. The task is cancelled when the client
  /// leaves.
  case accept(limit: Int, answer: @Sendable (_ body: [UInt8], any HTTPResponder) async -> Void)
  /// Answers at once, reads nothing more and closes the connection.
  case refuse(HTTPResponse)
  /// Has to wait for the decision.
  case ask(@Sendable () async -> HTTPAdmission)
}

/// Where the answer to one request goes; calls after the client has left do nothing.
package protocol HTTPResponder: Sendable {
  /// Answers whole.
  func send(_ response: HTTPResponse)
  /// Begins an answer that comes in pieces.
  func begin(_ head: HTTPResponseHead)
  /// Adds a piece.
  func write(_ piece: [UInt8])
  /// Ends an answer that came in pieces.
  func end()
  /// Ends it so that the client sees it is not whole.
  func breakOff()
}
