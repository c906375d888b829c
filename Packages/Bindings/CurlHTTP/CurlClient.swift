package import HTTP

/// What a client is told about its surroundings.
package struct CurlSettings: Equatable, Sendable {
  package var userAgent: String
  /// A file of certificates to trust instead of the system's.
  package var caFile: String?
  /// A proxy's address; `nil` for a direct connection, whatever the environment says.
  package var proxy: String?

  package init(userAgent: String, caFile: String? = nil, proxy: String? = nil) {
    self.userAgent = userAgent
    self.caFile = caFile
    self.proxy = proxy
  }
}

/// Sends requests through libcurl, all on one thread of its own that starts with the first request.
///
/// The callbacks of `stream` run on that thread, one piece at a time: while one works, nothing more
/// is read, so no more than a piece is in memory. A callback that waits long holds up every other
/// exchange of this client.
///
/// Redirects are followed for GET and HEAD alone. To another host, port or scheme go only headers
/// that are known to hold no secret, so neither `Authorization` nor any service's own key header.
package final class CurlClient: HTTPClient {
  private let settings: CurlSettings
  private let worker = Guarded<Worker?>(nil)

  /// Makes a client, which costs nothing before the first request.
  package init(_ settings: CurlSettings) { self.settings = settings }

  package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let answer = Answer()
    try await stream(request, onHead: answer.take, onBody: answer.take)
    return try answer.whole()
  }

  package func stream(
    _ request: HTTPRequest,
    onHead: @escaping @Sendable (HTTPResponseHead) throws -> Void,
    onBody: @escaping @Sendable ([UInt8]) throws -> Void
  ) async throws {
    try Task.checkCancellation()
    let worker = try runningWorker()
    let ticket = Ticket()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        let order = Order(
          ticket: ticket,
          request: request,
          onHead: onHead,
          onBody: onBody,
          waiter: waiter
        )
        worker.inbox.post(.send(order))
      }
    } onCancel: {
      ticket.cancel()
      worker.inbox.post(.cancel(ticket))
    }
  }

  private func runningWorker() throws -> Worker {
    try worker.withLock { worker in
      if let worker { return worker }
      let started = try Worker(settings: settings)
      worker = started
      return started
    }
  }
}

/// Collects an answer piece by piece.
private final class Answer: Sendable {
  private let state = Guarded<(head: HTTPResponseHead?, body: [UInt8])>((nil, []))

  @Sendable func take(_ head: HTTPResponseHead) { state.withLock { $0.head = head } }

  @Sendable func take(_ piece: [UInt8]) { state.withLock { $0.body += piece } }

  func whole() throws(HTTPFailure) -> HTTPResponse {
    let (head, body) = state.withLock { state in (state.head, state.body) }
    guard let head else { throw HTTPFailure(.malformed, "the answer has no head") }
    return HTTPResponse(head: head, body: body)
  }
}
