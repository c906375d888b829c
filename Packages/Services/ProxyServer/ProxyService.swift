import Calendar
package import HTTP
import Synchronization

/// Passes requests on to the vendors with this server's own key, for clients that show a token.
package final class ProxyService: HTTPService {
  let configuration: ProxyConfiguration
  let tools: ProxyTools
  private let cache = TokenCache()
  private let underWay = Atomic(0)
  private let isDraining = Atomic(false)

  package init(_ configuration: ProxyConfiguration, tools: ProxyTools) {
    self.configuration = configuration
    self.tools = tools
  }

  /// How many requests are being passed on.
  package var requestsUnderWay: Int { underWay.load(ordering: .acquiring) }

  /// Refuses every request from now on; those under way go on.
  package func drain() { isDraining.store(true, ordering: .releasing) }

  package func admit(_ head: HTTPRequestHead) -> HTTPAdmission {
    let path = String(head.target.prefix { $0 != "?" })
    let call = Call(head, api: SpokenAPI(guessedFrom: path), tools: tools)
    do {
      let size = try RequestGate.check(head)
      if path == "/healthz" { return try health(head) }
      try judge(head, path: path, size: size, call.api)
      let token = try Credentials.token(in: head)
      guard let record = cache.record(token.id, at: tools.now()) else {
        return .ask { await self.ask(token, call) }
      }
      return try admit(token, as: record, call)
    } catch {
      return .refuse(call.refusal(error))
    }
  }

  private func health(_ head: HTTPRequestHead) throws(Problem) -> HTTPAdmission {
    guard head.method == "GET" || head.method == "HEAD" else {
      throw Problem(.wrongMethod, "/healthz is read with GET")
    }
    let isOpen = !isDraining.load(ordering: .acquiring)
    let response = HTTPResponse(
      head: HTTPResponseHead(
        status: isOpen ? 200 : 503,
        headers: [HTTPHeader("content-type", "application/json")]
      ),
      body: Array("{\"status\":\"\(isOpen ? "ok" : "stopping")\"}".utf8)
    )
    return .accept(limit: 0) { _, responder in responder.send(response) }
  }

  private func judge(
    _ head: HTTPRequestHead,
    path: String,
    size: Int,
    _ api: SpokenAPI
  ) throws(Problem) {
    guard path == api.path else { throw Problem(.notFound, "there is nothing at this path") }
    guard head.method == "POST" else { throw Problem(.wrongMethod, "requests are made with POST") }
    guard configuration.upstreams[api] != nil else {
      throw Problem(.notFound, "this server passes no requests on to \(api.rawValue)")
    }
    guard !isDraining.load(ordering: .acquiring) else {
      throw Problem(.overloaded, "this server is stopping", retryAfter: 1)
    }
    guard size <= configuration.bodySize else {
      throw Problem(.tooLarge, "the body is larger than \(configuration.bodySize) bytes")
    }
  }

  private func ask(_ token: Token, _ call: Call) async -> HTTPAdmission {
    do {
      // A token nobody knows takes as long as one whose secret is wrong.
      guard let record = try await record(of: token) else { throw Credentials.refused }
      let admission = try admit(token, as: record, call)
      cache.keep(record, at: tools.now())
      return admission
    } catch {
      return .refuse(call.refusal(error))
    }
  }

  private func record(of token: Token) async throws(Problem) -> TokenRecord? {
    do {
      return try await tools.store.token(token.id)
    } catch {
      throw Problem(.storeFailed, "the tokens cannot be looked at now", retryAfter: 5)
    }
  }

  private func admit(
    _ token: Token,
    as record: TokenRecord,
    _ call: Call
  ) throws(Problem) -> HTTPAdmission {
    guard record.matches(token), record.isValid(at: tools.now()) else { throw Credentials.refused }
    return .accept(limit: configuration.bodySize) { body, responder in
      let count = self.underWay.add(1, ordering: .acquiringAndReleasing).newValue
      defer { self.underWay.subtract(1, ordering: .acquiringAndReleasing) }
      let relay = Relay(self.configuration, self.tools, call, record, responder)
      await relay.run(body, isTooMany: count > self.configuration.requestsAtATime)
    }
  }
}

/// How a client shows its token.
enum Credentials {
  static let refused = Problem(
    .unauthenticated,
    "the token is not valid; ask whoever runs this server for one"
  )

  /// The one token of a head.
  static func token(in head: HTTPRequestHead) throws(Problem) -> Token {
    var texts = head.values("x-api-key")
    for value in head.values("authorization") {
      let parts = value.split(separator: " ")
      guard parts.count == 2, parts[0].lowercased() == "bearer" else { throw refused }
      texts.append(String(parts[1]))
    }
    guard let text = texts.first else {
      throw Problem(.unauthenticated, "a token is needed, as x-api-key or Authorization: Bearer")
    }
    guard texts.allSatisfy({ $0 == text }), let token = Token(text) else { throw refused }
    return token
  }
}

/// One request, as it is answered and logged.
struct Call: Sendable {
  let head: HTTPRequestHead
  let api: SpokenAPI
  let id: String
  let start: Instant
  private let tools: ProxyTools

  init(_ head: HTTPRequestHead, api: SpokenAPI, tools: ProxyTools) {
    self.head = head
    self.api = api
    self.tools = tools
    id = "req_" + tools.random(8).map { String($0, radix: 36) }.joined()
    start = tools.now()
  }

  var record: RequestRecord { RequestRecord(id: id, at: start, client: head.client) }

  /// The answer to a request that is not passed on, which is logged too.
  func refusal(_ error: any Error) -> HTTPResponse {
    let problem = error as? Problem ?? Problem(.internalTrouble, "this server has a fault")
    var record = record
    let response = problem.response(in: api, requestID: id)
    record.problem = problem.kind.rawValue
    record.status = problem.status
    record.bytesOut = response.body.count
    log(record)
    return response
  }

  func log(_ record: RequestRecord) {
    var record = record
    record.elapsedMilliseconds = Int(tools.now().milliseconds - start.milliseconds)
    tools.log(record)
  }
}
