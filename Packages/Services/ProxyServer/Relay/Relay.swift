import Calendar
import HTTP
import Synchronization

/// Passes one request on, and its answer back.
struct Relay: Sendable {
  private let configuration: ProxyConfiguration
  private let tools: ProxyTools
  private let call: Call
  private let token: TokenRecord
  private let responder: any HTTPResponder

  init(
    _ configuration: ProxyConfiguration,
    _ tools: ProxyTools,
    _ call: Call,
    _ token: TokenRecord,
    _ responder: any HTTPResponder
  ) {
    self.configuration = configuration
    self.tools = tools
    self.call = call
    self.token = token
    self.responder = responder
  }

  /// Does all of it; the client has its answer, and the budget is settled, when this returns.
  func run(_ body: [UInt8], isTooMany: Bool) async {
    var record = call.record
    record.api = call.api
    record.tokenID = token.id
    record.label = token.label
    record.bytesIn = body.count
    do throws(Problem) {
      if isTooMany { throw Problem(.overloaded, "too many requests at a time", retryAfter: 1) }
      try await pass(body, &record)
    } catch {
      record.problem = error.kind.rawValue
      record.status = error.status
      let response = error.response(in: call.api, requestID: call.id)
      record.bytesOut = response.body.count
      responder.send(response)
    }
    call.log(record)
  }

  private func pass(_ body: [UInt8], _ record: inout RequestRecord) async throws(Problem) {
    let inspection = try RequestInspection(body, api: call.api)
    guard configuration.allows(inspection.model) else {
      let models = configuration.models.joined(separator: ", ")
      throw Problem(.forbidden, "this model is not allowed here; allowed are \(models)")
    }
    record.model = inspection.model
    record.isStream = inspection.isStream
    record.attachments = inspection.attachments
    let reserved =
      inspection.questionTokens(bodySize: body.count)
      + inspection.replyTokens(atMost: configuration.replyTokens)
    let day = try await reserve(reserved)
    record.reservedTokens = reserved
    let exchange = Answer(call, responder)
    let failure = await send(
      inspection.capped(
        body,
        at: configuration.replyTokens,
        missing: call.api == .anthropic ? "max_tokens" : configuration.openAILimitKey
      ),
      exchange
    )
    let outcome = exchange.outcome
    record.upstreamStatus = outcome.status
    record.inputTokens = outcome.use.input
    record.outputTokens = outcome.use.output
    await settle(reserved, outcome, failure, on: day)
    try finish(exchange, failure, &record)
  }

  // MARK: - The budget

  private func reserve(_ tokens: Int) async throws(Problem) -> Int {
    let now = tools.now()
    let result: Reservation
    do {
      result = try await tools.store.reserve(tokens, for: token.id, on: now.utcDay, at: now)
    } catch {
      throw Problem(.storeFailed, "the budget cannot be looked at now", retryAfter: 5)
    }
    switch result {
    case .granted: return now.utcDay
    case .invalid: throw Credentials.refused
    case .noRequestsLeft:
      throw Problem(
        .overBudget,
        "the requests of this token are used up for today (UTC)",
        retryAfter: now.secondsLeftOfDay
      )
    case .noTokensLeft:
      throw Problem(
        .overBudget,
        "this request may take \(tokens) tokens, more than this token has left for today (UTC)",
        retryAfter: now.secondsLeftOfDay
      )
    }
  }

  /// What was reserved becomes what was used. Where nobody said what was used and the vendor may
  /// have worked, all that was reserved counts.
  private func settle(
    _ reserved: Int,
    _ outcome: Answer.Outcome,
    _ failure: HTTPFailure?,
    on day: Int
  ) async {
    let used: Int
    if let total = outcome.use.total {
      used = outcome.isWhole ? total : max(total, reserved)
    } else if outcome.status.map({ $0 >= 400 }) ?? (failure?.kind == .cannotConnect) {
      used = 0
    } else {
      used = reserved
    }
    guard used != reserved else { return }
    // A budget that stays reserved too high is the safe side; it is over with the day.
    try? await tools.store.settle(used - reserved, for: token.id, on: day)
  }

  // MARK: - The exchange

  /// Sends the request; why it failed, if it did.
  private func send(_ body: [UInt8], _ answer: Answer) async -> HTTPFailure? {
    guard let upstream = configuration.upstreams[call.api] else {
      return HTTPFailure(.cannotConnect, "not set up")
    }
    do {
      try await tools.client.stream(
        upstream.request(
          call.api,
          from: call.head,
          body: body,
          timeout: configuration.answerTimeout
        ),
        onHead: { answer.take($0) },
        onBody: { answer.take($0) }
      )
      answer.end()
      return nil
    } catch let failure as HTTPFailure {
      return failure
    } catch {
      return HTTPFailure(.interrupted, "cancelled")
    }
  }

  private func finish(
    _ answer: Answer,
    _ failure: HTTPFailure?,
    _ record: inout RequestRecord
  ) throws(Problem) {
    let outcome = answer.outcome
    record.bytesOut = outcome.bytes
    if outcome.isStream {
      record.status = outcome.status ?? 0
      if failure == nil { return }
      record.problem = "broken_off"
      return responder.breakOff()
    }
    if let failure { throw Problem(failure) }
    guard let head = outcome.head, let upstream = configuration.upstreams[call.api] else {
      throw Problem(.upstreamFailed, "the vendor's server gave no answer")
    }
    guard (200...299).contains(head.status) || (400...599).contains(head.status),
      head.status != 401
    else { throw Problem(refusedWith: head.status) }
    let body = outcome.body
    record.status = head.status
    responder.send(
      HTTPResponse(
        head: Answer.passed(head, requestID: call.id),
        body: head.status < 300 ? body : upstream.scrubbed(body)
      )
    )
  }
}

extension Problem {
  /// What a client is told of trouble with the vendor's server; nothing of its address or key.
  fileprivate init(_ failure: HTTPFailure) {
    switch failure.kind {
    case .timedOut: self.init(.upstreamSlow, "the vendor's server took too long")
    case .tooLarge: self.init(.upstreamFailed, "the vendor's answer is too large")
    default: self.init(.upstreamFailed, "the vendor's server cannot be reached")
    }
  }

  fileprivate init(refusedWith status: Int) {
    self.init(
      .upstreamFailed,
      status == 401
        ? "the vendor's server refused this server's own key; tell whoever runs it"
        : "the vendor's server gave an answer that is not passed on (\(status))"
    )
  }
}
