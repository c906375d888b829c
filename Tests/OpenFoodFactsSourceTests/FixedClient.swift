import HTTP
import Synchronization
import Testing

/// Answers every request with one body and remembers what was asked; where there is none, a request
/// is a fault.
final class FixedClient: HTTPClient {
  private let body: String?
  private let asked = Mutex<[HTTPRequest]>([])

  init(_ body: String?) { self.body = body }

  var requests: [HTTPRequest] { asked.withLock { $0 } }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    asked.withLock { $0.append(request) }
    let body = try #require(body, "nothing may be asked")
    return HTTPResponse(head: HTTPResponseHead(status: 200, headers: []), body: Array(body.utf8))
  }

  func stream(
    _ request: HTTPRequest,
    onHead: @escaping @Sendable (HTTPResponseHead) throws -> Void,
    onBody: @escaping @Sendable ([UInt8]) throws -> Void
  ) async throws {
    Issue.record("products are not streamed")
  }
}
