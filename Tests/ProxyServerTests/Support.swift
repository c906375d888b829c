import Calendar
import HTTP
import Settings
import Synchronization

@testable import ProxyServer

/// A vendor's server that answers as it is told, and keeps what it was sent.
final class ScriptedClient: HTTPClient {
  enum Answer: Sendable {
    case whole(status: Int, headers: [(String, String)], body: String)
    case pieces([String])
    case fails(HTTPFailure)
    case breaksOff(after: String)
    case waits
  }

  private let answer: Answer
  private let kept = Mutex<[HTTPRequest]>([])

  init(_ answer: Answer) { self.answer = answer }

  var requests: [HTTPRequest] { kept.withLock { $0 } }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    throw HTTPFailure(.notAllowed, "only streams are scripted")
  }

  func stream(
    _ request: HTTPRequest,
    onHead: @escaping @Sendable (HTTPResponseHead) throws -> Void,
    onBody: @escaping @Sendable ([UInt8]) throws -> Void
  ) async throws {
    kept.withLock { $0.append(request) }
    let events = HTTPResponseHead(
      status: 200,
      headers: [HTTPHeader("Content-Type", "text/event-stream; charset=utf-8")]
    )
    switch answer {
    case .whole(let status, let headers, let body):
      try onHead(HTTPResponseHead(status: status, headers: headers.map { HTTPHeader($0.0, $0.1) }))
      try onBody(Array(body.utf8))
    case .pieces(let pieces):
      try onHead(events)
      for piece in pieces { try onBody(Array(piece.utf8)) }
    case .fails(let failure): throw failure
    case .breaksOff(let piece):
      try onHead(events)
      try onBody(Array(piece.utf8))
      throw HTTPFailure(.interrupted, "the vendor broke off")
    case .waits: try await Task.sleep(for: .seconds(60))
    }
  }
}

/// Keeps what a client would see.
final class KeptAnswer: HTTPResponder {
  struct State: Sendable {
    var status: Int?
    var headers: [HTTPHeader] = []
    var body: [UInt8] = []
    var ending = ""
  }

  private let state = Mutex(State())

  var seen: State { state.withLock { $0 } }
  var text: String { String(decoding: seen.body, as: UTF8.self) }

  func send(_ response: HTTPResponse) {
    begin(response.head)
    write(response.body)
    end()
  }

  func begin(_ head: HTTPResponseHead) {
    state.withLock { state in
      state.status = head.status
      state.headers = head.headers
    }
  }

  func write(_ piece: [UInt8]) { state.withLock { $0.body += piece } }
  func end() { state.withLock { $0.ending += "end" } }
  func breakOff() { state.withLock { $0.ending += "broken" } }

  func header(_ name: String) -> String? { seen.headers.first { $0.name == name }?.value }
}

/// Tokens in memory.
actor MemoryStore: TokenStore {
  private var records: [String: TokenRecord] = [:]
  private var used = Use()
  private var isBroken = false

  struct Broken: Error {}

  func add(_ token: TokenRecord) { records[token.id] = token }
  func all(on day: Int) -> [(record: TokenRecord, use: Use)] { records.values.map { ($0, used) } }
  func token(_ id: String) throws -> TokenRecord? {
    if isBroken { throw Broken() }
    return records[id]
  }
  func revoke(_ id: String, at now: Instant) -> Bool {
    records[id]?.revoked = now
    return true
  }
  func reserve(_ tokens: Int, for id: String, on day: Int, at now: Instant) throws -> Reservation {
    if isBroken { throw Broken() }
    guard let record = records[id], record.isValid(at: now) else { return .invalid }
    if let most = record.budget.requests, used.requests >= most { return .noRequestsLeft }
    if let most = record.budget.tokens, used.tokens + tokens > most { return .noTokensLeft }
    used.requests += 1
    used.tokens += tokens
    return .granted
  }
  func settle(_ difference: Int, for id: String, on day: Int) { used.tokens += difference }

  var use: Use { used }
  func breakDown() { isBroken = true }
}

/// A proxy with one token, and all that can be seen of it.
struct Proxy {
  static let key = "sk-canary-0123456789abcdef"

  let client: ScriptedClient
  let store = MemoryStore()
  let token = Token { [UInt8](repeating: 0x5A, count: $0) }
  let log = Log()
  let service: ProxyService

  final class Log: Sendable {
    private let records = Mutex<[RequestRecord]>([])
    var all: [RequestRecord] { records.withLock { $0 } }
    func add(_ record: RequestRecord) { records.withLock { $0.append(record) } }
  }

  init(
    _ answer: ScriptedClient.Answer = .whole(
      status: 200,
      headers: [("content-type", "application/json")],
      body: #"{"id":"m","usage":{"input_tokens":7,"output_tokens":5}}"#
    ),
    budget: Budget = Budget(),
    adjust: (inout ProxyConfiguration) -> Void = { _ in }
  ) async {
    client = ScriptedClient(answer)
    var configuration = ProxyConfiguration(
      upstreams: [
        .anthropic: Upstream(.anthropic, base: "https://a.example", key: Secret(Self.key)),
        .openAI: Upstream(.openAI, base: "https://o.example/v1/", key: Secret(Self.key)),
      ],
      models: ["small", "big-*"]
    )
    adjust(&configuration)
    let log = log
    service = ProxyService(
      configuration,
      tools: ProxyTools(
        client: client,
        store: store,
        now: { Instant(milliseconds: 1_796_040_000_000) },
        random: { [UInt8](repeating: 1, count: $0) },
        log: { log.add($0) }
      )
    )
    await store.add(
      TokenRecord(
        id: token.id,
        label: "kitchen",
        digest: token.digest,
        created: Instant(milliseconds: 0),
        budget: budget
      )
    )
  }

  static let question =
    #"{"model":"small","max_tokens":100,"messages":[{"role":"user","content":"canary-question"}]}"#

  /// What is reserved for it.
  static let reserved = question.utf8.count / 3 + 100

  /// Sends a request as a server would.
  func ask(
    _ target: String = "/v1/messages",
    _ body: String = question,
    method: String = "POST",
    headers: [(String, String)]? = nil
  ) async -> KeptAnswer {
    let answer = KeptAnswer()
    let own = headers ?? [("x-api-key", token.text)]
    let length = [("Content-Length", "\(body.utf8.count)")]
    let head = HTTPRequestHead(
      method: method,
      target: target,
      headers: ([("Host", "localhost")] + (method == "POST" ? length : []) + own)
        .map { HTTPHeader($0.0, $0.1) },
      client: "192.0.2.1"
    )
    var admission = service.admit(head)
    while case .ask(let ask) = admission { admission = await ask() }
    switch admission {
    case .accept(let limit, let work):
      guard body.utf8.count <= limit || method != "POST" else { return answer }
      await work(Array(body.utf8), answer)
    case .refuse(let response): answer.send(response)
    case .ask: break
    }
    return answer
  }
}
